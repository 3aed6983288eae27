import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { scenarios } from './all.ts'

const { buyer } = seedIds.users
const { inStock, inOtherCitiesOnly, wearPart } = seedIds.products

/** A guest in the scenario, before login. */
async function guestIn(name: string): Promise<ShopVisitor> {
  const visitor = new ShopVisitor(openShop({ realNow: () => Date.parse(seedNow) }))
  const { status, data } = await visitor.call('/sandbox/scenario', { name })
  expect([status, data?.['scenario']]).toEqual([200, name])
  return visitor
}
/** Places the cart as it is: pickup in Екатеринбург, by invoice. */
async function place(customer: ShopVisitor) {
  return customer.call('/web/order/add/', {
    contragentId: seedIds.companies.uralDorStroy.id,
    contractId: seedIds.contracts.uralDorStroy.id,
    cartVersion: (await customer.cart()).version,
    products: await customer.ask<'listCartProducts'>('/web/basket/products/', {}),
    delivery: { type: 'pickup', storeId: '104' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    consents: { offer: true, personalData: true },
  })
}
const buyerIn = async (name: string) => (await guestIn(name)).login(buyer.email)

test('R-API-31 scenarios are listed with what they are and whose', async () => {
  const { data } = await new ShopVisitor().call('/sandbox/scenario')
  expect(data?.['items']).toHaveLength(Object.keys(scenarios).length)
  expect(data?.['items']).toContainEqual({
    name: 'cart-ready',
    title: 'В корзине покупателя три товара, можно оформлять заказ',
    login: buyer.email,
  })
})

test('R-API-31 a scenario takes the place of all that was in the world, and of nothing else', async () => {
  const visitor = await buyerIn('cart-of-200')
  await visitor.call('/sandbox/scenario', { name: 'seed' }, { 'sandbox-world': 'other' })
  expect((await visitor.cart()).basketProducts.info.count).toBe(200)
  await visitor.call('/sandbox/scenario', { name: 'seed' })
  await visitor.login(buyer.email)
  expect(await visitor.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([])
})

test('R-API-31 a scenario may begin at another time; an unknown name or time is refused', async () => {
  const visitor = new ShopVisitor()
  const choose = (body: object) => visitor.call('/sandbox/scenario', body)
  const now = '2030-02-01T10:00:00.000Z'
  expect((await choose({ name: 'contract-expired', now })).data).toMatchObject({ now })
  await visitor.login(buyer.email)
  const { items } = await visitor.ask<'listContracts'>('/web/contracts/', {})
  expect(items).toMatchObject([{ status: 'expired', validUntil: '2030-01-31' }])
  expect((await choose({ name: 'contract-expired', now: 'tomorrow' })).status).toBe(422)
  expect((await choose({ name: 'toString' })).status).toBe(404)
  expect((await choose({})).status).toBe(404)
})

test('R-CART-01 cart-ready: the order can be placed at once', async () => {
  const customer = await buyerIn('cart-ready')
  const { version, basketProducts } = await customer.cart()
  expect(basketProducts.info.count).toBe(3)
  const calculation = await customer.ask<'calculateOrder'>('/web/order/calculate/', { contractId: 301 })
  expect(calculation).toMatchObject({ cartVersion: version, warnings: [] })
  const placed = await place(customer)
  expect(placed.code).toBeUndefined()
  expect(placed.data).toHaveProperty('order')
})

test('R-CART-01 cart-of-200: two hundred different products, each of which can be bought', async () => {
  const customer = await buyerIn('cart-of-200')
  const products = await customer.ask<'listCartProducts'>('/web/basket/products/', {})
  expect(new Set(products.map(({ id }) => id)).size).toBe(200)
  const { warnings } = await customer.ask<'calculateOrder'>('/web/order/calculate/', { contractId: 301 })
  expect(warnings.filter(({ code }) => code !== 'longDelivery')).toEqual([])
})

test('R-ORDER-22 cart-changed: another price, only to order, and too little left', async () => {
  const customer = await buyerIn('cart-changed')
  const { warnings } = await customer.ask<'calculateOrder'>('/web/order/calculate/', { contractId: 301 })
  expect(warnings.map(({ code, productId }) => [code, productId])).toEqual(
    expect.arrayContaining([
      ['priceChanged', inStock.id],
      ['longDelivery', inOtherCitiesOnly.id],
      ['cartAdjusted', wearPart.id],
    ]),
  )
  const product = await customer.ask<'getProduct'>(`/web/product/${wearPart.code}/`)
  expect(product.stock.here + product.stock.elsewhere).toBe(3)
})

test('R-API-31 sold-out: no store has the filter, it comes from the supplier', async () => {
  const guest = await guestIn('sold-out')
  expect((await guest.ask<'getProduct'>(`/web/product/${inStock.code}/`)).stock).toMatchObject({
    here: 0,
    elsewhere: 0,
    etaDays: 21,
  })
})

test('R-API-31 new-customer: every list of the personal area is empty', async () => {
  const customer = await buyerIn('new-customer')
  expect((await customer.ask<'listOrders'>('/web/profile/orders/')).items).toEqual([])
  expect((await customer.ask<'listCompanies'>('/web/contractors/')).items).toEqual([])
  expect((await customer.ask<'listAddresses'>('/web/address/')).items).toEqual([])
  expect((await customer.ask<'listNotifications'>('/api/notifications/')).items).toEqual([])
  const { user } = await customer.ask<'getPersonal'>('/web/personal/')
  expect(user).toMatchObject({ currentCompanyId: null, scope: [] })
})

test('O-67 login-locked: the right password is refused for a minute', async () => {
  const guest = await guestIn('login-locked')
  const login = () =>
    guest.call(
      '/api/authentication/',
      { credentials: { login: buyer.email, password: 'Kran-2026!' } },
      { 'X-Urldecode': 'none' },
    )
  const refused = await login()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  await guest.call('/sandbox/clock', { advance: 61_000 })
  expect((await login()).data).toHaveProperty('token')
})

test('O-66 blocked-user: acts for the other company, and the first one is closed', async () => {
  const customer = await buyerIn('blocked-user')
  const { items } = await customer.ask<'listCompanies'>('/web/contractors/')
  expect(items.map(({ id, current, allowedActions }) => [id, current, allowedActions.length > 0])).toEqual([
    [seedIds.companies.karyerServis.id, true, true],
    [seedIds.companies.uralDorStroy.id, false, false],
  ])
  await customer.add(inStock.id, 2)
  expect((await place(customer)).code).toBe('contragentMismatch')
})

test('R-FIN-01 credit-used-up: deferred payment is closed with its reason', async () => {
  const customer = await buyerIn('credit-used-up')
  await customer.add(inStock.id, 2)
  const { paymentOptions } = await customer.ask<'calculateOrder'>('/web/order/calculate/', {
    contractId: seedIds.contracts.uralDorStroy.id,
  })
  expect(paymentOptions.find(({ type }) => type === 'contractDeferred')).toMatchObject({
    enabled: false,
    reasonDisabled: 'Сумма заказа больше остатка кредитного лимита',
  })
})

test('R-NOTIF-07 many-notifications: 120 are unread, the newest first', async () => {
  const customer = await buyerIn('many-notifications')
  const { unread, items } = await customer.ask<'listNotifications'>('/api/notifications/')
  expect(unread).toBeGreaterThanOrEqual(120)
  expect(items[0]?.title).toBe('Заказ обновлён, сообщение 120')
})

test('R-API-71 many-orders: 120 orders on several pages, in every status, none from the future', async () => {
  const customer = await buyerIn('many-orders')
  const list = await customer.ask<'listOrders'>('/web/profile/orders/')
  expect(list.tabs.find(({ code }) => code === 'all')?.count).toBe(120)
  expect(list.items.length).toBeLessThan(120)
  const statuses = new Set(list.items.map(({ status }) => status))
  expect(statuses.size).toBe(10)
  for (const { id } of list.items) {
    const { order } = await customer.ask<'getOrder'>(`/web/profile/order/${id}/`)
    const times = order.history.map(({ at }) => Date.parse(at))
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThanOrEqual(Date.parse(seedNow))
  }
})

test('R-ORDER-05 manager-with-approvals: twelve orders of the mechanic wait for the decision', async () => {
  const customer = await buyerIn('manager-with-approvals')
  const { items } = await customer.ask<'listOrders'>('/web/profile/orders/?tab=approval')
  expect(items).toHaveLength(12)
  expect(items.every(({ allowedActions }) => allowedActions.includes('approve'))).toBe(true)
  const { order } = await customer.ask<'getOrder'>(`/web/profile/order/${items[0]?.id}/`)
  expect(order).toMatchObject({ author: { fio: 'Гусев Роман Ильич' }, approval: { state: 'waiting' } })
  // No notification leads to an order that is gone.
  const told = await customer.ask<'listNotifications'>('/api/notifications/')
  const links = told.items.map(({ link }) => link).filter((link) => link?.startsWith('/personal/orders/'))
  expect(links).toEqual([])
  expect(told.items.length).toBeGreaterThan(0)
})
