import { expect, test } from 'vitest'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { render } from '../src/app/entry-server.tsx'
import type { Backend } from '../src/gateway/gateway.ts'
import { gatewayContract } from '../src/gateway/gateway-contract.ts'
import contract from '../src/generated/contract.json' with { type: 'json' }
import { operationList } from '../src/generated/operation-list.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import type { LogEntry } from '../src/server/request-log.ts'
import { createStorefront } from '../src/server/storefront.ts'
import { noAssets } from '../tools/testing/no-assets.ts'

const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })
const whole = sandboxBackend(sandbox)

// A page's first visit compiles its modules, which on a busy machine takes longer than any backend may: where the
// time-out isn't what is proved, it never comes.
const never = 600_000

function shop(backend: Backend, backendTimeout = never) {
  const log: LogEntry[] = []
  const storefront = createStorefront({
    origin: 'http://shop.example',
    backend,
    sandbox: true,
    contract: gatewayContract(operationList, contract),
    backendTimeout,
    files: undefined,
    assets: noAssets,
    render,
    supportPhone: '8 800 100-00-00',
    log: (entry) => log.push(entry),
    now: () => Date.parse('2026-11-20T09:00:00Z'),
  })
  const get = (target: string, init: RequestInit = {}) =>
    storefront(new Request(`http://shop.example${target}`, init), { target })
  return { get, log }
}

/** An answer whose body begins and then neither goes on nor ends, or breaks. */
function halfAnswer(end: 'stalls' | 'breaks'): Response {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"status":"success","data":{'))
      if (end === 'breaks') controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

test.for(['stalls', 'breaks'] as const)(
  'X-08 a backend whose answer %s half-way: the technical page, in bounded time',
  async (end) => {
    // What stalls never goes on: without a bound this would wait for ever. That one bound is enough for all calls of a
    // page is proved beside the gateway.
    const answer = await shop(() => Promise.resolve(halfAnswer(end)), end === 'stalls' ? 50 : never).get(
      '/catalog/',
    )
    expect(answer.status).toBe(523)
    expect(await answer.text()).toContain('Ведутся технические работы')
  },
)

test('X-08 a backend that goes away after the header: the page that needs more is the technical one, in the frame', async () => {
  const frame = ['/api/header/', '/api/footer/', '/web/user/current-store/', '/web/basket/list-products/']
  const answer = await shop((request, meta) =>
    frame.some((path) => new URL(request.url).pathname.startsWith(path.slice(0, -1)))
      ? whole(request, meta)
      : Promise.reject(new TypeError('fetch failed')),
  ).get('/product/filtr-maslyanyy-fm-2040/')
  const html = await answer.text()
  expect(answer.status).toBe(523)
  expect(html).toContain('Ведутся технические работы')
  expect(html).toContain('<footer')
  // R-ERR-08: with the footer known, its networks and not those of the configuration.
  expect(html).toContain('https://www.youtube.com/@kran_detal_example')
})

test('O-20 R-ERR-08 R-ERR-12 without footer and header the technical page names the networks of the configuration', async () => {
  const html = await (await shop(() => Promise.reject(new TypeError('fetch failed'))).get('/catalog/')).text()
  expect(html).toContain('социальных сетях')
  expect(html).toContain('https://vk.com/kran_detal_example')
  expect(html).toContain('Обновить страницу')
})

test('X-08 a backend that answers with something else than JSON never reaches the visitor as it is', async () => {
  const answer = await shop(() =>
    Promise.resolve(
      new Response('<h1>nginx secret</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
    ),
  ).get('/catalog/')
  expect(answer.status).toBe(500)
  expect(await answer.text()).not.toContain('nginx secret')
})

test('R-ERR-19 a backend that limits calls: the page of 404, but search engines come again', async () => {
  const answer = await shop((request, meta) =>
    new URL(request.url).pathname.startsWith('/web/product/')
      ? Promise.resolve(
          Response.json(
            { status: 'error', data: null, errors: [{ code: 'tooManyRequests', message: 'Слишком много.' }] },
            { status: 429, headers: { 'Retry-After': '20' } },
          ),
        )
      : whole(request, meta),
  ).get('/product/filtr-maslyanyy-fm-2040/')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('Retry-After')).toBe('60')
  const html = await answer.text()
  expect(html).toContain('Такой страницы не существует')
  expect(html).toContain('Попробовать ещё раз')
})

test('O-113 HEAD says what GET would, without a body', async () => {
  const { get } = shop(whole)
  for (const [target, status] of [
    ['/about/', 200],
    ['/no/such/', 404],
    ['/personal/', 302],
  ] as const) {
    const answer = await get(target, { method: 'HEAD' })
    expect(answer.status).toBe(status)
    expect(answer.body).toBeNull()
  }
})

test('O-112 a document is packed as the client asks', async () => {
  const { get } = shop(whole)
  const read = async (coding: string) => {
    const answer = await get('/about/', { headers: { 'accept-encoding': coding } })
    expect(answer.headers.get('vary')).toContain('Accept-Encoding')
    return { coding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const br = await read('gzip, deflate, br, zstd')
  expect(br.coding).toBe('br')
  expect(brotliDecompressSync(br.bytes).toString()).toContain('</html>')
  const gzip = await read('gzip, br;q=0')
  expect(gzip.coding).toBe('gzip')
  expect(gunzipSync(gzip.bytes).toString()).toContain('</html>')
  const plain = await read('identity')
  expect(plain.coding).toBeNull()
  expect(plain.bytes.toString()).toContain('</html>')
})

test('O-72 neither log nor headers of a document tell a token, a session or what was typed', async () => {
  const { get, log } = shop(whole)
  const answer = await get('/search/?query=FM-2040&email=me%40shop.example', {
    headers: { cookie: 'SID=s3cret-sid; auth_token=s3cret-token' },
  })
  const told = JSON.stringify([log, [...answer.headers].filter(([name]) => name !== 'set-cookie')])
  expect(told).not.toMatch(/s3cret|me%40shop|me@shop/)
  expect(answer.headers.has('server-timing')).toBe(false)
  expect(answer.headers.has('x-powered-by')).toBe(false)
})

test('R-ERR-25 a redirect that a page throws is no error: it is followed, nothing is logged', async () => {
  const { get, log } = shop(whole)
  const answer = await get('/personal/')
  expect(answer.status).toBe(302)
  expect(log).toEqual([])
})
