import { expect, test } from 'vitest'
import { demoPassword, seedIds, seedNow } from '../mocks/sandbox/seed/named.ts'
import { sessidOf } from '../mocks/sandbox/session.ts'
import { openShop } from '../mocks/sandbox/testing/shop-sandbox.ts'
import { ShopVisitor } from '../mocks/sandbox/testing/shop-visitor.ts'
import { call } from '../mocks/sandbox/testing/tiny-sandbox.ts'

// What an attacker tries on accounts: to learn which exist, to guess, and to plant a session of their own.

const { buyer, person, blocked, unconfirmed } = seedIds.users
const nobody = 'nobody@example.ru'
const urldecode = { 'X-Urldecode': 'none' }
const open = () => openShop({ realNow: () => Date.parse(seedNow) })

const login = (visitor: ShopVisitor, name: string, password = 'Wrong-2026!') =>
  visitor.call('/api/authentication/', { credentials: { login: name, password } }, urldecode)
const restore = (visitor: ShopVisitor, name: string) =>
  visitor.call('/api/password/sendPasswordChangeLink/', { login: name })

/** All that a visitor is told, but for the time of it. */
async function answered(asking: Promise<Awaited<ReturnType<ShopVisitor['call']>>>) {
  const { status, envelope, headers } = await asking
  const names = [...headers.keys()].filter((name) => name !== 'date').toSorted()
  return { status, envelope, names, retryAfter: headers.get('retry-after') }
}

test('O-67 O-72 login and password restore answer the same for every account, and for none', async () => {
  const everybody = [buyer.email, person.email, blocked.email, unconfirmed.email, '+79165550102']
  const visitor = new ShopVisitor(open())
  for (const ask of [login, restore]) {
    // Twice: the limits count alike too.
    for (let time = 0; time < 2; time += 1) {
      const forNobody = await answered(ask(visitor, nobody))
      for (const name of everybody)
        expect([name, await answered(ask(visitor, name))]).toEqual([name, forNobody])
    }
  }
})

test('O-67 five wrong passwords lock a login for a minute, whether there is such an account or not', async () => {
  const visitor = new ShopVisitor(open())
  const told: unknown[] = []
  for (const name of [person.email, nobody]) {
    for (let time = 0; time < 5; time += 1) expect((await login(visitor, name)).code).toBe('wrongCredentials')
    told.push(await answered(login(visitor, name)))
    // The right password doesn't open a locked login.
    expect((await login(visitor, name, demoPassword)).status).toBe(429)
  }
  expect(told[0]).toMatchObject({ status: 429, retryAfter: '60' })
  expect(told[1]).toEqual(told[0])
  expect((await login(visitor, buyer.email, demoPassword)).status).toBe(200)
})

test('R-COMP-11 an invitation answers the same for an e-mail with an account and without one', async () => {
  const shop = open()
  const owner = await new ShopVisitor(shop).login(buyer.email)
  const invite = async (email: string) => {
    const { user } = await owner.ask<'inviteCompanyUser'>('/web/contractor/users/invite/', {
      contragentId: seedIds.companies.uralDorStroy.id,
      email,
      role: 'viewer',
    })
    const { id: _number, email: _asked, ...rest } = user
    return rest
  }
  expect(await invite(person.email)).toEqual(await invite(nobody))
})

test('R-API-105 registration tells of a taken contact, but not to who asks about many', async () => {
  const visitor = new ShopVisitor(open())
  const begin = (number: number) =>
    visitor.call('/api/reg/', {
      phone: `+7916555${String(number).padStart(4, '0')}`,
      email: `nobody${number}@example.ru`,
      type: 'fiz',
    })
  expect((await begin(102)).code).toBe('contactTaken')
  let asked = 1
  while (asked < 100 && (await begin(5000 + asked)).status === 200) asked += 1
  const refused = await begin(5000 + asked)
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0, asked < 40]).toEqual([
    429,
    true,
    true,
  ])
  // A refused call counts nothing, so one more code may be left for a call that needs one only.
  await begin(102)
  // The limit comes first, so that a known contact can't be told from a free one.
  expect(await answered(begin(102))).toEqual(await answered(begin(5000 + asked)))
})

const sidOf = (headers: Headers) => /SID=([0-9a-f]{32})/.exec(headers.get('set-cookie') ?? '')?.[1]

/** A session as a browser holds it, without the visitor's care for its changes. */
interface Held {
  sid: string
  token?: string | undefined
}

test('O-68 O-122 login, logout and a new password change the session; nothing opens with the one that was planted', async () => {
  const shop = open()
  const planted = 'a'.repeat(32)
  const ask = async (path: string, body: object | undefined, { sid, token }: Held) =>
    call(shop, path, {
      ...(body && { body: { SESSID: await sessidOf(sid), ...body } }),
      headers: { cookie: `SID=${sid}`, ...urldecode, ...(token && { 'Authorization-Token': token }) },
    })
  const credentials = { login: person.email, password: demoPassword }
  const entered = await ask('/api/authentication/', { credentials }, { sid: planted })
  const first: Held = { sid: sidOf(entered.headers) ?? planted, token: String(entered.data?.['token']) }
  expect(first.sid).not.toBe(planted)
  const isAuthorized = async (held: Held) =>
    /"isAuthorized":true/.test(JSON.stringify((await ask('/api/header/', undefined, held)).envelope))
  expect([await isAuthorized(first), await isAuthorized({ sid: planted })]).toEqual([true, false])
  expect(await isAuthorized({ sid: first.sid })).toBe(false)

  // By the mailed link somebody else's SID is no way in either, and the session of before ends.
  await ask('/api/password/sendPasswordChangeLink/', { login: person.email }, { sid: planted })
  const messages = (await call(shop, '/sandbox/outbox')).data?.['items'] as { link?: string }[]
  const checkword = new URL(messages.at(-1)?.link ?? '', 'http://shop').searchParams.get('checkword')
  const changed = await ask(
    '/api/password/changeByCheckWord/',
    { login: person.email, checkword, password: 'Kovsh-2027!', confirmPassword: 'Kovsh-2027!' },
    { sid: planted },
  )
  const second: Held = { sid: sidOf(changed.headers) ?? planted, token: String(changed.data?.['token']) }
  expect(new Set([planted, first.sid, second.sid]).size).toBe(3)
  expect([await isAuthorized(second), await isAuthorized({ sid: planted })]).toEqual([true, false])
  expect((await ask('/web/personal/', undefined, first)).status).toBe(401)

  const left = await ask('/api/logout/', {}, second)
  const third = sidOf(left.headers)
  expect(third).toBeDefined()
  expect([planted, first.sid, second.sid]).not.toContain(third)
  expect((await ask('/web/personal/', undefined, second)).status).toBe(401)
})
