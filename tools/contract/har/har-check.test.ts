import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../mocks/sandbox/testing/tiny-sandbox.ts'
import { openShop } from '../../../mocks/sandbox/testing/shop-sandbox.ts'
import { demoPassword } from '../../../mocks/sandbox/seed/named.ts'
import { contractHar } from './command.ts'

interface HarEntry {
  request: {
    method: string
    url: string
    headers: NameValue[]
    postData?: { mimeType: string; text: string }
  }
  response: {
    status: number
    headers: NameValue[]
    content: { text?: string; encoding?: string; mimeType?: string }
  }
}
type NameValue = { name: string; value: string }

const origin = 'https://shop.example'
const contract = 'src/generated/contract.json'
let folder = ''
let page: HarEntry
let added: HarEntry
let refused: HarEntry
let login: HarEntry
let sessid = ''
let token = ''

const shop = openShop()

/** Asks the sandbox and writes the exchange down as a browser would. */
async function record(
  path: string,
  body?: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<HarEntry> {
  const answer = await call(shop, path, { ...(body && { body }), headers })
  const text = JSON.stringify(answer.envelope)
  return {
    request: {
      method: body ? 'POST' : 'GET',
      url: origin + path,
      headers: [
        { name: ':method', value: 'GET' },
        { name: 'Cookie', value: 'SID=0123456789abcdef0123456789abcdef' },
        ...(body ? [{ name: 'Content-Type', value: 'application/json' }] : []),
        ...Object.entries(headers).map(([name, value]) => ({ name, value })),
      ],
      ...(body && { postData: { mimeType: 'application/json', text: JSON.stringify(body) } }),
    },
    response: {
      status: answer.status,
      headers: [...answer.headers].map(([name, value]) => ({ name, value })),
      content: { text: Buffer.from(text).toString('base64'), encoding: 'base64' },
    },
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'har-'))
  const header = await call(shop, '/api/header/')
  sessid = String((header.data?.['userData'] as Record<string, unknown> | undefined)?.['SESSID'])
  page = await record('/web/elastic/component/catalogSection/filtry/f/?PAGEN_1=1')
  added = await record(
    '/web/basket/add/',
    { SESSID: sessid, product: { id: 10001, quantity: 2 } },
    { 'Idempotency-Key': '0f5c1c57-6f3b-4f0e-9c38-2c1f5d2f7a11' },
  )
  refused = await record('/web/basket/add/', { SESSID: sessid, product: { id: 99_999, quantity: 2 } })
  const credentials = { login: 'buyer@example.ru', password: demoPassword }
  login = await record('/api/authentication/', { credentials }, { 'X-Urldecode': 'none' })
  token = String((answerOf(login)['data'] as Record<string, unknown>)['token'])
})
afterAll(() => rmSync(folder, { recursive: true }))

function answerOf({ response }: HarEntry): Record<string, unknown> {
  return JSON.parse(Buffer.from(response.content.text ?? '', 'base64').toString()) as Record<string, unknown>
}

/** The entry with another answer. */
function withAnswer(entry: HarEntry, change: (data: Record<string, unknown>) => void): HarEntry {
  const answer = answerOf(entry)
  change(answer)
  return { ...entry, response: { ...entry.response, content: { text: JSON.stringify(answer) } } }
}

async function check(entries: unknown[], ...args: string[]) {
  const file = join(folder, 'recorded.har')
  writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }))
  const lines: string[] = []
  const code = await contractHar([file, '--contract', contract, ...args], {
    command: 'contract-har',
    print: (text) => lines.push(text),
  })
  return { code, text: lines.join('\n') }
}

test('traffic of the sandbox complies: reads, writes, refusals and login', async () => {
  const { code, text } = await check([page, added, refused, login])
  expect(text).toContain('Calls checked: 4, of 3 operations; others ignored: 0.')
  expect(text).toContain('complies')
  expect(code).toBe(0)
})

test('a wrong field of an answer is named with operation, status and pointer, identical ones once', async () => {
  const wrong = withAnswer(added, ({ data }) => ((data as Record<string, unknown>)['count'] = 'two'))
  const { code, text } = await check([wrong, wrong])
  expect(text).toContain('addToCart\n  ✗ 200 /data/count: must be integer')
  expect(text).toContain('(2 times)')
  expect(code).toBe(1)
})

test('undocumented fields, parameters and operations are named', async () => {
  const more = withAnswer(added, ({ data }) => ((data as Record<string, unknown>)['bonus'] = 1))
  const parameter = { ...page, request: { ...page.request, url: `${page.request.url}&colour=red` } }
  const unknown = { ...page, request: { ...page.request, url: `${origin}/web/wishlist/` } }
  const method = { ...page, request: { ...page.request, method: 'PUT', url: `${origin}/api/header/` } }
  const slash = { ...page, request: { ...page.request, url: `${origin}/api/header` } }
  const entries = [more, parameter, unknown, method, slash]
  const { code, text } = await check(entries)
  expect(text).toContain('? addToCart 200 /data/bonus')
  expect(text).toMatch(/\? \w+ request query colour/)
  expect(text).toContain('? GET /web/wishlist/: no such path')
  expect(text).toContain('? PUT /api/header/: the path is known, with GET only')
  expect(text).toContain('? GET /api/header: /api/header/ ends in a slash')
  expect(code).toBe(1)
  expect((await check(entries, '--allow-undocumented')).code).toBe(0)
})

test('two answers that contradict each other are told with the time between them', async () => {
  const list = await record('/web/elastic/component/catalogSection/filtry/f/?PAGEN_1=1')
  const { items } = answerOf(list)['data'] as { items: { code: string }[] }
  const detail = await record(`/web/product/${items[0]?.code}/`)
  const wrong = withAnswer(detail, ({ data }) => Object.assign(data as object, { name: 'Другое название' }))
  const at = (startedDateTime: string, entry: HarEntry) => ({ ...entry, startedDateTime })
  const [first, soon, late] = ['2026-11-24T10:00:00Z', '2026-11-24T10:00:01Z', '2026-11-24T10:00:20Z']
  const near = await check([at(first, list), at(soon, wrong)])
  expect(near.text).toContain('section-detail-name')
  expect(near.text).not.toContain('s apart')
  const far = await check([at(first, list), at(late, wrong)])
  expect(far.text).toContain('(read 20 s apart: no fault if it changed in between)')
})

test('JSON of another service is no undocumented operation of the backend', async () => {
  const counter = { ...page, request: { ...page.request, url: 'https://visits.example/collect' } }
  const { code, text } = await check([page, counter])
  expect(text).toContain('Calls checked: 1, of 1 operations; others ignored: 1.')
  expect(code).toBe(0)
  expect((await check([counter])).code).toBe(1)
})

test('a result that cannot be written is 2, and what was found is told', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  const { code, text } = await check([page], '--json', join(folder, 'a-file/report.json'))
  expect(text).toContain('complies')
  expect(text).toContain("can't be written")
  expect(code).toBe(2)
})

test('an undeclared status, a missing header and a body that is no JSON are violations', async () => {
  const status = { ...added, response: { ...added.response, status: 418 } }
  const bare = {
    ...added,
    response: { ...added.response, headers: [{ name: 'content-type', value: 'application/json' }] },
  }
  const page502 = { ...added, response: { ...added.response, status: 502 } }
  const html = { ...added, response: { ...added.response, content: { text: '<html>' } } }
  const { code, text } = await check([status, bare, page502, html])
  expect(text).toContain('418 is not declared')
  expect(text).toContain('502 is not declared')
  expect(text).toContain('header Cache-Control: is missing')
  expect(text).toContain('the body is not JSON')
  expect(code).toBe(1)
})

test('a request that is not of the contract is a violation when it was answered, not when it was turned down', async () => {
  const post = (text: string) => ({
    ...added,
    request: { ...added.request, postData: { mimeType: 'application/json', text } },
  })
  const wrong = post(JSON.stringify({ product: { id: 'one', quantity: 1 } }))
  const { code, text } = await check([wrong])
  expect(text).toContain('request body /product/id: must be integer')
  expect(text).toContain('request body /SESSID: is missing')
  expect(code).toBe(1)
  expect((await check([wrong], '--answers-only')).code).toBe(0)
  const turnedDown = await record('/web/basket/add/', { SESSID: sessid, product: { id: 'one', quantity: 1 } })
  expect(turnedDown.response.status).toBe(422)
  expect((await check([turnedDown])).code).toBe(0)
})

test('no secret of the recording is printed or written', async () => {
  const wrong = withAnswer(login, (answer) => (answer['data'] = { token, user: demoPassword }))
  const json = join(folder, 'report.json')
  const { text } = await check(
    [wrong, withAnswer(added, (answer) => (answer['status'] = sessid))],
    '--json',
    json,
  )
  const written = readFileSync(json, 'utf8')
  expect(JSON.parse(written)).toMatchObject({ verdict: 'violations', checked: 2 })
  for (const secret of [token, sessid, demoPassword, '0123456789abcdef0123456789abcdef']) {
    expect(secret.length).toBeGreaterThan(4)
    expect(text + written).not.toContain(secret)
  }
  expect(text).toContain('***')
})

test('answers without a recorded body are told, not guessed', async () => {
  const { code, text } = await check([{ ...added, response: { ...added.response, content: {} } }])
  expect(text).toContain('judged by status and headers only: 1.')
  expect(code).toBe(0)
})

test('exit code 3 when nothing is of the contract, 2 for what is no HAR or no option', async () => {
  const script = {
    ...page,
    request: { ...page.request, url: `${origin}/assets/a.js` },
    response: { ...page.response, headers: [] },
  }
  expect(await check([script])).toMatchObject({ code: 3 })
  expect((await check([page], '--origin', 'https://other.example')).code).toBe(3)
  const file = join(folder, 'no.har')
  writeFileSync(file, '{}')
  const silent = { command: 'contract-har', contract, print: () => undefined }
  expect(await contractHar([file], silent)).toBe(2)
  expect(await contractHar([join(folder, 'none.har')], silent)).toBe(2)
  expect(await contractHar([], silent)).toBe(2)
  expect((await check([page], '--nothing')).code).toBe(2)
  expect((await check([page], '--contract', join(folder, 'none.yaml'))).code).toBe(2)
})

test('a path before the contract’s is cut off', async () => {
  const behind = {
    ...page,
    request: { ...page.request, url: page.request.url.replace('/web/', '/backend/web/') },
  }
  const { code, text } = await check([behind], '--base', '/backend/')
  expect(text).toContain('Calls checked: 1, of 1 operations')
  expect(code).toBe(0)
})
