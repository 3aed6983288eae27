import { generatedContractFile } from '../model/generated-contract.ts'
import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractCheck } from './command.ts'
import { type CommandRuns, openCommandRuns } from './testing/command-runs.ts'
import { inSuccess, insteadOf, type Fault } from './testing/fault.ts'
import { accounts } from './testing/run-options.ts'

const extraField: Fault = {
  name: 'an undocumented field',
  operation: 'getFooter',
  place: '',
  answer: inSuccess('getFooter', (data) => void (data['debug'] = true)),
}
const wrongName: Fault = {
  name: 'a number as title',
  operation: 'getCatalogMenu',
  place: '',
  answer: inSuccess('getCatalogMenu', (data) => {
    for (const item of data['items'] as Record<string, unknown>[]) item['name'] = 7
  }),
}

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

test('exit code 0 for a backend that complies, with what was not proved', async () => {
  backend.begin()
  const { code, text } = await run(only('getFooter', 'logout'), {})
  expect(code).toBe(0)
  expect(text).toContain('complies')
  expect(text).toContain('needs an account: logout')
  expect(text).toContain('CONTRACT_LOGIN is not set')
})

test('exit code 1 names operation, place and how to repeat it, identical violations once', async () => {
  backend.begin(wrongName)
  const { code, text } = await run(only('getCatalogMenu'))
  expect(code).toBe(1)
  expect(text.match(/\/data\/items\/\*\/name must be string/g)).toHaveLength(1)
  expect(text).toMatch(/✗ getCatalogMenu: .* \d+ times/)
  expect(text).toContain(`curl -i`)
  expect(text).toContain(`${backend.target}/api/catalogMenu/`)
})

test('exit code 2 for wrong usage: option, filter, contract, account in the address', async () => {
  backend.begin()
  for (const args of [
    ['--nonsense'],
    ['--operation', 'noSuch'],
    ['--tag', 'noSuch'],
    ['--timeout', '0'],
    ['--level', 'x'],
    ['--target', 'https://backend.example/?key=1'],
  ])
    expect((await run(args)).code).toBe(2)
  expect((await run(['--contract', inFolder('absent.yaml')])).code).toBe(2)
  const { code, text } = await run(['--target', backend.target.replace('//', '//me:secret@')])
  expect(code).toBe(2)
  expect(text).not.toContain('secret')
  expect((await run(only('getFooter'), { CONTRACT_LOGIN: 'half' })).code).toBe(2)
})

test('exit code 3 when nobody answers, and when the login is refused', async () => {
  backend.begin()
  const nobody = await run(['--target', 'http://127.0.0.1:9', ...only('getFooter')])
  expect(nobody.code).toBe(3)
  expect(nobody.text).toContain('does not answer')
  const refused = await run(only('getFooter'), { ...accounts, CONTRACT_PASSWORD: 'Wrong-Password-1' })
  expect(refused.code).toBe(3)
  expect(refused.text).toContain('wrongCredentials')
  expect(refused.text).not.toContain('Wrong-Password-1')
})

test('zero executed checks is never 0', async () => {
  backend.begin()
  const { code, text } = await run(only('getPersonal'), {})
  expect(text).not.toContain(': complies')
  expect(code).toBe(3)
})

test('exit code 4 below the coverage that is asked for', async () => {
  backend.begin()
  expect((await run([...only('getFooter', 'getPersonal'), '--min-coverage', '60'], {})).code).toBe(4)
  expect((await run([...only('getFooter', 'getPersonal'), '--min-coverage', '60'])).code).toBe(0)
})

test('--allow-undocumented tells of undocumented fields without counting them', async () => {
  backend.begin(extraField)
  expect((await run(only('getFooter'))).code).toBe(1)
  const { code, text } = await run([...only('getFooter'), '--allow-undocumented'])
  expect(code).toBe(0)
  expect(text).toContain('getFooter /data/debug')
})

test('a waiver holds until its day, with an owner; an expired one does not', async () => {
  backend.begin(extraField)
  const file = inFolder('waivers.yaml')
  const waiver = (expires: string) =>
    writeFileSync(
      file,
      `- { operationId: getFooter, rule: undocumented, owner: backend, expires: ${expires}, reason: to be cut }\n`,
    )
  waiver('2999-01-01')
  const held = await run([...only('getFooter'), '--waivers', file])
  expect(held.code).toBe(0)
  expect(held.text).toContain('waived until 2999-01-01 by backend')
  waiver('2001-01-01')
  const expired = await run([...only('getFooter'), '--waivers', file])
  expect(expired.code).toBe(1)
  expect(expired.text).toContain('expired on 2001-01-01')
  writeFileSync(file, '- { operationId: getFooter, reason: none }\n')
  expect((await run([...only('getFooter'), '--waivers', file])).code).toBe(2)
})

test('--plan prints every request and sends none', async () => {
  let sent = 0
  backend.begin({
    name: 'counts',
    operation: '',
    place: '',
    answer: (call) => {
      sent += 1
      return call.pass()
    },
  })
  const { code, text } = await run(['--plan', '--allow-writes'])
  expect(code).toBe(0)
  expect(sent).toBe(0)
  expect(text).toContain('addOrder')
  expect(text).toContain('getProduct')
  expect(text).not.toContain(accounts.CONTRACT_PASSWORD)
})

test('without --allow-writes nothing but reads and the session is called', async () => {
  const called = new Set<string>()
  backend.begin({
    name: 'notes',
    operation: '',
    place: '',
    answer: (call) => {
      if (call.operationId !== undefined) called.add(call.operationId)
      return call.pass()
    },
  })
  await run(['--tag', 'cart', '--tag', 'orders', '--tag', 'auth'])
  for (const write of ['addToCart', 'clearCart', 'addOrder', 'cancelOrder'])
    expect(called).not.toContain(write)
  expect(called).toContain('login')
})

test('an interrupted run still takes away what it made, and tells what stays', async () => {
  const interruption = new AbortController()
  const called: string[] = []
  backend.begin({
    name: 'notes',
    operation: '',
    place: '',
    answer: async (call) => {
      called.push(call.operationId ?? '')
      if (call.operationId === 'addOrder') {
        const answer = await call.pass()
        // Orders that are refused leave nothing behind.
        if ((await answer.clone().text()).includes('"status":"success"')) interruption.abort()
        return answer
      }
      if (call.operationId === 'cancelOrder')
        return Response.json(
          {
            status: 'error',
            data: null,
            errors: [{ code: 'actionNotAllowed', message: 'Заказ уже не отменить.' }],
          },
          { headers: { 'cache-control': 'no-store' } },
        )
      return call.pass()
    },
  })
  const lines: string[] = []
  const args = [
    '--target',
    backend.target,
    '--contract',
    generatedContractFile,
    '--rate',
    '0',
    '--allow-writes',
  ]
  const code = await contractCheck(args, {
    command: 'contract-check',
    environment: accounts,
    print: (line) => void lines.push(line),
    memory: inFolder('last.json'),
    interrupted: interruption.signal,
  })
  expect(code).toBe(3)
  expect(called.slice(called.lastIndexOf('addOrder') + 1)).toEqual([
    'getOrder',
    'getCompany',
    'cancelOrder',
    'getOrder',
    'updateCart',
  ])
  expect(lines.join('\n')).toMatch(
    /Left over in the backend:\s+order \d+ \(contract-check-\w+\) is not cancelled/,
  )
  expect(lines.join('\n')).toContain('The run was interrupted')
})

test('--failed asks again only what failed', async () => {
  backend.begin(wrongName)
  await run(only('getCatalogMenu', 'getFooter'))
  backend.begin()
  const { code, text } = await run(['--failed'])
  expect(code).toBe(0)
  expect(text).toContain('operations: 1 passed')
  expect((await run(['--failed'])).code).toBe(2)
})

test('refusals count as refusals: a run of errors says so', async () => {
  backend.begin({
    name: 'out of order',
    operation: 'getFooter',
    place: '',
    answer: insteadOf('getFooter', () =>
      Response.json(
        {
          status: 'error',
          data: null,
          errors: [{ code: 'techWork', message: 'Ведутся технические работы.' }],
        },
        {
          status: 523,
          headers: { 'cache-control': 'no-store', 'set-cookie': 'SID=a; Path=/; HttpOnly; SameSite=Lax' },
        },
      ),
    ),
  })
  const { code, text } = await run(only('getFooter'), {})
  expect(code).toBe(1)
  expect(text).toContain('100 % of what should have been done was refused or failed')
})
