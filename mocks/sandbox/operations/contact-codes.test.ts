import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call } from '../testing/tiny-sandbox.ts'

const { buyer, person } = seedIds.users
const email = 'snab@example.ru'
const phone = '+79221234568'

const enter = (shop = openShop()) => new ShopVisitor(shop).login(buyer.email)
const sendTo = (visitor: ShopVisitor, to = email) =>
  visitor.call('/api/profile/sendEmailCode/', { email: to })
const check = (visitor: ShopVisitor, code: string, to = email) =>
  visitor.call('/api/profile/checkEmail/', { email: to, code })
const advance = (visitor: ShopVisitor, seconds: number) =>
  call(visitor.shop, '/sandbox/clock', { body: { advance: seconds * 1000 } })

interface Message {
  to: string
  channel: string
  subject: string
  code?: string
}
async function messages({ shop }: ShopVisitor): Promise<Message[]> {
  const { data } = await call(shop, '/sandbox/outbox')
  return data?.['items'] as Message[]
}
const codeOf = async (visitor: ShopVisitor) => (await messages(visitor)).at(-1)?.code ?? ''
/** Six digits that aren't the code. */
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111')

test('R-API-109 R-API-110 the code from the mail puts the new e-mail into the profile, once', async () => {
  const visitor = await enter()
  const sent = await sendTo(visitor)
  expect(sent.data).toMatchObject({ contact: 's•••••b@example.ru', resendAfter: 60, attempts: 5 })
  expect(await messages(visitor)).toMatchObject([{ to: email, channel: 'email' }])
  const code = await codeOf(visitor)
  expect(code).toMatch(/^\d{6}$/)
  expect((await visitor.ask<'getProfile'>('/web/profile/')).profile.email).toBe(buyer.email)
  expect((await check(visitor, code)).data).toEqual({ email, verified: true })
  expect((await visitor.ask<'getProfile'>('/web/profile/')).profile).toMatchObject({
    email,
    emailVerified: true,
  })
  expect((await messages(visitor)).at(-1)).toMatchObject({ to: buyer.email, subject: 'E-mail изменён' })
  expect((await check(visitor, code)).code).toBe('codeExpired')
  expect((await sendTo(visitor)).code).toBe('alreadyVerified')
})

test('R-API-111 R-API-112 the code from the SMS puts the new phone into the profile', async () => {
  const visitor = await enter()
  const sent = await visitor.call('/api/profile/sendSmsCode/', { phone })
  expect(sent.data).toMatchObject({ contact: '+7 922 •••-••-68' })
  const done = await visitor.call('/api/profile/checkPhone/', { phone, code: await codeOf(visitor) })
  expect(done.data).toEqual({ phone, verified: true })
  expect((await visitor.call('/api/profile/sendSmsCode/', { phone })).code).toBe('alreadyVerified')
})

test('R-API-110 five wrong codes use up the code; the right one is refused then, a new one works', async () => {
  const visitor = await enter()
  await sendTo(visitor)
  const code = await codeOf(visitor)
  for (const left of [4, 3, 2, 1]) {
    const wrong = await check(visitor, otherThan(code))
    expect([wrong.code, wrong.data]).toEqual(['wrongCode', { attemptsLeft: left }])
  }
  const last = await check(visitor, otherThan(code))
  expect([last.code, last.data]).toEqual(['tooManyAttempts', { attemptsLeft: 0 }])
  expect((await check(visitor, code)).code).toBe('tooManyAttempts')
  await advance(visitor, 60)
  await sendTo(visitor)
  expect((await check(visitor, await codeOf(visitor))).data).toEqual({ email, verified: true })
})

test('R-API-110 a code is good for 15 minutes, for its contact and for who asked; a newer one voids it', async () => {
  const shop = openShop()
  const visitor = await enter(shop)
  await sendTo(visitor)
  const first = await codeOf(visitor)
  expect((await check(await new ShopVisitor(shop).login(person.email), first)).code).toBe('codeExpired')
  expect((await check(visitor, first, 'other@example.ru')).code).toBe('codeExpired')
  await advance(visitor, 60)
  await sendTo(visitor)
  const second = await codeOf(visitor)
  if (first !== second) expect((await check(visitor, first)).code).toBe('wrongCode')
  await advance(visitor, 900)
  expect((await check(visitor, second)).code).toBe('codeExpired')
})

test('R-API-109 another code to a contact after 60 s, whoever asks, and ten a day', async () => {
  const shop = openShop()
  const visitor = await enter(shop)
  await sendTo(visitor)
  const early = await sendTo(visitor)
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
  const other = await new ShopVisitor(shop).login(person.email)
  expect((await sendTo(other, email.toUpperCase())).status).toBe(429)
  for (let count = 2; count <= 10; count += 1) {
    await advance(visitor, 60)
    expect((await sendTo(visitor)).status).toBe(200)
  }
  await advance(visitor, 60)
  expect((await sendTo(visitor)).status).toBe(429)
  await advance(visitor, 86_400)
  expect((await sendTo(await enter(shop))).status).toBe(200)
})

test('R-API-109 a visitor gets thirty codes an hour, whatever the contacts', async () => {
  const visitor = await enter()
  for (let count = 1; count <= 30; count += 1)
    expect((await sendTo(visitor, `snab${count}@example.ru`)).status).toBe(200)
  expect((await sendTo(visitor, 'snab31@example.ru')).status).toBe(429)
})

test('R-API-109 R-API-110 a contact of another account is refused, also when it was taken meanwhile', async () => {
  const shop = openShop()
  const visitor = await enter(shop)
  const other = await new ShopVisitor(shop).login(person.email)
  expect((await sendTo(visitor, 'Person@example.ru')).code).toBe('contactTaken')
  expect(await messages(visitor)).toEqual([])
  await sendTo(visitor)
  const code = await codeOf(visitor)
  await advance(visitor, 60)
  await sendTo(other)
  await check(other, await codeOf(other))
  expect((await check(visitor, code)).code).toBe('contactTaken')
})
