import { expect, test } from 'vitest'
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

// A page's first visit compiles its modules, which on a busy machine takes longer than any backend may: where the
// time-out isn't what is proved, it never comes.
const never = 600_000

/** The storefront over a backend; pages by `get`, what it wrote to its log in `log`. */
function shop(backend: Backend = sandboxBackend(sandbox), backendTimeout = never) {
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
  const get = (target: string, headers: Record<string, string> = {}) =>
    storefront(new Request(`http://shop.example${target}`, { headers }), { target })
  return { get, log, storefront }
}

const gone: Backend = () => Promise.reject(new TypeError('fetch failed'))

test('R-LAYOUT-01 a page comes whole: heading, title, description, policy, nothing left for a script to reveal', async () => {
  const answer = await shop().get('/product/filtr-maslyanyy-fm-2040/')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('<html lang="ru">')
  expect(html).toMatch(/<title>[^<]*FM-2040[^<]*<\/title>/)
  expect(html).toMatch(/<h1[^>]*>[^<]*(?:<span[^>]*>)?FM-2040/)
  expect(html).not.toContain('<div hidden id="S:')
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  expect(html).toContain(`<script nonce="${nonce}">`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('O-113 R-ROUTE-46 R-ERR-02 O-25 an unknown address is 404 with the page that says so, in the frame of the shop', async () => {
  const answer = await shop().get('/no/such/page/')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('Страница не найдена')
  expect(html).toContain('This page could not be found')
  expect(html).toContain('<footer')
})

test('O-07 the product route without a code is 404', async () => {
  expect((await shop().get('/product/')).status).toBe(404)
})

test('O-113 X-07 R-ERR-13 R-ERR-18 the failures of a page bear their real status and page', async () => {
  for (const [code, text] of [
    [523, 'Ведутся технические работы'],
    [500, '>500</h1>'],
    [404, '>404</h1>'],
  ] as const) {
    const preference = encodeURIComponent(JSON.stringify({ getProduct: { code } }))
    const answer = await shop().get('/product/filtr-maslyanyy-fm-2040/', {
      cookie: `sandbox-prefer=${preference}`,
    })
    expect(answer.status).toBe(code)
    expect(await answer.text()).toContain(text)
  }
})

test('X-08 O-20 O-23 without a backend the technical page comes in the base layout, with the phone of the installation', async () => {
  const answer = await shop(gone).get('/catalog/')
  const html = await answer.text()
  expect(answer.status).toBe(523)
  expect(html).toContain('Ведутся технические работы')
  expect(html).toContain('+7 (800) 100-00-00')
  expect(html).not.toContain('<footer')
})

test('X-08 a silent backend is not waited for longer than the time-out allows', async () => {
  const answer = await shop(() => new Promise<Response>(() => undefined), 50).get('/catalog/')
  expect(answer.status).toBe(523)
})

test('R-ROUTE-49 a guest on a personal page is sent to registration by the status of the document', async () => {
  const answer = await shop().get('/personal/orders/')
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/registration/?back=%2Fpersonal%2Forders%2F')
})

test('O-69 an expired token on a personal page is told on the page that its visitor is sent to, once', async () => {
  const { get } = shop()
  const redirect = await get('/personal/orders/', { cookie: 'auth_token=stale' })
  expect(redirect.status).toBe(302)
  expect(redirect.headers.getSetCookie().join('\n')).toMatch(/^session_expired=1;.*HttpOnly/m)
  const page = await get(redirect.headers.get('location') ?? '', { cookie: 'session_expired=1' })
  expect(await page.text()).toContain('"sessionExpired":true')
  expect(page.headers.getSetCookie().join('\n')).toMatch(/^session_expired=;.*Max-Age=0/m)
  const guest = await get('/personal/orders/')
  expect(guest.headers.getSetCookie().join()).not.toContain('session_expired')
})

test('O-69 an expired token leaves a public page standing, as a guest, and the page knows it', async () => {
  const answer = await shop().get('/catalog/', { cookie: 'auth_token=stale' })
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(html).toContain('"sessionExpired":true')
  expect(html).not.toContain('stale')
  expect(answer.headers.getSetCookie().join()).toContain('auth_token=;')
})

test('O-68 many visitors at once: each gets a session of its own, and no page holds another one’s', async () => {
  const { get } = shop()
  const pages = await Promise.all(
    Array.from({ length: 24 }, async (_, index) => {
      const answer = await get(index % 2 ? '/catalog/' : '/product/filtr-maslyanyy-fm-2040/')
      const sid = /SID=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1] ?? ''
      const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''
      return { sid, nonce, html: await answer.text() }
    }),
  )
  expect(new Set(pages.map(({ sid }) => sid)).size).toBe(24)
  expect(new Set(pages.map(({ nonce }) => nonce)).size).toBe(24)
  for (const { html, sid } of pages) {
    expect(html).not.toContain(sid)
    expect(pages.filter(({ nonce }) => html.includes(nonce))).toHaveLength(1)
  }
})

test('R-ROUTE-55 O-06 Internet Explorer is sent to the page that needs no script', async () => {
  const answer = await shop().get('/catalog/', {
    'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Trident/7.0; rv:11.0) like Gecko',
  })
  expect(answer.headers.get('location')).toBe('/unsupported.html')
  const page = await shop().get('/unsupported.html')
  const html = await page.text()
  expect(html).toContain('Ваш браузер устарел. Пожалуйста, используйте современный браузер')
  expect(html).not.toContain('<script')
})

test('O-72 the address of a password link is sent on to nobody', async () => {
  const answer = await shop().get('/?checkword=secret&login=me')
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
})

test('O-113 when rendering itself fails the visitor still gets a page, and the log the reason', async () => {
  const log: LogEntry[] = []
  const storefront = createStorefront({
    origin: 'http://shop.example',
    backend: gone,
    sandbox: false,
    contract: gatewayContract(operationList, contract),
    backendTimeout: never,
    files: undefined,
    assets: noAssets,
    render: () => Promise.reject(new Error('broken')),
    supportPhone: '8 800 100-00-00',
    log: (entry) => log.push(entry),
    now: () => 0,
  })
  const answer = await storefront(new Request('http://shop.example/'), { target: '/' })
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('+7 (800) 100-00-00')
  expect(log).toMatchObject([{ level: 'error', error: 'Error: broken' }])
})
