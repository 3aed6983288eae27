import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { buyer, mechanic } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const usersOf = (id: number) => `/web/contractor/users/?contragentId=${id}`

test('R-COMP-10 users: owners first, then by name; the invited one waits without an account', async () => {
  const visitor = await new ShopVisitor().login(buyer.email)
  const { items, pagination } = await visitor.ask<'listCompanyUsers'>(usersOf(uralDorStroy.id))
  expect(items.map(({ fio }) => fio.split(' ')[0])).toEqual(['Смирнов', 'Гусев', 'Зайцев', 'Панова'])
  expect(pagination.total).toBe(4)
  const invited = items.find(({ status }) => status === 'invited')
  expect(invited).toMatchObject({
    userId: null,
    invitation: { sentAt: '2026-11-17T08:20:00.000Z', expiresAt: '2026-12-01T08:20:00.000Z' },
  })
  const found = await visitor.ask<'listCompanyUsers'>(`${usersOf(uralDorStroy.id)}&query=Gusev%40`)
  expect(found.items.map(({ userId }) => userId)).toEqual([mechanic.id])
})

test('R-COMP-11 an owner acts on others, not on themselves; without the right there is no list', async () => {
  const shop = openShop()
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  const { items } = await visitor.ask<'listCompanyUsers'>(usersOf(uralDorStroy.id))
  expect(items.map(({ status, allowedActions }) => [status, allowedActions])).toEqual([
    ['active', []],
    ['active', ['edit', 'delete']],
    ['invited', ['edit', 'resend', 'delete']],
    ['active', ['edit', 'delete']],
  ])
  expect((await visitor.call(usersOf(karyerServis.id))).status).toBe(403)
  expect((await visitor.call(usersOf(seedIds.companies.liquidated.id))).status).toBe(404)
  const few = await new ShopVisitor(shop).login(mechanic.email)
  expect((await few.call(usersOf(uralDorStroy.id))).status).toBe(403)
})

test('R-COMP-11 only an owner may touch an owner, and nobody a company that is not current', async () => {
  const shop = openShop()
  const director = await new ShopVisitor(shop).login('director@karyer-servis.example')
  const { items } = await director.ask<'listCompanyUsers'>(usersOf(karyerServis.id))
  expect(items.map(({ role, allowedActions }) => [role, allowedActions])).toEqual([
    ['owner', []],
    ['viewer', ['edit', 'delete']],
    ['buyer', ['edit', 'delete']],
  ])
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  const companies = async () =>
    (await visitor.ask<'listCompanies'>('/web/contractors/')).items.map(({ id, allowedActions }) => [
      id,
      allowedActions,
    ])
  expect(await companies()).toEqual([
    [uralDorStroy.id, ['edit', 'addBank', 'editBanks', 'addAddress', 'editUsers']],
    [karyerServis.id, ['switch', 'leave']],
  ])
  await visitor.ask<'switchContractor'>(`/web/switchContractor/?contragentId=${karyerServis.id}`)
  expect(await companies()).toEqual([
    [karyerServis.id, ['addAddress', 'leave']],
    [uralDorStroy.id, ['switch']],
  ])
})
