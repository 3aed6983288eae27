import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readFileSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operationList } from '../../../src/generated/operation-list.ts'
import { contractRoot } from '../model/bundle.ts'
import { type CommandRuns, openCommandRuns } from './testing/command-runs.ts'
import { type Fault, rewritten } from './testing/fault.ts'
import { accounts } from './testing/run-options.ts'

/** What a team has after its first days. */
const first = [
  'getHeader',
  'login',
  'logout',
  'getFooter',
  'getCatalogMenu',
  'listSectionProducts',
  'getProduct',
  'listStores',
]

/** What is asked for rules alone, again and again: whether an operation is there shows without. */
const fewRequests = ['--runs', '0', '--proofs', '0']

const absent = (status: number) =>
  Response.json(
    { status: 'error', data: null, errors: [{ code: String(status), message: 'Такого адреса нет.' }] },
    { status, headers: { 'cache-control': 'no-store' } },
  )
/** @param status of what is missing: one for all, or by operation */
const halfBuilt = (built: readonly string[], status: number | ((id: string) => number) = 404): Fault => ({
  name: 'a half-built backend',
  operation: '',
  place: '',
  answer: (call) =>
    call.operationId === undefined || built.includes(call.operationId)
      ? call.pass()
      : Promise.resolve(absent(typeof status === 'number' ? status : status(call.operationId))),
})

let runs: CommandRuns
beforeAll(async () => {
  runs = await openCommandRuns({ isDirect: true })
})
afterAll(() => runs.close())
beforeEach(() => runs.backend.begin())

test('what is not built yet, by 404 or 501, is one line, and what is there complies', async () => {
  const told = new Map<string, number>()
  const either = (id: string) => {
    const status = told.get(id) ?? (told.size % 2 === 0 ? 404 : 501)
    told.set(id, status)
    return status
  }
  runs.backend.begin(halfBuilt(first, either))
  const { code, text } = await runs.run(['--allow-writes', '--runs', '0', '--proofs', '1'])
  expect(text.match(/^✗.*/gm) ?? []).toEqual([])
  expect(code).toBe(0)
  expect(text).not.toContain('Left over')
  const [line = ''] = /^Not built yet \(\d+\): .*/m.exec(text) ?? []
  for (const id of ['listOrders', 'getPersonal', 'getCart', 'getNewsItem', 'addToCart'])
    expect(line).toContain(id)
  for (const id of first) expect(line).not.toMatch(new RegExp(String.raw`\b${id}\b`))
  expect(text).toMatch(/operations: \d+ passed, 0 failed, \d+ untested, \d+ not built/)
  const missing = new Set(line.replace(/^[^:]*: /, '').split(', '))
  const untried = Array.from(
    text.matchAll(/: it takes .* of (\w+)(?: with .*)?$/gm),
    ([, whose = '']) => whose,
  )
  expect(untried.filter((whose) => missing.has(whose))).toEqual([])
  expect(untried).not.toEqual([])
})

test('a write that is not built leaves nothing behind', async () => {
  const writes = ['addFavorites', 'removeFavorite', 'switchContractor']
  const reads = ['listFavorites', 'listCompanies', 'listSectionProducts', 'addToCart']
  const others = operationList.map(({ id }) => id).filter((id) => !writes.includes(id))
  runs.backend.begin(halfBuilt(others, 501))
  const chosen = [...writes, ...reads].flatMap((id) => ['--operation', id])
  const { code, text } = await runs.run(['--allow-writes', ...fewRequests, ...chosen])
  expect(text).toContain('Not built yet (3)')
  expect(text).not.toContain('Left over')
  expect(code).toBe(0)
})

test('without a login the rest is checked all the same', async () => {
  runs.backend.begin(halfBuilt(first.filter((id) => id !== 'login' && id !== 'logout')))
  const { code, text } = await runs.run(fewRequests)
  expect(code).toBe(0)
  expect(text).toContain('login is not built: nothing that needs a customer was asked')
})

test('--built writes what is there, and one of these that is gone fails from then on', async () => {
  const file = runs.inFolder('gate.yaml')
  writeFileSync(file, '# ours\nrate: 0\nruns: 0\nproofs: 0\nbuilt: [login]\n')
  runs.backend.begin(halfBuilt(first))
  const written = await runs.run(['--config', file, '--built'])
  expect(written.code).toBe(0)
  expect(written.text).toContain(`${first.length} operations are on the list of what is built`)
  expect(readFileSync(file, 'utf8')).toContain('# ours\nrate: 0\nruns: 0\nproofs: 0\n')
  expect(readFileSync(file, 'utf8')).toContain('- getFooter')
  expect((await runs.run(['--config', file])).code).toBe(0)
  runs.backend.begin(
    halfBuilt(
      first.filter((id) => id !== 'getFooter'),
      501,
    ),
  )
  const { code, text } = await runs.run(['--config', file])
  expect(code).toBe(1)
  expect(text).toMatch(/✗ getFooter: status is on the list of what is built, got 501\b/)
  runs.backend.begin(halfBuilt(first.filter((id) => id !== 'getFooter')))
  const absent = await runs.run(['--config', file])
  // One cause, one entry: that 404 is not declared is the same.
  expect(absent.text.match(/^✗ .*/gm)).toEqual([
    expect.stringMatching(/^✗ getFooter: status is on the list of what is built, got 404\b/),
  ])
  // More than the list may be there.
  runs.backend.begin(halfBuilt([...first, 'listNews']))
  expect((await runs.run(['--config', file])).code).toBe(0)
})

test('--built needs a file, which may be new; a name that is no operation is wrong usage', async () => {
  runs.backend.begin(halfBuilt(first))
  expect((await runs.run(['--built'])).code).toBe(2)
  const file = runs.inFolder('new.json')
  expect((await runs.run(['--config', file, '--built', '--operation', 'getFooter'])).code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    built: expect.arrayContaining(['getFooter', 'login']) as unknown,
  })
  writeFileSync(file, '{ "built": ["getNothing"] }')
  expect((await runs.run(['--config', file])).code).toBe(2)
})

test('400 in place of 422 everywhere is one entry with its places, after what stops the sale', async () => {
  runs.backend.begin({
    name: 'another status for wrong requests, and a product page without its title',
    operation: '',
    place: '',
    answer: async (call) => {
      const answer = await call.pass()
      if (answer.status === 422) return rewritten(answer, await answer.text(), { status: 400 })
      if (call.operationId !== 'getProduct' || answer.status !== 200) return answer
      return rewritten(answer, (await answer.text()).replace('"article":', '"artikel":'))
    },
  })
  const reads = ['getProduct', 'listSectionProducts', 'listOrders', 'listActs', 'listContracts', 'listNews']
  const chosen = reads.flatMap((id) => ['--operation', id])
  const { text } = await runs.run(['--allow-undocumented', ...fewRequests, ...chosen])
  const entries: string[] = [...(text.match(/^✗.*/gm) ?? [])]
  const wrong = entries.filter((entry) => entry.includes('400 is answered in place of 422'))
  expect(wrong).toHaveLength(1)
  expect(wrong[0]).toMatch(/ and \d+ more: request .* and \d+ more 400 is answered .*bad-request, \d+ times/)
  expect(entries.indexOf(wrong[0] ?? '')).toBeGreaterThan(
    entries.findIndex((entry) => entry.includes('/data/article')),
  )
  expect(text).toMatch(/: violations, \d+ violations of \d+ causes/)
})

test('lines of curl repeat what failed, the lines below fill their variables, and each entry names its line of the contract', async () => {
  runs.backend.begin({
    name: 'takes any SESSID, and counts wrong',
    operation: '',
    place: '',
    answer: async (call) => {
      if (call.operationId !== 'readAllNotifications') return call.pass()
      const headers = new Headers(call.headers)
      return /0123456789abcdef/.test(call.body)
        ? Response.json(
            { status: 'success', data: {}, errors: [] },
            { headers: { 'cache-control': 'no-store' } },
          )
        : call.pass({ headers })
    },
  })
  const { text } = await runs.run([
    '--allow-writes',
    ...fewRequests,
    '--operation',
    'readAllNotifications',
    '--contract',
    contractRoot,
  ])
  const entry = text.split('\n')
  const at = entry.findIndex((line) => line.startsWith('✗') && line.includes('SESSID'))
  expect(entry[at + 1]).toContain('0123456789abcdef0123456789abcdef')
  expect(entry[at + 2]).toMatch(/^ {4}openapi\/.*\.yaml:\d+$/)
  const filling = entry.filter((line) => /^(SID|TOKEN|SESSID|LOGIN|OLD_SESSID)=/.test(line))
  const environment = { ...process.env, ...accounts, SID: '', TOKEN: '', SESSID: '' }
  runs.backend.begin()
  const script = [...filling, 'echo "$SID|$TOKEN"', entry[at + 1]].join('\n')
  const { stdout: shown } = await promisify(execFile)('sh', ['-c', script], { env: environment })
  expect(shown).toMatch(/^[0-9a-f]{32}\|\S+\n/)
  // The sandbox refuses it by its own rule: login and cookie were accepted.
  expect(shown).toContain('sessidInvalid')
})
