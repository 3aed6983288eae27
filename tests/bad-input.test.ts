import { expect, test } from 'vitest'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { demoPassword, seedIds } from '../mocks/sandbox/seed/named.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import { testStorefront } from '../tools/testing/test-storefront.ts'

// What careless or hostile visitors send, all the way through: web server, gateway, sandbox.

const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })
const storefront = testStorefront(sandboxBackend(sandbox))

interface Answer {
  http: number
  status: string
  codes: string[]
  fields: (string | undefined)[]
  data: unknown
}

/** A browser of its own: keeps cookies; everything goes through the storefront. */
class Visitor {
  #cookies = new Map<string, string>()
  sessid = ''
  readonly #world: string | undefined

  constructor(world?: string) {
    this.#world = world
  }

  async fetch(target: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    if (this.#world) headers.set('sandbox-world', this.#world)
    const request = new Request(`http://localhost${target}`, { ...init, headers })
    const answer = await storefront(request, { target, loopback: true })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
    return answer
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await this.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: text,
    })
    const { status, errors, data } = (await answer.json()) as {
      status: string
      errors: { code: string; field?: string }[]
      data: unknown
    }
    return {
      http: answer.status,
      status,
      codes: errors.map(({ code }) => code),
      fields: errors.map(({ field }) => field),
      data,
    }
  }

  async open(): Promise<this> {
    const { data } = (await (await this.fetch('/api/header/')).json()) as {
      data: { userData: { SESSID: string } }
    }
    this.sessid = data.userData.SESSID
    return this
  }

  async logIn(): Promise<this> {
    const credentials = { login: seedIds.users.buyer.email, password: demoPassword }
    await this.post('/api/authentication/', { credentials }, { 'x-urldecode': 'none' })
    return this.open()
  }

  add(quantity: unknown, headers: Record<string, string> = {}, SESSID = this.sessid): Promise<Answer> {
    const product = { id: seedIds.products.inStock.id, quantity }
    return this.post('/web/basket/add/', { SESSID, product }, headers)
  }

  async quantities(): Promise<unknown> {
    return (await this.post('/web/basket/products/', {})).data
  }
}

const inCart = (quantity: number) => [expect.objectContaining({ id: seedIds.products.inStock.id, quantity })]

test('O-74 a wrong SESSID, and that of another visitor, changes nothing', async () => {
  const visitor = await new Visitor().open()
  const other = await new Visitor().open()
  for (const sessid of ['0'.repeat(32), other.sessid, ''])
    expect((await visitor.add(1, {}, sessid)).status).toBe('error')
  expect((await visitor.add(1, {}, other.sessid)).codes).toEqual(['sessidInvalid'])
  expect(await visitor.quantities()).toEqual([])
  expect((await visitor.add(2)).status).toBe('success')
  expect(await visitor.quantities()).toEqual(inCart(2))
})

test('R-CART-07 R-API-31 two writes with one Idempotency-Key are one, also when they come at once', async () => {
  const visitor = await new Visitor().open()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const answers = await Promise.all([visitor.add(3, key), visitor.add(3, key)])
  expect(answers.map(({ status }) => status)).toEqual(['success', 'success'])
  expect(await visitor.quantities()).toEqual(inCart(3))
  const mismatch = await visitor.add(4, key)
  expect(mismatch.http).toBe(409)
  expect(mismatch.codes).toEqual(['idempotencyMismatch'])
  expect(await visitor.quantities()).toEqual(inCart(3))
})

test('R-API-34 a stale version is refused with the fresh cart', async () => {
  const visitor = await new Visitor().open()
  await visitor.add(1)
  const before = await visitor.post('/web/basket/getBasketProducts/', {})
  const version = JSON.stringify(before.data).match(/"version":(\d+)/)?.[1]
  expect(version).toBeDefined()
  await visitor.add(1)
  const stale = await visitor.post('/api/basket/update/', {
    SESSID: visitor.sessid,
    product: seedIds.products.inStock.id,
    quantity: 9,
    version: Number(version),
  })
  expect(stale.codes).toEqual(['conflict'])
  expect(await visitor.quantities()).toEqual(inCart(2))
})

test('R-API-02 wrong types in a body are named by their field, and nothing is done', async () => {
  const visitor = await new Visitor().open()
  for (const quantity of ['три', -1, 1.5, null, [1], { $gt: 0 }, 1e99]) {
    const refused = await visitor.add(quantity)
    expect(refused.http).toBe(422)
    expect(refused.fields).toContain('product.quantity')
  }
  for (const body of ['', '{', '[]', 'null', '"text"']) {
    const refused = await visitor.post('/web/basket/add/', body)
    expect([400, 422]).toContain(refused.http)
    expect(refused.status).toBe('error')
  }
  expect(await visitor.quantities()).toEqual([])
})

test('R-API-02 a body beyond all measure is refused', async () => {
  const visitor = await new Visitor().open()
  const body = { SESSID: visitor.sessid, search: 'ф'.repeat(3_000_000) }
  expect((await visitor.post('/web/basket/find/', body)).http).toBe(413)
})

/** A customer in a world of his own whose token has just expired. */
async function expiredCustomer(world: string): Promise<Visitor> {
  const visitor = new Visitor(world)
  const begin = Date.parse('2026-11-20T09:00:00Z')
  await visitor.post('/sandbox/clock', { now: begin })
  await visitor.logIn()
  expect((await visitor.fetch('/web/profile/orders/')).status).toBe(200)
  await visitor.post('/sandbox/clock', { now: begin + 86_401_000 })
  return visitor
}

test('O-69 R-CONST-03 after the end of the token a read that guests may make goes on as a guest, and says so once', async () => {
  const visitor = await expiredCustomer('bad-input-read')
  const header = await visitor.fetch('/api/header/')
  expect(header.headers.get('x-session')).toBe('expired')
  expect(await header.text()).toContain('"isAuthorized":false')
  expect((await visitor.fetch('/api/header/')).headers.get('x-session')).toBeNull()
  expect((await visitor.fetch('/web/profile/orders/')).status).toBe(401)
})

test('O-69 O-70 after the end of the token a write is refused and not made', async () => {
  const visitor = await expiredCustomer('bad-input-write')
  const refused = await visitor.add(5)
  expect(refused.http).toBe(401)
  await visitor.open()
  expect(await visitor.quantities()).toEqual([])
  expect((await visitor.add(1)).status).toBe('success')
})

test('O-14 an oversize query and page numbers that are none are refused by calls and pages alike', async () => {
  const visitor = await new Visitor().open()
  const long = encodeURIComponent('ф'.repeat(201))
  expect((await visitor.fetch(`/api/elastic/searchString/?query=${long}`)).status).toBe(422)
  expect((await visitor.fetch(`/search/?query=${long}`)).status).toBe(422)
  const section = seedIds.sections.filters
  const list = `/web/elastic/component/catalogSection/${section.code}/f/`
  for (const page of ['0', '-1', '1.5', 'abc', '10001', '']) {
    expect((await visitor.fetch(`${list}?PAGEN_1=${page}`)).status).toBe(422)
    if (page !== '') expect((await visitor.fetch(`${section.url}?PAGEN_1=${page}`)).status).toBe(404)
  }
  expect((await visitor.fetch(`${list}?PAGE_SIZE=7`)).status).toBe(422)
})

test('X-65 O-04 no path and no `back` leads to another host', async () => {
  const visitor = await new Visitor().logIn()
  for (const target of [
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5Cevil.example',
    '///about',
  ]) {
    const location = (await visitor.fetch(target)).headers.get('location') ?? '/'
    expect(new URL(location, 'http://localhost').host).toBe('localhost')
    expect(location).not.toMatch(/^\/[/\\]/)
  }
  for (const back of [
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%09/evil.example',
    '/\t/evil.example',
  ]) {
    const answer = await visitor.fetch(`/registration/?back=${encodeURIComponent(back)}`)
    expect(answer.status).toBe(302)
    const location = answer.headers.get('location') ?? ''
    expect(new URL(location, 'http://localhost').host).toBe('localhost')
    expect(location).not.toMatch(/^\/[/\\\t]/)
  }
})

test('R-ROUTE-47 names that mean something to programs are no product, section or order', async () => {
  const visitor = await new Visitor().logIn()
  for (const name of [
    '__proto__',
    'constructor',
    'toString',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    "' OR 1=1 --",
    '%F0%9F%9A%9C',
  ]) {
    const answer = await visitor.fetch(`/product/${name}/`)
    expect([400, 404]).toContain(answer.status)
    expect([400, 404]).toContain((await visitor.fetch(`/catalog/${name}/`)).status)
    expect([400, 404]).toContain((await visitor.fetch(`/personal/orders/${name}/`)).status)
  }
})
