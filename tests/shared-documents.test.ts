import { expect, test } from 'vitest'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import type { Backend } from '../src/gateway/gateway.ts'
import { parseCookies } from '../src/lib/cookies.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import { testStorefront } from '../tools/testing/test-storefront.ts'

const product = `/product/${seedIds.products.inStock.code}/`

/** A storefront with shared documents on a sandbox of its own; `asked` holds the paths of the backend's calls. */
function shop(change: (answer: Response, path: string) => Response | Promise<Response> = (answer) => answer) {
  const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })
  const inner = sandboxBackend(sandbox)
  const asked: string[] = []
  const secrets = new Set<string>()
  const clock = { now: Date.parse('2026-11-20T09:00:00Z') }
  const backend: Backend = async (request, meta) => {
    const { pathname } = new URL(request.url)
    asked.push(pathname)
    const answer = await change(await inner(request, meta), pathname)
    for (const line of answer.headers.getSetCookie()) secrets.add(parseCookies(line).get('SID') ?? '')
    const sessid = /"SESSID":"(\w+)"/.exec(await answer.clone().text())?.[1]
    if (sessid) secrets.add(sessid)
    return answer
  }
  const storefront = testStorefront(backend, { sharesDocuments: true, now: () => clock.now })
  const send = (target: string, init: RequestInit = {}) =>
    storefront(new Request(`http://shop.example${target}`, init), { target })
  return { asked, secrets, clock, send }
}

/** A visitor who keeps his cookies, as a browser does. */
function visitor(send: ReturnType<typeof shop>['send']) {
  const cookies = new Map<string, string>()
  const visit = async (target: string, body?: object) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await send(target, {
      headers: {
        ...(cookie && { cookie }),
        ...(body && { 'content-type': 'application/json', 'x-urldecode': 'none' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie())
      for (const [name, value] of parseCookies(line.split(';')[0])) cookies.set(name, value)
    expect(answer.status).toBe(200)
    return answer.text()
  }
  const sessid = async () => /"SESSID":"(\w+)"/.exec(await visit('/api/header/'))?.[1] ?? ''
  return { visit, sessid }
}

const nonceOf = (answer: Response) =>
  /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? ''

test('O-112 O-122 visitors without a session share a document, which holds nothing of any session', async () => {
  const { asked, secrets, send } = shop()
  const first = await send(product)
  const calls = asked.length
  const second = await send(product)
  expect(asked).toHaveLength(calls)
  const [one, two] = [await first.text(), await second.text()]
  expect(nonceOf(first)).not.toBe(nonceOf(second))
  expect(two.split(nonceOf(second))).toEqual(one.split(nonceOf(first)))
  expect(two.split(nonceOf(second)).length).toBeGreaterThan(2)
  for (const answer of [first, second]) {
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    // A process of its own for the page would begin when the document is here already.
    expect(answer.headers.get('cross-origin-opener-policy')).toBeNull()
  }
  expect(secrets.size).toBeGreaterThan(1)
  for (const secret of secrets) expect(one.includes(secret)).toBe(false)
})

test('O-68 O-122 who has a session gets a document of his own, and nobody else gets it', async () => {
  const { send } = shop()
  const guest = visitor(send)
  const customer = visitor(send)
  const elsewhere = visitor(send)
  const anybody = await (await send(product)).text()

  await guest.visit('/web/basket/add/', {
    SESSID: await guest.sessid(),
    product: { id: seedIds.products.inStock.id, quantity: 7 },
  })
  const { email } = seedIds.users.buyer
  await customer.visit('/api/authentication/', { credentials: { login: email, password: demoPassword } })
  await elsewhere.visit('/web/header/setUserStore/', {
    SESSID: await elsewhere.sessid(),
    storeId: seedIds.stores.moscow.storeId,
  })

  const own = {
    guest: await guest.visit(product),
    customer: await customer.visit(product),
    elsewhere: await elsewhere.visit(product),
  }
  expect(own.guest.includes('"quantity":7')).toBe(true)
  expect(own.customer.includes('Смирнов')).toBe(true)
  expect(own.elsewhere.includes('"store":"Москва"')).toBe(true)
  for (const page of [anybody, await (await send(product)).text()]) {
    expect(page.includes('"quantity":7')).toBe(false)
    expect(page.includes('Смирнов')).toBe(false)
    expect(page.includes('"store":"Екатеринбург"')).toBe(true)
    expect(page.includes('"SESSID":""')).toBe(true)
  }
})

test('no window that opened a customer’s document keeps a hold of it', async () => {
  const { send } = shop()
  const login = await send('/api/authentication/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-urldecode': 'none' },
    body: JSON.stringify({ credentials: { login: seedIds.users.buyer.email, password: demoPassword } }),
  })
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const own = await send(product, { headers: { cookie } })
  expect(own.headers.get('cross-origin-opener-policy')).toBe('same-origin')
})

test('switches of the sandbox and an authorization never meet a shared document', async () => {
  const { asked, send } = shop()
  await send(product)
  const switches: Record<string, string>[] = [
    { cookie: 'sandbox-world=another' },
    { cookie: `sandbox-prefer=${encodeURIComponent('{}')}` },
    { prefer: 'example=success' },
    { 'sandbox-world': 'another' },
    { authorization: 'Basic eDp5' },
    { cookie: 'session_expired=1' },
  ]
  for (const headers of switches) {
    const before = asked.length
    await send(product, { headers })
    expect(asked.length).toBeGreaterThan(before)
  }
})

test('a changed price is in the shared document after 5 minutes at the latest', async () => {
  let price = 0
  const { clock, send } = shop(async (answer, path) => {
    if (!path.startsWith('/web/product/') || price === 0) return answer
    return new Response((await answer.text()).replaceAll(/"current":\d+/g, `"current":${price}`), answer)
  })
  const showsNewPrice = async () => (await (await send(product)).text()).includes('"current":7654321')
  await showsNewPrice()
  price = 7_654_321
  expect(await showsNewPrice()).toBe(false)
  clock.now += 300_000
  expect(await showsNewPrice()).toBe(true)
})

test('a page with a region that could not be read is not kept', async () => {
  let isBroken = true
  const { send } = shop((answer, path) =>
    isBroken && path === '/web/basket/getProductStoresSort/' ? new Response(null, { status: 500 }) : answer,
  )
  const broken = await (await send(product)).text()
  isBroken = false
  const whole = await (await send(product)).text()
  expect(broken.includes('["getProductStores"')).toBe(false)
  expect(whole.includes('["getProductStores"')).toBe(true)
})
