import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { newCompany } from '../testing/new-company.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, person, mechanic } = seedIds.users
const { uralDorStroy, karyerServis, liquidated } = seedIds.companies
const director = 'director@karyer-servis.example'
const bank = { bik: '044525974', account: '40702810410000123450' }

const add = (visitor: ShopVisitor, change: object = {}) =>
  visitor.call('/web/contractor/add/', { ...newCompany, ...change })
const leave = (visitor: ShopVisitor, contragentId: number) =>
  visitor.call('/web/contractor/leave/', { contragentId })
const companies = async (visitor: ShopVisitor) =>
  (await visitor.ask<'listCompanies'>('/web/contractors/')).items
const currentOf = async (visitor: ShopVisitor) =>
  (await companies(visitor)).find(({ current }) => current)?.id
const roleOf = async (visitor: ShopVisitor) =>
  (await visitor.ask<'getHeader'>('/api/header/')).userData.roleCode
const read = async (visitor: ShopVisitor, id: number) =>
  (await visitor.ask<'getCompany'>(`/web/contractor/data/?contragentId=${id}`)).company

test('R-COMP-09 a person adds a company, owns it and is no individual any more', async () => {
  const visitor = await new ShopVisitor().login(person.email)
  const { data } = await add(visitor, { bank, phone: '+73425550000' })
  expect(data).toMatchObject({
    company: {
      id: 504,
      version: 1,
      shortName: 'ТрассаМонтаж',
      actualAddress: newCompany.legalAddress,
      banks: [{ ...bank, name: 'Банк «Магистраль»', isDefault: true }],
      phone: '+73425550000',
      email: null,
      verification: 'pending',
      manager: null,
      myRole: 'owner',
      current: false,
      allowedActions: ['switch'],
    },
  })
  expect(await roleOf(visitor)).toBe('user')
  expect(await currentOf(visitor)).toBeUndefined()
  await visitor.call('/web/switchContractor/?contragentId=504')
  expect(await currentOf(visitor)).toBe(504)
})

test.each([
  ['innInvalid', { inn: '5902034505' }, 'inn'],
  ['innInvalid', { inn: '500100732259' }, 'inn'],
  ['ogrnInvalid', { ogrn: '1155958001232' }, 'ogrn'],
  // Right by itself, but another company's.
  ['ogrnInvalid', { ogrn: '1026605123456' }, 'ogrn'],
  ['companyLiquidated', { inn: liquidated.inn, ogrn: '1126685004313' }, 'inn'],
  ['companyExists', { inn: uralDorStroy.inn, ogrn: '1026605123456' }, 'inn'],
  ['bankNotFound', { bank: { ...bank, bik: '000000001' } }, 'bank.bik'],
  ['accountInvalid', { bank: { ...bank, account: '40702810110000123450' } }, 'bank.account'],
])('R-COMP-09 %s is refused at its field, and nothing is added', async (code, change, field) => {
  const visitor = await new ShopVisitor().login(person.email)
  expect(await add(visitor, change)).toMatchObject({ status: 200, code, errors: [{ field }] })
  expect(await companies(visitor)).toEqual([])
  expect(await roleOf(visitor)).toBe('individual')
})

test('R-COMP-09 an own company is not added again, and an ИП has neither КПП nor director', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const own = { inn: uralDorStroy.inn, ogrn: '1026605123456' }
  expect((await add(customer, own)).code).toBe('alreadyMember')
  const { kpp: _kpp, director: _director, ...ip } = newCompany
  const numbers = { type: 'ИП', name: 'ИП Петров', inn: '500100732259', ogrn: '304500116000157' }
  expect((await customer.call('/web/contractor/add/', { ...ip, type: 'ЮЛ' })).status).toBe(422)
  expect((await add(customer, numbers)).status).toBe(422)
  const { data } = await customer.call('/web/contractor/add/', { ...ip, ...numbers })
  expect(data).toMatchObject({ company: { shortName: 'Петров', kpp: null, director: null } })
})

test('R-COMP-09 the seller checks a company against the register, and tells its owner', async () => {
  const visitor = new ShopVisitor(openShop({ realNow: () => Date.parse(seedNow) }))
  await visitor.login(person.email)
  await add(visitor)
  await add(visitor, {
    inn: '7707083893',
    ogrn: '1027700132195',
    name: 'ООО «Нигде»',
  })
  const at = async (now: string) => {
    await visitor.call('/sandbox/clock', { now })
    await visitor.login(person.email)
  }
  await at('2026-11-20T09:29:00Z')
  expect((await read(visitor, 504)).verification).toBe('pending')
  await at('2026-11-20T09:31:00Z')
  expect(await read(visitor, 504)).toMatchObject({
    verification: 'verified',
    verificationReason: null,
    version: 2,
    manager: expect.objectContaining({ name: expect.any(String) }),
  })
  expect(await read(visitor, 505)).toMatchObject({
    verification: 'rejected',
    verificationReason: 'Компании с таким ИНН нет в государственном реестре.',
  })
  const { items } = await visitor.ask<'listNotifications'>('/api/notifications/')
  expect(items.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Компания проверена', 'Компания не прошла проверку']),
  )
})

test('R-COMP-09 a company whose data differ from the register is rejected until they are right', async () => {
  const visitor = new ShopVisitor(openShop({ realNow: () => Date.parse(seedNow) }))
  await visitor.login(person.email)
  await add(visitor, { kpp: '590201999' })
  await visitor.call('/web/switchContractor/?contragentId=504')
  await visitor.call('/sandbox/clock', { now: '2026-11-20T09:31:00Z' })
  await visitor.login(person.email)
  expect((await read(visitor, 504)).verificationReason).toMatch(/^Не совпадает .*реестром: КПП\./)
  await visitor.call('/web/contractor/update/504/', { version: 2, kpp: newCompany.kpp })
  expect(await read(visitor, 504)).toMatchObject({ verification: 'pending', verificationReason: null })
  await visitor.call('/sandbox/clock', { now: '2026-11-20T10:02:00Z' })
  await visitor.login(person.email)
  expect((await read(visitor, 504)).verification).toBe('verified')
})

test('R-COMP-09 the check is ended by hand too, and only while it is due', async () => {
  const visitor = await new ShopVisitor().login(person.email)
  await add(visitor)
  const check = (body: object) => visitor.call('/sandbox/seller', { companyId: 504, ...body })
  expect((await visitor.call('/sandbox/seller')).data).toMatchObject({
    companies: [{ id: 504, verification: 'pending' }],
  })
  expect((await check({ step: 'pay' })).status).toBe(422)
  await check({ step: 'reject', comment: 'Нет доверенности.' })
  expect((await read(visitor, 504)).verificationReason).toBe('Нет доверенности.')
  expect((await check({ step: 'verify' })).status).toBe(409)
  expect((await visitor.call('/sandbox/seller', { companyId: 999, step: 'verify' })).status).toBe(404)
})

test('R-COMP-02 who leaves the current company acts for the next one, at the next login too', async () => {
  const shop = openShop()
  const owner = await new ShopVisitor(shop).login(buyer.email)
  expect(await leave(owner, uralDorStroy.id)).toMatchObject({
    code: 'actionNotAllowed',
    data: { company: { id: uralDorStroy.id, current: true } },
  })
  expect((await leave(owner, karyerServis.id)).data).toEqual({ currentCompanyId: uralDorStroy.id })
  expect((await leave(owner, karyerServis.id)).status).toBe(404)
  expect((await owner.call('/web/profile/order/70014/')).status).toBe(404)
  await add(owner)
  await owner.call('/web/switchContractor/?contragentId=504')
  // The last owner stays here as well.
  expect((await leave(owner, 504)).code).toBe('actionNotAllowed')
  const colleague = await new ShopVisitor(shop).login(mechanic.email)
  expect(await currentOf(colleague)).toBe(uralDorStroy.id)
  // Blocked in one, the other is liquidated: a person from now on.
  expect((await leave(colleague, uralDorStroy.id)).data).toEqual({ currentCompanyId: null })
  expect((await leave(colleague, karyerServis.id)).code).toBe('actionNotAllowed')
  expect((await leave(colleague, liquidated.id)).data).toEqual({ currentCompanyId: null })
  await colleague.login(mechanic.email)
  expect(await currentOf(colleague)).toBeUndefined()
})

test('R-COMP-02 an owner leaves when another owner is left, and is told the next company', async () => {
  const shop = openShop()
  const other = await new ShopVisitor(shop).login(director)
  const { items } = await other.ask<'listCompanyUsers'>(
    `/web/contractor/users/?contragentId=${karyerServis.id}`,
  )
  const second = items.find(({ email }) => email === buyer.email)
  await other.ask('/web/contractor/users/update/705/', {
    contragentId: karyerServis.id,
    role: 'owner',
    rights: items.find(({ role }) => role === 'owner')?.rights,
    limits: { perOrder: null, perMonth: null },
    status: 'active',
  })
  expect(second?.role).toBe('buyer')
  expect((await leave(other, karyerServis.id)).data).toEqual({ currentCompanyId: null })
  expect(await companies(other)).toEqual([])
})
