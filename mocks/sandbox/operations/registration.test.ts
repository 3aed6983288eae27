import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { newCompany } from '../testing/new-company.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call } from '../testing/tiny-sandbox.ts'

const { buyer, person: customer } = seedIds.users
const phone = '+79025550190'
const email = 'zorin@example.ru'
const password = 'Ural-1984!'
const consents = [
  { type: 'personalData', docVersion: '2026-01' },
  { type: 'offer', docVersion: '2026-01' },
]
const secrets = { storeId: '104', password, confirmPassword: password, consents }
const person = { fio: 'Новиков Илья Андреевич', phone, email, ...secrets }
const company = {
  ...newCompany,
  contact: { fio: 'Новиков Илья Андреевич', position: 'Снабженец', phone, email },
  ...secrets,
}

const start = (visitor: ShopVisitor, change: object = {}) =>
  visitor.call('/api/reg/', { phone, email, type: 'fiz', ...change })
const resend = (visitor: ShopVisitor, contact: string) => visitor.call('/api/reg/resendCode/', { contact })
const correct = (visitor: ShopVisitor, contact: string, newContact: string) =>
  visitor.call('/api/reg/changeContact/', { contact, newContact })
const activate = (visitor: ShopVisitor, contact: string, code: string) =>
  visitor.call('/api/activationContact/', { contact, code })
const finish = (visitor: ShopVisitor, change: object = {}, headers?: Record<string, string>) =>
  visitor.call('/api/reg/fiz/', { ...person, ...change }, headers)
const finishCompany = (visitor: ShopVisitor, change: object = {}) =>
  visitor.call('/api/reg/company/', { ...company, ...change })
const advance = (visitor: ShopVisitor, seconds: number) =>
  call(visitor.shop, '/sandbox/clock', { body: { advance: seconds * 1000 } })
const logIn = (visitor: ShopVisitor, login: string, word: string) =>
  visitor.call('/api/authentication/', { credentials: { login, password: word } }, { 'X-Urldecode': 'none' })

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
async function codeFor(visitor: ShopVisitor, contact: string): Promise<string> {
  return (
    (await messages(visitor)).findLast(({ to, code }) => to === contact && code !== undefined)?.code ?? ''
  )
}
async function confirm(visitor: ShopVisitor, contact: string) {
  return activate(visitor, contact, await codeFor(visitor, contact))
}
/** A guest whose phone and e-mail are confirmed. */
async function confirmed(shop = openShop()): Promise<ShopVisitor> {
  const visitor = new ShopVisitor(shop)
  await start(visitor)
  await confirm(visitor, phone)
  await confirm(visitor, email)
  return visitor
}
const sidOf = (headers: Headers) => /SID=([0-9a-f]{32})/.exec(headers.get('set-cookie') ?? '')?.[1]

test('R-API-105 R-API-106 R-API-108 a person confirms both contacts, registers and is logged in with the cart of before', async () => {
  const visitor = new ShopVisitor()
  await visitor.add(seedIds.products.inStock.id, 3)
  const begun = await start(visitor)
  expect(begun.data?.['contacts']).toEqual([
    { type: 'phone', contact: phone, confirmed: false, resendAfter: 60 },
    { type: 'email', contact: email, confirmed: false, resendAfter: 60 },
  ])
  expect((await messages(visitor)).map(({ to, channel }) => [to, channel])).toEqual([
    [phone, 'sms'],
    [email, 'email'],
  ])
  expect((await confirm(visitor, phone)).data).toMatchObject({ isComplete: false })
  expect((await finish(visitor)).errors).toMatchObject([{ code: 'contactNotConfirmed', field: 'email' }])
  expect((await confirm(visitor, email)).data).toMatchObject({ isComplete: true })
  expect((await activate(visitor, phone, '000000')).data).toMatchObject({ isComplete: true })

  const done = await finish(visitor)
  expect(done.data).toEqual({ token: expect.any(String), userId: expect.any(Number) })
  expect(sidOf(done.headers)).toBeDefined()
  const own = { 'Authorization-Token': String(done.data?.['token']) }
  const { data: mine } = await visitor.call('/web/personal/', undefined, own)
  expect(mine?.['user']).toMatchObject({
    surname: 'Новиков',
    firstName: 'Илья',
    patronymic: 'Андреевич',
    emailVerified: true,
    phoneVerified: true,
    roleCode: 'individual',
    defaultBranch: { name: 'Екатеринбург' },
    consents: [
      { type: 'personalData', docVersion: '2026-01', acceptedAt: expect.any(String) },
      { type: 'offer', docVersion: '2026-01', acceptedAt: expect.any(String) },
    ],
  })
  const cart = await visitor.call('/web/basket/products/', {}, own)
  expect(JSON.stringify(cart.envelope)).toContain(String(seedIds.products.inStock.id))
  expect((await logIn(new ShopVisitor(visitor.shop), email, password)).data).toHaveProperty('token')
})

test('R-API-106 a registration ends the session of before: nobody who knew its SID is logged in', async () => {
  const visitor = await confirmed()
  const before = visitor.sid
  const done = await finish(visitor)
  expect(sidOf(done.headers)).not.toBe(before)
  const attacker = await call(visitor.shop, '/api/header/', { headers: { cookie: `SID=${before}` } })
  expect(attacker.data?.['userData']).toMatchObject({ isAuthorized: false })
  const again = await call(visitor.shop, '/web/personal/', { headers: { cookie: `SID=${before}` } })
  expect(again.status).toBe(401)
})

test('R-API-106 a repeat with the same key answers the same token and SID, and makes no second account', async () => {
  const visitor = await confirmed()
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const before = visitor.sid
  const first = await finish(visitor, {}, key)
  visitor.sid = before
  const second = await finish(visitor, {}, key)
  expect(second.data).toEqual(first.data)
  expect(sidOf(second.headers)).toBe(sidOf(first.headers))
  visitor.sid = before
  expect((await finish(visitor, { fio: 'Другой Человек' }, key)).status).toBe(409)
})

test('R-API-105 whether a contact has an account is told by contactTaken alone, after the limits', async () => {
  const visitor = new ShopVisitor()
  const taken = await start(visitor, { email: customer.email.toUpperCase() })
  expect(taken.errors).toMatchObject([{ code: 'contactTaken', field: 'email' }])
  expect(await messages(visitor)).toEqual([])
  expect((await start(visitor, { phone: '+79125550101' })).errors).toMatchObject([{ field: 'phone' }])
  for (let count = 1; count < 10; count += 1) await start(visitor, { phone: '+79125550101' })
  expect((await start(visitor, { phone: '+79125550101' })).status).toBe(429)
  expect((await start(await new ShopVisitor(visitor.shop).login(buyer.email))).code).toBe('alreadyAuthorized')
})

test('R-API-105 another code after a minute; other contacts void the codes of before', async () => {
  const visitor = new ShopVisitor()
  await start(visitor)
  const early = await start(visitor)
  expect([early.status, early.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await resend(visitor, phone)).status).toBe(429)
  await advance(visitor, 61)
  const old = await codeFor(visitor, phone)
  expect((await resend(visitor, phone)).data).toMatchObject({ contact: '+7 902 •••-••-90', attempts: 5 })
  expect((await resend(visitor, '+79020000000')).code).toBe('contactNotFound')
  await confirm(visitor, phone)
  expect((await resend(visitor, phone)).code).toBe('alreadyVerified')
  const mail = await codeFor(visitor, email)
  await advance(visitor, 61)
  const other = await start(visitor, { email: 'ilya@example.ru' })
  expect(other.data?.['contacts']).toMatchObject([{ confirmed: true }, { confirmed: false, resendAfter: 60 }])
  expect((await activate(visitor, email, mail)).code).toBe('codeExpired')
  expect(old).toMatch(/^\d{6}$/)
})

test('R-API-108 a code that is wrong, late, used up or of another session is refused', async () => {
  const visitor = new ShopVisitor()
  await start(visitor)
  const code = await codeFor(visitor, phone)
  const wrong = code === '111111' ? '222222' : '111111'
  const first = await activate(visitor, phone, wrong)
  expect([first.code, first.data]).toEqual(['wrongCode', { attemptsLeft: 4 }])
  const stranger = new ShopVisitor(visitor.shop)
  stranger.sid = 'c'.repeat(32)
  expect((await activate(stranger, phone, code)).code).toBe('codeExpired')
  for (let count = 0; count < 4; count += 1) await activate(visitor, phone, wrong)
  expect((await activate(visitor, phone, code)).code).toBe('tooManyAttempts')
  await advance(visitor, 901)
  expect((await confirm(visitor, email)).code).toBe('codeExpired')
})

test('R-API-105 a mistyped contact is corrected, three times a day, and a taken one is refused', async () => {
  const visitor = new ShopVisitor()
  await start(visitor)
  const old = await codeFor(visitor, phone)
  const right = '+79025550149'
  expect((await correct(visitor, phone, 'not@a.phone')).status).toBe(422)
  expect((await correct(visitor, '+79020000000', right)).code).toBe('contactNotFound')
  expect((await correct(visitor, phone, '+79125550101')).errors).toMatchObject([
    { code: 'contactTaken', field: 'newContact' },
  ])
  expect((await correct(visitor, phone, right)).data?.['contacts']).toMatchObject([
    { contact: right, confirmed: false },
    { contact: email },
  ])
  expect((await activate(visitor, phone, old)).code).toBe('codeExpired')
  await confirm(visitor, right)
  expect((await correct(visitor, right, phone)).code).toBe('alreadyVerified')
  const mails = [email, 'a@example.ru', 'b@example.ru', 'c@example.ru', 'd@example.ru']
  const statuses = []
  for (const [index, next] of mails.slice(1).entries())
    statuses.push((await correct(visitor, mails[index] ?? '', next)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
})

test('R-API-106 each field of a person is refused by its code, and nothing is made', async () => {
  const visitor = await confirmed()
  const refused = async (change: object) => {
    const { errors } = await finish(visitor, change)
    return [errors?.[0]?.code, errors?.[0]?.field]
  }
  expect(await refused({ phone: '+79020000000' })).toEqual(['contactNotConfirmed', 'phone'])
  expect(await refused({ confirmPassword: 'Ural-1985!' })).toEqual(['passwordMismatch', 'confirmPassword'])
  expect(await refused({ consents: consents.slice(0, 1) })).toEqual(['consentRequired', 'consents'])
  const outdated = [{ type: 'personalData', docVersion: '2025-01' }, consents[1]]
  expect(await refused({ consents: outdated })).toEqual(['consentOutdated', 'consents'])
  expect(await refused({ storeId: '999' })).toEqual(['storeNotFound', 'storeId'])
  await advance(visitor, 86_400)
  expect(await refused({})).toEqual(['contactNotConfirmed', 'phone'])
})

test('R-API-106 a contact that another account has confirmed meanwhile is refused', async () => {
  const shop = openShop()
  const visitor = await confirmed(shop)
  const other = await new ShopVisitor(shop).login(customer.email)
  await advance(visitor, 61)
  await other.call('/api/profile/sendEmailCode/', { email })
  await other.call('/api/profile/checkEmail/', { email, code: await codeFor(visitor, email) })
  expect((await finish(visitor)).errors).toMatchObject([{ code: 'contactTaken', field: 'email' }])
})

test('R-API-107 a company registers with its owner, waits for its check and orders with prepayment', async () => {
  const visitor = await confirmed()
  const bank = { bik: '046577674', account: '40702810000160001234' }
  const done = await finishCompany(visitor, { bank })
  expect(done.data).toEqual({ token: expect.any(String), userId: expect.any(Number), companyId: 504 })
  const own = { 'Authorization-Token': String(done.data?.['token']) }
  const { data } = await visitor.call('/web/contractor/data/?contragentId=504', undefined, own)
  expect(data?.['company']).toMatchObject({
    name: 'ООО «ТрассаМонтаж»',
    shortName: 'ТрассаМонтаж',
    verification: 'pending',
    myRole: 'owner',
    current: true,
    banks: [{ bik: '046577674', isDefault: true }],
  })
  const { data: mine } = await visitor.call('/web/personal/', undefined, own)
  expect(mine?.['user']).toMatchObject({ roleCode: 'user', position: 'Снабженец', currentCompanyId: 504 })
})

test('R-API-107 a sole proprietor registers without КПП', async () => {
  const visitor = await confirmed()
  const { kpp: _, ...rest } = company
  const [found] = (await visitor.ask<'findCompanyByName'>('/api/suggestions/findByName/?query=рябов')).items
  const { name, inn, ogrn } = found ?? {}
  const done = await visitor.call('/api/reg/company/', { ...rest, type: 'ИП', name, inn, ogrn })
  expect(done.data).toHaveProperty('companyId')
})

test('R-API-107 each number of a company is refused by its code', async () => {
  const visitor = await confirmed()
  const refused = async (change: object) => {
    const { status, errors } = await finishCompany(visitor, change)
    return [status, errors?.[0]?.code, errors?.[0]?.field]
  }
  const account = '40702810000160001234'
  expect(await refused({ kpp: undefined })).toEqual([422, 'validation', 'kpp'])
  expect(await refused({ type: 'ИП' })).toEqual([422, 'validation', 'kpp'])
  expect(await refused({ contact: { ...company.contact, phone: '+79020000000' } })).toEqual([
    200,
    'contactNotConfirmed',
    'contact.phone',
  ])
  expect(await refused({ inn: '5902034505' })).toEqual([200, 'innInvalid', 'inn'])
  expect(await refused({ ogrn: '1155958001232' })).toEqual([200, 'ogrnInvalid', 'ogrn'])
  expect(await refused({ bank: { bik: '044525000', account } })).toEqual([200, 'bankNotFound', 'bank.bik'])
  expect(await refused({ bank: { bik: '044030712', account } })).toEqual([
    200,
    'accountInvalid',
    'bank.account',
  ])
  const known = { inn: '6671234569', ogrn: '1026605123456' }
  expect(await refused(known)).toEqual([200, 'companyExists', 'inn'])
  const [gone] = (await visitor.ask<'findCompanyByName'>('/api/suggestions/findByName/?query=обьстройпуть'))
    .items
  expect(await refused({ inn: gone?.inn, ogrn: gone?.ogrn })).toEqual([200, 'companyLiquidated', 'inn'])
})

test('R-POPUP-32 R-API-108 a refused login lets this session confirm or correct the phone, then it succeeds', async () => {
  const visitor = new ShopVisitor()
  const login = 'unconfirmed@example.ru'
  const old = '+79125550104'
  const right = '+79125550114'
  expect((await resend(visitor, old)).code).toBe('contactNotFound')
  const refused = await logIn(visitor, login, 'Kran-2026!')
  expect([refused.code, refused.data]).toEqual([
    'userNotConfirmed',
    { contacts: [{ type: 'phone', contact: old, confirmed: false, resendAfter: 0 }] },
  ])
  expect((await resend(visitor, old)).data).toMatchObject({ contact: '+7 912 •••-••-04' })
  expect((await correct(visitor, old, right)).data?.['contacts']).toMatchObject([
    { contact: right, confirmed: false },
    { contact: login, confirmed: true },
  ])
  expect((await logIn(new ShopVisitor(visitor.shop), right, 'Kran-2026!')).code).toBe('wrongCredentials')
  expect((await confirm(visitor, right)).data).toMatchObject({ isComplete: true })
  expect((await logIn(visitor, right, 'Kran-2026!')).data).toHaveProperty('token')
})

test('R-POPUP-32 the refused login is forgotten after an hour', async () => {
  const visitor = new ShopVisitor()
  await logIn(visitor, 'unconfirmed@example.ru', 'Kran-2026!')
  await advance(visitor, 3600)
  expect((await resend(visitor, '+79125550104')).code).toBe('contactNotFound')
})
