import { describe, expect, test } from 'vitest'
import type { Sandbox } from '../create-sandbox.ts'
import type { FailedLogin } from '../perform.ts'
import { networkOf } from '../rules/login-bounds.ts'
import { demoPassword, seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call, sessid } from '../testing/tiny-sandbox.ts'
import { worldSeed } from '../world-seed.ts'

const { buyer, person } = seedIds.users
const phone = worldSeed().rows.users?.find(({ id }) => id === buyer.id)?.phone ?? ''

const open = (options: Parameters<typeof openShop>[0] = {}) =>
  openShop({ realNow: () => Date.parse(seedNow), ...options })

/** The shop as visitors of one address reach it. */
const from = (shop: Sandbox, address: string): Pick<Sandbox, 'fetch'> => ({
  fetch: (request, meta) => shop.fetch(request, { ...meta, address }),
})
const pass = (shop: Pick<Sandbox, 'fetch'>, seconds: number) =>
  call(shop, '/sandbox/clock', { body: { advance: seconds * 1000 } })

function logIn(shop: Pick<Sandbox, 'fetch'>, login: string, { password = 'Wrong-2026!', device = '' } = {}) {
  return call(shop, '/api/authentication/', {
    body: { credentials: { login, password } },
    headers: { 'X-Urldecode': 'none', ...(device && { cookie: `DEVICE=${device}` }) },
  })
}
const right = { password: demoPassword }
const deviceOf = (headers: Headers) => /DEVICE=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''

/** What a try was told: its code, or how long to wait. */
async function told(asking: ReturnType<typeof logIn>) {
  const { status, code, headers } = await asking
  return status === 429 ? Number(headers.get('retry-after')) : (code ?? status)
}

async function wrongTries(shop: Pick<Sandbox, 'fetch'>, logins: readonly string[]) {
  const answers: unknown[] = []
  for (const login of logins) answers.push(await told(logIn(shop, login)))
  return answers
}

describe('O-67 wrong passwords', () => {
  test('of one account are counted together, by e-mail and by phone', async () => {
    const shop = open()
    await wrongTries(shop, [buyer.email, phone, buyer.email.toUpperCase(), phone, buyer.email])
    for (const login of [phone, buyer.email]) expect(await told(logIn(shop, login, right))).toBe(60)
  })

  test('lead to waits that grow, never to a lock: after the wait the owner gets in', async () => {
    const shop = open()
    await wrongTries(shop, Array(5).fill(buyer.email))
    const waits: unknown[] = []
    for (let round = 0; round < 6; round += 1) {
      const wait = await told(logIn(shop, buyer.email))
      waits.push(wait)
      await pass(shop, Number(wait))
      expect(await told(logIn(shop, buyer.email))).toBe('wrongCredentials')
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900])
    await pass(shop, 900)
    expect(await told(logIn(shop, buyer.email, right))).toBe(200)
    expect(await told(logIn(shop, buyer.email))).toBe('wrongCredentials')
  })

  test('tried at many logins from one address are bounded; other addresses stay free', async () => {
    const shop = open()
    const logins = Array.from({ length: 21 }, (_, index) => `nobody${index}@example.ru`)
    const answers = await wrongTries(from(shop, '192.0.2.7'), logins)
    expect(answers).toEqual([...Array<string>(20).fill('wrongCredentials'), 60])
    expect(await told(logIn(from(shop, '192.0.2.7'), person.email, right))).toBe(60)
    expect(await told(logIn(from(shop, '192.0.2.8'), person.email, right))).toBe(200)
  })

  test('from the addresses of one visitor of IPv6 are of one address', async () => {
    const shop = open()
    for (let index = 0; index < 20; index += 1)
      await logIn(from(shop, `2001:db8:0:1::${index.toString(16)}`), `nobody${index}@example.ru`)
    expect(await told(logIn(from(shop, '2001:db8::1:ffff:0:0:1'), person.email, right))).toBe(60)
    expect(await told(logIn(from(shop, '2001:db8:0:2::1'), person.email, right))).toBe(200)
    expect(networkOf('2001:0db8::')).toBe('2001:db8:0:0')
  })

  test('from many addresses together are bounded too', async () => {
    const shop = open()
    for (let index = 0; index < 300; index += 1)
      await logIn(from(shop, `192.0.2.${index % 250}`), `nobody${index}@example.ru`)
    expect(await told(logIn(from(shop, '198.51.100.1'), 'nobody@example.ru'))).toBe(5)
  }, 60_000)

  test('that are right again give the tries of the address back', async () => {
    const near = from(open(), '192.0.2.7')
    for (let round = 0; round < 30; round += 1) expect(await told(logIn(near, person.email, right))).toBe(200)
  })
})

describe('O-67 the owner on a known device', () => {
  test('gets in while others try, from wherever they do', async () => {
    const shop = open()
    const near = from(shop, '192.0.2.7')
    const device = deviceOf((await logIn(near, buyer.email, right)).headers)
    await wrongTries(near, Array(5).fill(buyer.email))
    await wrongTries(
      near,
      Array.from({ length: 20 }, (_, index) => `nobody${index}@example.ru`),
    )
    expect(await told(logIn(near, buyer.email, right))).toBe(60)
    expect(await told(logIn(near, phone, { ...right, device }))).toBe(200)
  })

  test('has five tries too, and a device is known for its own account and password only', async () => {
    const shop = open()
    const entered = await logIn(shop, buyer.email, right)
    const device = deviceOf(entered.headers)
    expect(entered.headers.get('set-cookie')).toMatch(
      /DEVICE=[^;]+; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax/,
    )
    for (let time = 0; time < 5; time += 1) await logIn(shop, buyer.email, { device, password: 'no' })
    expect(await told(logIn(shop, buyer.email, { ...right, device }))).toBe(60)
    await wrongTries(shop, Array(5).fill(person.email))
    for (const other of [device, `${device}0`, device.replace(/.$/, 'z'), 'x', 'a.b.c'])
      expect(await told(logIn(shop, person.email, { ...right, device: other }))).toBe(60)
  })

  test('still needs the password, and the cookie opens nothing else', async () => {
    const shop = open()
    const device = deviceOf((await logIn(shop, buyer.email, right)).headers)
    expect(await told(logIn(shop, buyer.email, { device }))).toBe('wrongCredentials')
    const asked = (headers: Record<string, string>) => call(shop, '/web/personal/', { headers })
    expect((await asked({ 'Authorization-Token': device })).status).toBe(401)
    expect((await asked({ cookie: `DEVICE=${device}; SID=${device}` })).status).toBe(401)
  })

  test('is known for a year, and no file of the world has what devices are signed with', async () => {
    const shop = open()
    const device = deviceOf((await logIn(shop, buyer.email, right)).headers)
    const exported = JSON.stringify((await call(shop, '/sandbox/export')).envelope)
    expect(exported).not.toContain('"keys"')
    await pass(shop, 366 * 86_400)
    await wrongTries(shop, Array(5).fill(buyer.email))
    expect(await told(logIn(shop, buyer.email, { ...right, device }))).toBe(60)
  })
})

test('O-67 of 20 tries at once only five are judged, and other visitors are answered before the first of them', async () => {
  const shop = open()
  const order: string[] = []
  const tries = Array.from({ length: 20 }, async () => {
    const answer = await told(logIn(shop, buyer.email))
    if (answer === 'wrongCredentials') order.push('judged')
    return answer
  })
  const reads = Array.from({ length: 3 }, async () => {
    await call(shop, '/api/footer/')
    order.push('read')
  })
  const answers = await Promise.all(tries)
  await Promise.all(reads)
  expect(answers.filter((answer) => answer === 'wrongCredentials')).toHaveLength(5)
  expect(answers.filter((answer) => answer === 60)).toHaveLength(15)
  expect(order).toEqual(['read', 'read', 'read', ...Array<string>(5).fill('judged')])
})

test('O-67 a failed login is reported with its reason, address and a keyed hash of the login', async () => {
  const failures: FailedLogin[] = []
  const shop = open({ logKey: 'key', onLoginFailed: (failed) => failures.push(failed) })
  const near = from(shop, '192.0.2.7')
  for (const login of [...Array<string>(5).fill(buyer.email), phone]) await logIn(near, login)
  const checkword = { login: buyer.email, checkword: 'x'.repeat(32), password: 'Kovsh-2027!' }
  await call(near, '/api/password/changeByCheckWord/', {
    body: { SESSID: sessid, ...checkword, confirmPassword: 'Kovsh-2027!' },
  })
  await expect.poll(() => failures.length).toBe(7)
  expect(failures.map(({ reason }) => reason)).toEqual([
    ...Array<string>(5).fill('wrongCredentials'),
    'tooManyRequests',
    'checkword',
  ])
  expect(new Set(failures.map(({ address }) => address))).toEqual(new Set(['192.0.2.7']))
  expect(new Set(failures.map(({ login }) => login)).size).toBe(2)
  expect(JSON.stringify(failures)).not.toMatch(/buyer|912/)
})

test('R-API-105 R-API-114 codes and links are bounded by address, however many sessions ask', async () => {
  const shop = open()
  const near = from(shop, '192.0.2.7')
  const asker = (index: number) => {
    const visitor = new ShopVisitor(near)
    visitor.sid = index.toString(16).padStart(32, '0')
    return visitor
  }
  const statuses = async (times: number, ask: (index: number) => Promise<{ status: number }>) => {
    const all: number[] = []
    for (let index = 0; index < times; index += 1) all.push((await ask(index)).status)
    return all
  }
  const codes = await statuses(31, (index) =>
    asker(index).call('/api/reg/', {
      phone: `+7916555${String(5000 + index)}`,
      email: `new${index}@example.ru`,
      type: 'fiz',
    }),
  )
  // Each asks for two.
  expect(codes).toEqual([...Array<number>(30).fill(200), 429])
  const links = await statuses(31, (index) =>
    asker(index).call('/api/password/sendPasswordChangeLink/', { login: `nobody${index}@example.ru` }),
  )
  expect(links).toEqual([...Array<number>(30).fill(200), 429])
})

test('R-API-114 an account gets one link a minute by e-mail and phone, and nobody is told', async () => {
  const shop = open()
  for (const login of [buyer.email, phone])
    expect(
      (await new ShopVisitor(shop).call('/api/password/sendPasswordChangeLink/', { login })).status,
    ).toBe(200)
  const { items } = (await call(shop, '/sandbox/outbox')).data as { items: unknown[] }
  expect(items).toHaveLength(1)
})
