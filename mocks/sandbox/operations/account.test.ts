import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { call } from '../testing/tiny-sandbox.ts'

const { buyer, person } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const consents = [{ type: 'personalData', docVersion: '2026-01' }]
const header = async (visitor: ShopVisitor) => (await visitor.ask<'getHeader'>('/api/header/')).userData

test('R-AUTH-17 the header tells guests and customers who they are, with a SESSID', async () => {
  const visitor = new ShopVisitor()
  const guest = await header(visitor)
  expect(guest).toEqual({ SESSID: guest.SESSID, isAuthorized: false, hasNewNotifications: false })
  const customer = await header(await visitor.login(buyer.email))
  expect(customer).toMatchObject({ isAuthorized: true, name: 'Смирнов Алексей Петрович', roleCode: 'user' })
  expect(customer.scope).toContain('orders.create')
  expect(customer.SESSID).not.toBe(guest.SESSID)
})

test('R-COMP-08 companies: the current one first and flagged, with its manager', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const { items } = await customer.ask<'listCompanies'>('/web/contractors/')
  expect(items.map(({ id, current }) => [id, current])).toEqual([
    [uralDorStroy.id, true],
    [karyerServis.id, false],
  ])
  expect(items[0]?.manager?.name).toBe('Климова Ольга Сергеевна')
})

test('R-COMP-03 switching changes rights, contracts and addresses, and stays for the next login', async () => {
  const shop = openShop()
  const customer = await new ShopVisitor(shop).login(buyer.email)
  await customer.ask<'switchContractor'>(`/web/switchContractor/?contragentId=${karyerServis.id}`)
  expect((await header(customer)).scope).not.toContain('orders.placeWithoutApproval')
  const contracts = await customer.ask<'listContracts'>('/web/contracts/', {})
  expect(contracts.items.map(({ id }) => id)).toEqual([seedIds.contracts.karyerServis.id])
  const addresses = await customer.ask<'listAddresses'>('/web/address/')
  expect(addresses.items.every(({ companyId }) => companyId === karyerServis.id)).toBe(true)
  const later = await new ShopVisitor(shop).login(buyer.email)
  expect((await later.ask<'listCompanies'>('/web/contractors/')).items[0]?.id).toBe(karyerServis.id)
})

test("R-COMP-02 another's company is 404, a person has none and no contracts", async () => {
  const individual = await new ShopVisitor().login(person.email)
  expect((await individual.ask<'listCompanies'>('/web/contractors/')).items).toEqual([])
  for (const path of ['/web/contractor/data/', '/web/switchContractor/'])
    expect((await individual.call(`${path}?contragentId=${uralDorStroy.id}`)).status).toBe(404)
  expect((await individual.call('/web/contracts/', {})).code).toBe('companyRequired')
  expect((await individual.ask<'listAddresses'>('/web/address/')).items.map(({ id }) => id)).toEqual([804])
})

test('R-NOTIF-03 reading one marks that one; R-NOTIF-07 the header follows', async () => {
  const customer = await new ShopVisitor().login(person.email)
  const list = () => customer.ask<'listNotifications'>('/api/notifications/?is_read=')
  const before = await list()
  const unread = before.items.filter(({ isRead }) => !isRead)
  expect([before.unread, (await header(customer)).hasNewNotifications]).toEqual([unread.length, true])
  for (const { id } of unread)
    expect((await customer.call(`/api/notifications/read/${id}/`, {})).data).toEqual({ isSuccess: true })
  expect([(await list()).unread, (await header(customer)).hasNewNotifications]).toEqual([0, false])
  expect((await customer.call('/api/notifications/read/2001/', {})).status).toBe(404)
})

test('R-NOTIF-04 all are read at once, R-NOTIF-05 all are deleted', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const { data } = await customer.call('/api/notifications/readAll/', {})
  expect(data).toEqual({ isSuccess: true, count: 3 })
  const deleted = await customer.call('/api/notifications/deleteAll/', {})
  expect(deleted.data).toEqual({ isSuccess: true, count: 5 })
  expect((await customer.ask<'listNotifications'>('/api/notifications/')).items).toEqual([])
})

test('R-NOTIF-08 links are paths under /personal; one that leads elsewhere opens nothing', async () => {
  const customer = await new ShopVisitor().login(buyer.email)
  const { items } = await customer.ask<'listNotifications'>('/api/notifications/')
  expect(items.find(({ id }) => id === 2001)?.link).toBe('/orders/70001/')
  expect(items.find(({ id }) => id === 2005)?.link).toBeNull()
})

test('R-API-102 an appeal goes to the outbox, needs the consent, and is limited per hour', async () => {
  const guest = new ShopVisitor()
  const form = { name: 'Алексей', phone: '+79221234567', message: 'Подойдёт ли фильтр FM-2040?', consents }
  expect((await guest.call('/api/sendWebForm/appeals/', { ...form, consents: [] })).code).toBe(
    'consentRequired',
  )
  const stale = [{ type: 'personalData', docVersion: '2024-06' }]
  for (const path of ['/api/sendWebForm/appeals/', '/api/sendWebForm/callback/'])
    expect((await guest.call(path, { ...form, consents: stale })).errors).toMatchObject([
      { code: 'consentOutdated', field: 'consents.0.docVersion' },
    ])
  for (let index = 0; index < 5; index += 1)
    expect((await guest.call('/api/sendWebForm/appeals/', form)).data).toHaveProperty('number')
  expect((await guest.call('/api/sendWebForm/appeals/', form)).status).toBe(429)
  const outbox = await guest.call('/sandbox/outbox')
  expect(outbox.data?.['items']).toHaveLength(5)
})

test('R-API-104 one phone waits for one call at a time', async () => {
  const guest = new ShopVisitor()
  const form = { phone: '+79221234567', productId: seedIds.products.onRequest.id, consents }
  expect((await guest.call('/api/sendWebForm/callback/', form)).data).toHaveProperty('number')
  expect((await guest.call('/api/sendWebForm/callback/', form)).code).toBe('alreadyRequested')
  const unknown = { ...form, phone: '+79221234568', productId: 999_999 }
  expect((await guest.call('/api/sendWebForm/callback/', unknown)).code).toBe('productNotFound')
})

test('R-NOTIF-07 what the list keeps no longer has no mark in the header either', async () => {
  const shop = openShop()
  const customer = await new ShopVisitor(shop).login(buyer.email)
  expect((await header(customer)).hasNewNotifications).toBe(true)
  await call(shop, '/sandbox/clock', { body: { now: '2027-11-20T09:00:00Z' } })
  const later = await new ShopVisitor(shop).login(buyer.email)
  const list = await later.ask<'listNotifications'>('/api/notifications/?is_read=')
  expect([list.items, list.unread, (await header(later)).hasNewNotifications]).toEqual([[], 0, false])
  expect((await later.call('/api/notifications/readAll/', {})).data).toEqual({ isSuccess: true, count: 0 })
})

test('R-API-104 a callback tells the quantity whose price is asked for', async () => {
  const guest = new ShopVisitor()
  await guest.call('/api/sendWebForm/callback/', {
    phone: '+79125550177',
    productId: seedIds.products.inStock.id,
    quantity: 200,
    message: 'К понедельнику.',
    consents: [{ type: 'personalData', docVersion: '2026-01' }],
  })
  const { data } = await guest.call('/sandbox/outbox')
  expect(JSON.stringify(data)).toContain('Количество: 200 шт\\nК понедельнику.')
})
