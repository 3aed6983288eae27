import { expect, test } from 'vitest'
import { demoPassword, seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call } from '../testing/tiny-sandbox.ts'

const { buyer, blocked, unconfirmed } = seedIds.users
const newPassword = 'Kovsh-2027!'

interface Message {
  to: string
  channel: string
  subject: string
  link?: string
}

async function messages(visitor: ShopVisitor): Promise<Message[]> {
  const { data } = await call(visitor.shop, '/sandbox/outbox')
  return (data?.['items'] ?? data?.['messages']) as Message[]
}
const askForLink = (visitor: ShopVisitor, login: string) =>
  visitor.call('/api/password/sendPasswordChangeLink/', { login })
const advance = (visitor: ShopVisitor, seconds: number) =>
  call(visitor.shop, '/sandbox/clock', { body: { advance: seconds * 1000 } })

/** The checkword of the newest link. */
async function checkwordOf(visitor: ShopVisitor): Promise<string> {
  const link = (await messages(visitor)).findLast((one) => one.link?.includes('checkword='))?.link ?? ''
  return new URL(link, 'http://shop.example').searchParams.get('checkword') ?? ''
}

function reset(visitor: ShopVisitor, checkword: string, change: object = {}) {
  const passwords = { password: newPassword, confirmPassword: newPassword }
  const body = { login: buyer.email, checkword, ...passwords, ...change }
  return visitor.call('/api/password/changeByCheckWord/', body)
}

const logIn = (visitor: ShopVisitor, password: string) =>
  visitor.call(
    '/api/authentication/',
    { credentials: { login: buyer.email, password } },
    { 'X-Urldecode': 'none' },
  )

test('R-API-114 R-API-115 O-72 the mailed link sets a new password once, logs in and ends every other session', async () => {
  const shop = openShop()
  const elsewhere = await new ShopVisitor(shop).login(buyer.email)
  const visitor = new ShopVisitor(shop)
  await visitor.add(seedIds.products.inStock.id, 3)
  expect((await askForLink(visitor, 'BUYER@example.ru ')).data).toEqual({ isSuccess: true, resendAfter: 60 })
  expect(await messages(visitor)).toEqual([
    expect.objectContaining({ to: buyer.email, channel: 'email', subject: 'Новый пароль' }),
  ])
  const checkword = await checkwordOf(visitor)
  const done = await reset(visitor, checkword)
  expect(done.data).toEqual({ token: expect.any(String) })
  expect((await elsewhere.call('/web/personal/')).status).toBe(401)
  expect((await logIn(new ShopVisitor(shop), demoPassword)).code).toBe('wrongCredentials')
  expect((await logIn(new ShopVisitor(shop), newPassword)).data).toHaveProperty('token')
  expect((await reset(new ShopVisitor(shop), checkword)).code).toBe('checkwordInvalid')
  const own = { 'Authorization-Token': String(done.data?.['token']) }
  const cart = await visitor.call('/web/basket/products/', {}, own)
  expect(JSON.stringify(cart.envelope)).toContain(String(seedIds.products.inStock.id))
})

test('R-API-114 a phone gets the link by SMS', async () => {
  const visitor = new ShopVisitor()
  await askForLink(visitor, '8 (912) 555-01-01')
  expect(await messages(visitor)).toMatchObject([{ channel: 'sms', to: '+79125550101' }])
})

test('R-API-114 the answer does not tell who has an account, and nobody else gets a link', async () => {
  const visitor = new ShopVisitor()
  const known = await askForLink(visitor, buyer.email)
  for (const login of ['nobody@example.ru', blocked.email, unconfirmed.email])
    expect((await askForLink(visitor, login)).envelope).toEqual(known.envelope)
  expect((await messages(visitor)).map(({ to }) => to)).toEqual([buyer.email])
})

test('R-API-114 another link only after a minute, for an unknown account too; the newer voids the older', async () => {
  const visitor = new ShopVisitor()
  for (const login of [buyer.email, 'nobody@example.ru']) {
    await askForLink(visitor, login)
    const early = await askForLink(visitor, login)
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
  }
  const first = await checkwordOf(visitor)
  await advance(visitor, 61)
  await askForLink(visitor, buyer.email)
  expect((await reset(visitor, first)).code).toBe('checkwordInvalid')
  expect((await reset(visitor, await checkwordOf(visitor))).data).toHaveProperty('token')
})

test('R-API-115 a wrong, foreign or old link and two passwords that differ are refused, and the link stays good', async () => {
  const visitor = new ShopVisitor()
  await askForLink(visitor, buyer.email)
  const checkword = await checkwordOf(visitor)
  const refused = async (word: string, change: object) => (await reset(visitor, word, change)).code
  expect(await refused('0'.repeat(32), {})).toBe('checkwordInvalid')
  expect(await refused(checkword, { login: 'person@example.ru' })).toBe('checkwordInvalid')
  expect(await refused(checkword, { login: 'nobody@example.ru' })).toBe('checkwordInvalid')
  expect(await refused(checkword, { confirmPassword: 'Other-2027!' })).toBe('passwordMismatch')
  expect((await reset(visitor, checkword, { password: 'short' })).status).toBe(422)
  await advance(visitor, 3600)
  expect(await refused(checkword, {})).toBe('checkwordExpired')
})

test('R-API-88 a customer changes the password: the other sessions end, this one goes on', async () => {
  const shop = openShop()
  const elsewhere = await new ShopVisitor(shop).login(buyer.email)
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  const change = (body: object) =>
    visitor.call('/web/personal/changePassword/', {
      currentPassword: demoPassword,
      password: newPassword,
      confirmPassword: newPassword,
      ...body,
    })
  expect((await change({ currentPassword: 'wrong' })).code).toBe('wrongPassword')
  expect((await change({ confirmPassword: 'Other-2027!' })).code).toBe('passwordMismatch')
  expect((await change({ password: demoPassword, confirmPassword: demoPassword })).code).toBe('samePassword')
  expect((await elsewhere.call('/web/personal/')).status).toBe(200)
  expect((await change({})).data).toEqual({ isSuccess: true })
  expect((await visitor.call('/web/personal/')).status).toBe(200)
  expect((await elsewhere.call('/web/personal/')).status).toBe(401)
  expect((await logIn(new ShopVisitor(shop), newPassword)).data).toHaveProperty('token')
  expect(await messages(visitor)).toMatchObject([{ to: buyer.email, subject: 'Пароль изменён' }])
})

test('R-API-88 five wrong current passwords lock the call for a minute', async () => {
  const visitor = await new ShopVisitor().login(buyer.email)
  const body = { currentPassword: 'wrong', password: newPassword, confirmPassword: newPassword }
  for (let index = 0; index < 5; index += 1) await visitor.call('/web/personal/changePassword/', body)
  const locked = await visitor.call('/web/personal/changePassword/', {
    ...body,
    currentPassword: demoPassword,
  })
  expect([locked.status, locked.headers.get('retry-after')]).toEqual([429, '60'])
  await advance(visitor, 61)
  expect(
    (await visitor.call('/web/personal/changePassword/', { ...body, currentPassword: demoPassword })).data,
  ).toEqual({ isSuccess: true })
})
