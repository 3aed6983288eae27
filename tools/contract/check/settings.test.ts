import { generatedContractFile } from '../model/generated-contract.ts'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCheck } from './command.ts'
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
