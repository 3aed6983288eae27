import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person } = seedIds.users
const path = '/web/passport/'
const enter = (email: string, shop = openShop()) => new ShopVisitor(shop).login(email)
const passportOf = async (visitor: ShopVisitor) => (await visitor.ask<'getPassport'>(path)).passport

const details = {
  series: '6509',
  number: '123417',
  divisionCode: '660-001',
  issuedBy: 'ГУ МВД России по Свердловской области',
  issueDate: '2011-04-12',
}
const body = {
  passport: details,
  birthDate: '1984-05-07',
  registrationAddress: 'г. Екатеринбург, ул. Малышева, д. 36, кв. 4',
  consents: [{ type: 'personalData', docVersion: '2026-01' }],
}

test('R-POPUP-14 a stored passport shows its last two digits only, also in every later answer', async () => {
  const shop = openShop()
  const visitor = await enter(buyer.email, shop)
  expect(await passportOf(visitor)).toBeNull()
  const saved = await visitor.call(path, body)
  expect(saved.data).toMatchObject({
    passport: { mask: '•••• •••• 17', consent: { type: 'personalData', docVersion: '2026-01' } },
  })
  expect(await passportOf(visitor)).toEqual(saved.data?.['passport'])
  for (const secret of [details.series, '1234', details.divisionCode, 'Малышева'])
    expect(JSON.stringify(saved.envelope)).not.toContain(secret)
  expect(await passportOf(await enter(person.email, shop))).toBeNull()
})

test('R-POPUP-14 a second passport replaces the first as a whole, and it is the same for every company', async () => {
  const visitor = await enter(buyer.email)
  await visitor.ask<'savePassport'>(path, body)
  await visitor.ask<'savePassport'>(path, { ...body, passport: { ...details, number: '765442' } })
  await visitor.call(`/web/switchContractor/?contragentId=${seedIds.companies.karyerServis.id}`)
  expect((await passportOf(visitor))?.mask).toBe('•••• •••• 42')
})

test('R-POPUP-14 wrong dates, a missing and an outdated consent are refused in this order, and nothing changes', async () => {
  const visitor = await enter(buyer.email)
  await visitor.ask<'savePassport'>(path, body)
  const before = await passportOf(visitor)
  const code = async (change: object) => (await visitor.call(path, { ...body, ...change })).code
  const issued = (issueDate: string) => ({ passport: { ...details, number: '999999', issueDate } })
  expect(await code({ ...issued('2126-11-21'), consents: [] })).toBe('passportInvalid')
  expect(await code(issued('1998-05-06'))).toBe('passportInvalid')
  expect(await code({ ...issued('2011-04-12'), consents: [] })).toBe('consentRequired')
  expect(await code({ consents: [{ type: 'marketing', docVersion: '2026-01' }] })).toBe('consentRequired')
  const outdated = { consents: [{ type: 'personalData', docVersion: '2025-03' }] }
  expect((await visitor.call(path, { ...body, ...outdated })).envelope.errors).toMatchObject([
    { code: 'consentRequired', field: 'consents.0.docVersion' },
  ])
  expect(await passportOf(visitor)).toEqual(before)
  expect(await code(issued('1998-05-07'))).toBeUndefined()
})

test('R-POPUP-14 a passport is deleted, and a second time without harm', async () => {
  const visitor = await enter(buyer.email)
  await visitor.ask<'savePassport'>(path, body)
  for (let time = 0; time < 2; time += 1)
    expect((await visitor.send('DELETE', path)).data).toEqual({ passport: null })
  expect(await passportOf(visitor)).toBeNull()
})
