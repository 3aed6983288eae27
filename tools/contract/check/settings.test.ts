import { generatedContractFile } from '../model/generated-contract.ts'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractCheck } from './command.ts'
import { readOptions } from './options.ts'
import { type CommandRuns, openCommandRuns } from './testing/command-runs.ts'

// What a run takes from its configuration file and from the environment, and whom it never writes to.

let runs: CommandRuns
let backend: CommandRuns['backend']

beforeAll(async () => {
  runs = await openCommandRuns()
  backend = runs.backend
})
afterAll(() => runs.close())

const inFolder = (name: string) => runs.inFolder(name)
const run: CommandRuns['run'] = (...given) => runs.run(...given)

const only = (...ids: string[]) => ids.flatMap((id) => ['--operation', id])

test('writes are refused for a production host of the configuration', async () => {
  const file = inFolder('config.yaml')
  writeFileSync(file, `target: http://\${SHOP_HOST}/\nproduction: [shop.example]\n`)
  const args = ['--config', file, '--contract', generatedContractFile, '--allow-writes']
  const lines: string[] = []
  const code = await contractCheck(args, {
    command: 'contract-check',
    environment: { SHOP_HOST: 'shop.example' },
    print: (line) => void lines.push(line),
    memory: inFolder('last.json'),
  })
  expect(code).toBe(2)
  expect(lines.join('\n')).toContain('production')
})

test('hosts below a denied one are denied, settings come from the file, a wrong one is told', async () => {
  const file = inFolder('whole.yaml')
  const config = (text: string, ...args: string[]) => {
    writeFileSync(file, text)
    return run(['--config', file, ...args])
  }
  backend.begin()
  const denied = await config('production: ["*.0.0.1"]\n', '--allow-writes')
  expect(denied.code).toBe(2)
  expect(denied.text).toContain('production host')
  const settings = 'operations: [getFooter]\nrate: 0\nseed: 7\nminCoverage: 100\nlevel: shape\n'
  const { code, text } = await config(settings)
  expect(code).toBe(0)
  expect(text).toContain('seed 7')
  expect(text).toContain('operations: 1 passed')
  for (const wrong of ['password: x', 'rate: fast', 'runs: 1.5', 'level: deep', 'target: ${NOBODY_SET_THIS}'])
    expect((await config(wrong)).code).toBe(2)
})

test('writes need an account that was given for them', async () => {
  backend.begin()
  const { code, text } = await run(['--allow-writes', ...only('getCart')], {})
  expect(code).toBe(2)
  expect(text).toContain('CONTRACT_LOGIN')
})

describe('what may stay behind', () => {
  const outbox = 'http://127.0.0.1:4020/sandbox/outbox'
  const optionsOf = (text: string, ...args: string[]) => {
    const file = inFolder('lasting.yaml')
    writeFileSync(file, `target: http://127.0.0.1:4020\n${text}`)
    return readOptions(['--config', file, ...args], {})
  }

  test('it may be allowed by the configuration file, for one run, the gate and watching', () => {
    const text = `allowLasting: true\noutbox: ${outbox}\n`
    for (const further of [[], ['--built'], ['--watch']])
      expect(optionsOf(text, '--allow-writes', ...further)).toMatchObject({ allowLasting: true, outbox })
    expect(optionsOf('allowLasting: false\n', '--allow-writes')).toMatchObject({ allowLasting: false })
  })

  test('the command line wins, and either half may come from it', () => {
    const text = `allowLasting: true\noutbox: ${outbox}\n`
    const other = 'http://127.0.0.1:4021/'
    expect(optionsOf(text, '--allow-writes', '--outbox', other)).toMatchObject({ outbox: other })
    expect(optionsOf('allowLasting: true\n', '--allow-writes', '--outbox', other)).toMatchObject({
      allowLasting: true,
      outbox: other,
    })
    const lasting = ['--allow-writes', '--allow-lasting']
    expect(optionsOf(`outbox: ${outbox}\n`, ...lasting)).toMatchObject({ allowLasting: true, outbox })
    expect(optionsOf('allowLasting: false\n', ...lasting)).toMatchObject({ allowLasting: true })
  })

  test('a run that only reads may share the file', () => {
    const options = optionsOf(`allowLasting: true\noutbox: ${outbox}\n`)
    expect(options).toMatchObject({ allowWrites: false, allowLasting: false })
    expect(options).not.toHaveProperty('outbox')
  })

  test.each([
    ['allowLasting: yes please\n', 'allowLasting must be true or false'],
    ['outbox: 4020\n', 'outbox must be a text'],
    ['allowLasting: true\noutbox: /sandbox/outbox\n', '--outbox is an http(s) address'],
    [`outbox: ${outbox}\n`, 'goes with --allow-lasting'],
    ['allowLast: true\n', 'allowLast is unknown'],
    ['constructor: true\n', 'constructor is unknown'],
  ])('%j is told', (text, message) => {
    expect(() => optionsOf(text, '--allow-writes')).toThrow(message)
  })

  test.each([['--allow-lasting'], ['--outbox', outbox]])('%s alone is told', (...args) => {
    expect(() => optionsOf('allowLasting: true\n', ...args)).toThrow('--allow-writes')
  })
})
