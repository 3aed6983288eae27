import { expect, test } from 'vitest'
import { createStorefront, type StorefrontParts } from './storefront.ts'
import { noAssets } from '../../tools/testing/no-assets.ts'

/** A storefront whose parts play no role here. */
function shop(parts: Partial<StorefrontParts>) {
  const storefront = createStorefront({
    origin: 'http://shop.example',
    backend: () => Promise.resolve(Response.json({})),
    sandbox: false,
    contract: {
      matchOperation: () => undefined,
      answerShapes: () => undefined,
      declaredHeaders: () => new Set(),
    },
    backendTimeout: 1000,
    files: undefined,
    assets: noAssets,
    render: () => Promise.resolve(new Response('page')),
    supportPhone: '8 800 100-00-00',
    log: () => {},
    now: Date.now,
    ...parts,
  })
  return (target: string, secure = false) =>
    storefront(new Request(`${secure ? 'https' : 'http'}://shop.example${target}`), { target, secure })
}

test('O-23 while the server ends it is alive but not ready', async () => {
  const ending = new AbortController()
  const get = shop({ ending: ending.signal })
  for (const path of ['/healthz', '/readyz']) expect((await get(path)).status).toBe(200)
  ending.abort()
  expect((await get('/healthz')).status).toBe(200)
  const answer = await get('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'ending' })
  expect(answer.headers.get('cache-control')).toBe('no-store')
})

test('O-68 a shop that is served by https binds browsers to it, and never on plain http', async () => {
  const hstsOf = async (hsts: boolean, secure: boolean) =>
    (await shop({ hsts })('/', secure)).headers.get('strict-transport-security')
  expect(await hstsOf(true, true)).toBe('max-age=31536000')
  expect(await hstsOf(true, false)).toBeNull()
  expect(await hstsOf(false, true)).toBeNull()
})

test('O-81 pictures of maps come from the configured server only', async () => {
  const policyOf = async (parts: Partial<StorefrontParts>) =>
    (await shop(parts)('/')).headers.get('content-security-policy')
  expect(await policyOf({})).toContain("img-src 'self' data:;")
  const mapTiles = { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Карты' }
  expect(await policyOf({ mapTiles })).toContain("img-src 'self' data: https://tiles.example;")
})
