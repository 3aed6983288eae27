import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpServer, listen } from '../../../mocks/sandbox/node/http.ts'
import { openShop } from '../../../mocks/sandbox/testing/shop-sandbox.ts'
import { readContractFile } from '../model/read-contract.ts'
import { type ContractProxy, type JudgedExchange, openContractProxy } from './contract-proxy.ts'
import { ProxyReport } from './report.ts'

/** What the backend answers in place of the sandbox; `undefined` lets the sandbox answer. */
let answer: (request: Request) => Promise<Response | undefined>
let exchanges: JudgedExchange[] = []
let backend: Server
let target = ''
let proxy: ContractProxy

const shop = openShop()
const open = async (errors: boolean) =>
  openContractProxy({
    contract: await readContractFile('src/generated/contract.json'),
    target,
    host: '127.0.0.1',
    port: 0,
    errors,
    onExchange: (exchange) => exchanges.push(exchange),
    onEnd: (reason) => {
      throw new Error(reason)
    },
  })

beforeAll(async () => {
  backend = createHttpServer(async (request, meta) => (await answer(request)) ?? shop.fetch(request, meta))
  await listen(backend, { port: 0, host: '127.0.0.1', setting: 'port' })
  target = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  proxy = await open(false)
})
afterAll(async () => {
  await proxy.close()
  backend.close()
  backend.closeAllConnections()
  await shop.close()
})
beforeEach(() => {
  exchanges = []
  answer = async () => undefined
})

const ask = (path: string, init?: RequestInit, of = proxy) => fetch(of.origin + path, init)
const send = (path: string, body: unknown, of = proxy) =>
  ask(
    path,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    of,
  )

/** An answer of the sandbox with something of its data changed. */
const changed = (change: (data: Record<string, unknown>) => void) => {
  answer = async (request) => {
    const response = await shop.fetch(request, { loopback: true })
    const envelope = (await response.json()) as { data: Record<string, unknown> }
    change(envelope.data)
    return Response.json(envelope, { headers: { 'cache-control': 'no-store' } })
  }
}
const told = () =>
  exchanges.flatMap(({ operationId = '?', violations }) =>
    violations.map(({ severity, side, place }) => `${operationId} ${severity} ${side} ${place}`.trim()),
  )

test('a request that is longer than 64 MiB is refused, and the next one is answered', async () => {
  const part = new Uint8Array(1024 * 1024)
  let sent = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent < 65) controller.enqueue(part)
      else controller.close()
      sent += 1
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
  const status = await ask('/web/basket/add/', init).then(
    (refusal) => refusal.status,
    // The connection may close while the rest is still being sent.
    () => 413,
  )
  expect(status).toBe(413)
  expect((await ask('/api/footer/')).status).toBe(200)
})

test('the answer comes as the backend gave it: letters, cookies, status', async () => {
  const text = '{ "status":"success",\n "data" : null }'
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' })
  headers.append('set-cookie', 'SID=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT')
  headers.append('set-cookie', 'other=2')
  answer = async () => new Response(text, { headers })
  const response = await ask('/api/footer/')
  expect(await response.text()).toBe(text)
  expect(response.headers.getSetCookie()).toEqual(['SID=1; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'other=2'])
  expect([...response.headers.keys()].filter((name) => /^(access-control|sl-)/.test(name))).toEqual([])
})

test('the backend gets the request as it was sent: letters, query, files', async () => {
  const seen: string[] = []
  answer = async (request) => {
    seen.push(`${new URL(request.url).pathname}${new URL(request.url).search} ${await request.text()}`)
    expect(request.headers.get('x-contract-proxy')).toBeNull()
    return Response.json({})
  }
  const json = '{ "credentials" : {"login":"a",   "password":"б"} }'
  await ask('/api/authentication/?a=%20b&a=+', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: json,
  })
  await ask('/web/elastic/component/catalogSection/filtry/f/brand-is-a/price-from-1/?PAGEN_1=2')
  expect(seen).toEqual([
    `/api/authentication/?a=%20b&a=+ ${json}`,
    '/web/elastic/component/catalogSection/filtry/f/brand-is-a/price-from-1/?PAGEN_1=2 ',
  ])
})

test('what keeps the contract has no violation, a first visit and several segments included', async () => {
  expect((await ask('/api/header/')).status).toBe(200)
  expect((await ask('/web/basket/products/', { method: 'POST' })).status).toBe(200)
  expect((await ask('/web/elastic/component/catalogSection/filtry/f/brand-is-a/x-is-b/')).status).toBe(200)
  expect(told()).toEqual([])
  expect(exchanges.map(({ operationId }) => operationId)).toEqual([
    'getHeader',
    'listCartProducts',
    'listSectionProductsFiltered',
  ])
})

test('a wrong field is told with operation and place, and the answer passes all the same', async () => {
  changed((data) => (data['menu'] = { items: 7 }))
  const response = await ask('/api/header/')
  expect(response.status).toBe(200)
  expect(told()).toContain('getHeader error answer body /data/menu/items')
})

test('an undeclared status without a problem, and an unknown address, which Prism only warns of, count', async () => {
  answer = async () => Response.json({}, { status: 418 })
  await ask('/api/footer/')
  await ask('/api/footer')
  expect(told()).toEqual([
    ...Array.from({ length: 3 }, () => 'getFooter error answer body'),
    'getFooter error answer header',
    '? warning request',
  ])
  const lines: string[] = []
  const report = new ProxyReport((line) => lines.push(line))
  for (const exchange of exchanges) report.add(exchange)
  for (const exchange of exchanges) report.add(exchange)
  report.close()
  expect(report.summary()).toMatchObject({ exchanges: 4, errors: 8, warnings: 2 })
  expect(lines.filter((line) => line.startsWith('getFooter'))).toHaveLength(1)
  expect(lines.at(-1)).toBe('Prism judged 4 calls of 1 operations: 8 errors, 2 warnings.')
})

test('a wrong request is told and passed on; with --errors it is refused', async () => {
  const wrong = { credentials: { login: 7 } }
  expect((await send('/api/authentication/', wrong)).status).toBe(422)
  expect(told()).toContain('login error request body /credentials/login')
  expect(exchanges[0]?.status).toBe(422)

  const strict = await open(true)
  exchanges = []
  const refused = await send('/api/authentication/', wrong, strict)
  expect(refused.headers.get('content-type')).toBe('application/problem+json')
  expect(told()).toContain('login error request body /credentials/login')
  expect(exchanges[0]?.status).toBeUndefined()
  changed((data) => (data['menu'] = { items: 7 }))
  expect((await ask('/api/header/', {}, strict)).status).toBe(500)
  await strict.close()
})

test('Russian in a message does not end Prism, and an answer that is no JSON is told', async () => {
  const notJson = { 'content-type': 'application/json' }
  answer = async () => new Response('{"status":', { headers: notJson })
  expect(await (await ask('/api/footer/')).text()).toBe('{"status":')
  expect(told()).toEqual(['getFooter error answer'])
  exchanges = []
  changed((data) => Object.assign((data['items'] as object[])[0] ?? {}, { type: 'киоск' }))
  await ask('/web/branches/')
  expect(exchanges[0]?.violations).toMatchObject([
    { place: 'body /data/items/0/type', message: expect.stringContaining('магазин, склад, сервис') },
  ])
  answer = async () => undefined
  expect((await ask('/api/header/')).status).toBe(200)
})

test('pictures and HEAD are not of the contract and pass by', async () => {
  answer = async (request) => new Response(new URL(request.url).pathname)
  expect(await (await ask('/media/a.webp')).text()).toBe('/media/a.webp')
  expect((await ask('/api/header/', { method: 'HEAD' })).status).toBe(200)
  expect(exchanges).toEqual([])
})

test('a backend that is not there is 502, and told', async () => {
  const dead = await openContractProxy({
    contract: await readContractFile('src/generated/contract.json'),
    target: 'http://127.0.0.1:9',
    host: '127.0.0.1',
    port: 0,
    errors: false,
    onExchange: (exchange) => exchanges.push(exchange),
    onEnd: () => {},
  })
  const response = await ask('/api/footer/', {}, dead)
  expect(response.status).toBe(502)
  expect(await response.text()).toContain('http://127.0.0.1:9 does not answer')
  expect(told()).not.toEqual([])
  await dead.close()
})

test('fields and query parameters that the contract does not have are told, as the checker tells them', async () => {
  changed((data) => Object.assign(data, { nosuchField: 1 }))
  await ask('/api/footer/?nosuchParameter=1')
  answer = async () => undefined
  await send('/web/basket/add/', {
    SESSID: 'a'.repeat(32),
    product: { id: 10001, quantity: 1, nosuchMember: 1 },
  })
  expect(told().slice(0, 2)).toEqual([
    'getFooter error request query nosuchParameter',
    'getFooter error answer body /data/nosuchField',
  ])
  expect(told()).toContain('addToCart error request body /product/nosuchMember')
  expect(exchanges[0]?.violations[0]?.message).toBe('is not in the contract')
})
