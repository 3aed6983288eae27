import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { inStock, inOtherCitiesOnly, sellout } = seedIds.products
const { buyer, person } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const contractId = seedIds.contracts.uralDorStroy.id

const open = () => openShop({ realNow: () => Date.parse(seedNow) })
const enter = (email: string, shop = open()) => new ShopVisitor(shop).login(email)
const calculate = (customer: ShopVisitor, choice: object = {}) =>
  customer.ask<'calculateOrder'>('/web/order/calculate/', choice)

/** What the checkout sends for the cart as it is, changed by `change`. */
async function order(customer: ShopVisitor, change: object = {}) {
  const { version } = await customer.cart()
  return {
    contragentId: uralDorStroy.id,
    contractId,
    cartVersion: version,
    products: await customer.ask<'listCartProducts'>('/web/basket/products/', {}),
    delivery: { type: 'pickup', storeId: '104' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    consents: { offer: true, personalData: true },
    ...change,
  }
}
const place = async (customer: ShopVisitor, change: object = {}) =>
  customer.call('/web/order/add/', await order(customer, change))
const placed = async (customer: ShopVisitor, change: object = {}) =>
  (await customer.ask<'addOrder'>('/web/order/add/', await order(customer, change))).order

test('R-ORDER-01 the calculation parts the cart by store and sums lines; VAT is rounded per line', async () => {
  const customer = await enter(buyer.email)
  await customer.add(inStock.id, 2)
  await customer.add(inOtherCitiesOnly.id, 4)
  const { shipments, totals, cartVersion } = await calculate(customer, { contractId })
  expect(shipments.map(({ sum }) => sum)).toEqual([248_000, 756_000])
  expect(shipments[0]).toMatchObject({ store: { storeId: '104' }, etaFrom: '2026-11-20' })
  expect(totals).toMatchObject({ goods: 1_004_000, delivery: 0, vat: 44_721 + 136_328, total: 1_004_000 })
  expect(cartVersion).toBe(2)
})

test('R-ORDER-02 ways to deliver and pay that are impossible say why', async () => {
  const customer = await enter(buyer.email)
  await customer.add(inStock.id, 2)
  const company = await calculate(customer, { contractId, delivery: { type: 'courier', addressId: 801 } })
  const reasons = company.paymentOptions.map(({ type, reasonDisabled }) => [type, reasonDisabled])
  expect(reasons).toEqual([
    ['cardOnline', 'Доступно только частным лицам'],
    ['sbpQr', 'Доступно только частным лицам'],
    ['invoicePrepay', null],
    ['contractDeferred', null],
    ['cashPickup', 'Доступно только при самовывозе'],
  ])
  expect(company.totals.delivery).toBeGreaterThan(0)
  const individual = await enter(person.email)
  await individual.add(inStock.id, 2)
  const own = await calculate(individual)
  expect(own.paymentOptions.filter(({ enabled }) => enabled).map(({ type }) => type)).toEqual([
    'cardOnline',
    'sbpQr',
    'cashPickup',
  ])
})

test.each(['pickup', 'courier', 'carrierTerminal', 'carrierDoor'] as const)(
  'R-ORDER-02 the parts of an order by %s come on the days of that way',
  async (type) => {
    const customer = await enter(buyer.email)
    await customer.add(inStock.id, 2)
    const { deliveryOptions, shipments } = await calculate(customer, {
      contractId,
      delivery: { type, ...(type !== 'pickup' && { addressId: 801 }) },
    })
    const { etaFrom, etaTo } = deliveryOptions.find((option) => option.type === type) ?? {}
    expect(shipments).toMatchObject([{ etaFrom, etaTo }])
  },
)

test('R-ORDER-21 an order is placed: first in the list, cart empty, stock taken, buyer told', async () => {
  const customer = await enter(buyer.email)
  await customer.add(inStock.id, 20)
  const made = await placed(customer, { comment: ' Позвоните ', customerOrderNumber: 'З-1' })
  expect(made).toMatchObject({
    number: 'ЗК-2026-070104',
    status: 'new',
    createdAt: seedNow,
    comment: 'Позвоните',
    customerOrderNumber: 'З-1',
    approval: null,
    totals: { total: 2_480_000, due: 2_480_000 },
    allowedActions: ['cancel', 'copy', 'updateProducts', 'deleteProduct', 'changeDelivery'],
  })
  const list = await customer.ask<'listOrders'>('/web/profile/orders/')
  expect(list.items[0]?.id).toBe(made.id)
  expect((await customer.ask<'getOrder'>(`/web/profile/order/${made.id}/`)).order).toEqual(made)
  expect(await customer.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([])
  const product = await customer.ask<'getProduct'>(`/web/product/${inStock.code}/`)
  expect(product.stock.here).toBe(4)
  const { items } = await customer.ask<'listNotifications'>('/api/notifications/')
  expect(items[0]).toMatchObject({ link: `/orders/${made.id}/`, isRead: false })
  const outbox = await customer.call('/sandbox/outbox')
  expect(outbox.data?.['items']).toMatchObject([
    { to: buyer.email, subject: `Заказ ${made.number} оформлен` },
  ])
})

test('R-API-48 the same Idempotency-Key makes one order', async () => {
  const customer = await enter(buyer.email)
  await customer.add(inStock.id, 2)
  const body = await order(customer)
  const headers = { 'Idempotency-Key': '7f3c2a54-6f0e-4a51-9a55-0a4d6a0f1c11' }
  const first = await customer.call('/web/order/add/', body, headers)
  const again = await customer.call('/web/order/add/', body, headers)
  expect(first.data).toHaveProperty('order')
  expect(again.envelope).toEqual(first.envelope)
  const { items } = await customer.ask<'listOrdersShort'>('/web/orders/')
  expect(items.filter(({ id }) => id > 70_103)).toHaveLength(1)
})

test('R-ORDER-22 a stale cart is refused with the fresh calculation, all reasons together', async () => {
  const customer = await enter(buyer.email)
  await customer.add(inStock.id, 2)
  const body = await order(customer, { consents: { offer: true, personalData: false } })
  await customer.add(inStock.id, 1)
  const refused = await customer.call('/web/order/add/', body)
  expect(refused.errors?.map(({ code }) => code)).toEqual(['cartChanged', 'consentRequired'])
  expect(refused.data).toMatchObject({ calculation: { cartVersion: 2, totals: { total: 372_000 } } })
  expect((await place(customer, { products: [{ id: inStock.id, quantity: 2 }] })).code).toBe('cartChanged')
  expect((await customer.cart()).basketProducts.info.count).toBe(1)
})

test('R-ORDER-22 what another buyer has taken meanwhile is out of stock', async () => {
  const shop = open()
  const customer = await enter(buyer.email, shop)
  const rival = await enter(person.email, shop)
  const most = (await customer.add(inOtherCitiesOnly.id, 86)).data
  expect(most).toHaveProperty('is_success')
  await rival.add(inOtherCitiesOnly.id, 10)
  await placed(rival, { contragentId: null, contractId: null, payment: { type: 'cashPickup' } })
  const refused = await place(customer)
  expect(refused).toMatchObject({ code: 'notEnoughStock', errors: [{ field: 'products.0.quantity' }] })
  expect(refused.data).toMatchObject({
    calculation: { warnings: [{ code: 'cartAdjusted', productId: inOtherCitiesOnly.id }] },
  })
})

test.each<[string, object]>([
  ['contragentMismatch', { contragentId: karyerServis.id }],
  ['contractUnavailable', { contractId: seedIds.contracts.karyerServis.id }],
  ['paymentUnavailable', { payment: { type: 'cardOnline' } }],
  ['deliveryUnavailable', { delivery: { type: 'pickup', storeId: '999' } }],
  ['addressUnavailable', { delivery: { type: 'courier', addressId: 804 } }],
  ['consentRequired', { consents: { offer: false, personalData: true } }],
  ['consentRequired', { consents: { offer: true, personalData: true, versions: { offer: '2025-03' } } }],
])('R-ORDER-22 an order is refused with %s and changes nothing', async (code, change) => {
  const customer = await enter(buyer.email)
  await customer.add(inStock.id, 2)
  const refused = await place(customer, change)
  expect([refused.status, refused.code]).toEqual([200, code])
  expect((await customer.ask<'listOrders'>('/web/profile/orders/')).items[0]?.id).toBe(70_002)
  expect((await customer.cart()).basketProducts.info.count).toBe(1)
})

test('R-ORDER-22 the smallest order, the empty cart and the credit limit', async () => {
  const customer = await enter(buyer.email)
  expect((await customer.call('/web/order/calculate/', {})).code).toBe('cartEmpty')
  await customer.add(sellout.id, 1)
  expect((await place(customer)).code).toBe('minSum')
  await customer.add(seedIds.products.toOrder.id, 60)
  expect((await place(customer, { payment: { type: 'contractDeferred' } })).code).toBe('creditLimit')
})

test('R-FIN-01 a contract ends with its last day', async () => {
  const customer = await enter(buyer.email)
  await customer.ask<'switchContractor'>(`/web/switchContractor/?contragentId=${karyerServis.id}`)
  await customer.add(inStock.id, 2)
  const change = { contragentId: karyerServis.id, contractId: seedIds.contracts.karyerServis.id }
  const body = await order(customer, change)
  await customer.call('/sandbox/clock', { now: '2027-04-01T09:00:00.000Z' })
  await customer.login(buyer.email)
  expect((await customer.call('/web/order/add/', body)).code).toBe('contractExpired')
})

test('R-ORDER-05 who may not place without approval gets an order to send to agreement', async () => {
  const customer = await enter(buyer.email)
  await customer.ask<'switchContractor'>(`/web/switchContractor/?contragentId=${karyerServis.id}`)
  await customer.add(inStock.id, 2)
  const change = { contragentId: karyerServis.id, contractId: seedIds.contracts.karyerServis.id }
  expect(await calculate(customer, change)).toMatchObject({ approvalRequired: true })
  const made = await placed(customer, change)
  expect(made).toMatchObject({ status: 'new', approval: { required: true, state: 'none' } })
  expect(made.allowedActions).toContain('sendToApprove')
  const list = await customer.ask<'listOrders'>('/web/profile/orders/')
  expect(list.items[0]).toMatchObject({ id: made.id, nextAction: 'sendToApprove' })
})

test("R-ORDER-01 another's order is 404", async () => {
  const individual = await enter(person.email)
  expect((await individual.call(`/web/profile/order/${seedIds.orders.story.id}/`)).status).toBe(404)
  const { items } = await individual.ask<'listOrders'>('/web/profile/orders/')
  expect(items.map(({ id }) => id)).toEqual([70_103, 70_102, 70_101])
})

test('R-API-71 the list is filtered, sorted and counted by tabs', async () => {
  const customer = await enter(buyer.email)
  const list = (query: string) => customer.ask<'listOrders'>(`/web/profile/orders/?${query}`)
  const ids = async (query: string) => (await list(query)).items.map(({ id }) => id)
  expect(await ids('query=УДС-1147')).toEqual([70_001])
  expect(await ids('contragentId=502&tab=completed')).toEqual([70_015])
  expect(await ids('status[]=canceled')).toEqual([70_010])
  expect(await ids('dateFrom=2026-11-20&dateTo=2026-11-20')).toEqual([70_002])
  expect(await ids('article=ng112m&sort=dateAsc')).toEqual([70_012, 70_003])
  expect(await ids('article=---')).toEqual([])
  expect((await customer.call('/web/profile/orders/?dateFrom=2026-11-20&dateTo=2026-11-01')).status).toBe(422)
  const { tabs, pagination, items } = await list('sort=sumDesc&PAGE_SIZE=20')
  expect(tabs.map(({ count }) => count)).toEqual([15, 10, 1, 3, 5])
  expect(pagination).toEqual({ page: 1, pageSize: 20, total: 15, pages: 1 })
  expect(items.every(({ total }, index) => total <= (items[index - 1]?.total ?? total))).toBe(true)
})

test('R-API-72 the dictionary has all ten statuses with counts; R-API-97 agreement waits for one', async () => {
  const customer = await enter(buyer.email)
  const { items } = await customer.ask<'listOrderStatuses'>('/web/profile/orders/getStatus/')
  expect(items.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 2, 2, 1, 4, 1])
  expect(await customer.ask<'countOrdersToApprove'>('/web/orders/agreementCount/')).toEqual({ count: 1 })
})

test.each([
  ['Friday before it closes', '2026-11-20T14:59:00Z', '2026-11-20'],
  ['Friday after it has closed', '2026-11-20T15:00:00Z', '2026-11-21'],
  ['Friday, when it is Saturday already in Екатеринбург', '2026-11-20T19:01:00Z', '2026-11-21'],
  ['Saturday evening', '2026-11-21T12:00:00Z', '2026-11-23'],
  ['Sunday', '2026-11-22T06:00:00Z', '2026-11-23'],
])('goods are collected when the branch is open: %s', async (_when, now, day) => {
  const shop = openShop({ realNow: () => Date.parse(now) })
  const customer = await new ShopVisitor(shop).login(seedIds.users.person.email)
  await customer.call('/web/header/setUserStore/', { storeId: seedIds.stores.yekaterinburg.storeId })
  await customer.add(seedIds.products.inStock.id, 2)
  const { deliveryOptions, shipments } = await customer.ask<'calculateOrder'>('/web/order/calculate/', {})
  expect(deliveryOptions.find(({ type }) => type === 'pickup')).toMatchObject({ etaFrom: day, etaTo: day })
  expect(shipments).toMatchObject([{ etaFrom: day, etaTo: day }])
  const { items } = await placed(customer, {
    contragentId: null,
    contractId: null,
    payment: { type: 'cashPickup' },
  })
  expect(items).toMatchObject([{ eta: day }])
})

test('R-FIN-01 R-API-71 orders are found by their contract, others’ contracts find none', async () => {
  const customer = await enter(buyer.email)
  const under = async (id: number) =>
    (await customer.ask<'listOrders'>(`/web/profile/orders/?contractId=${id}`)).items
  const { items } = await customer.ask<'listOrders'>('/web/profile/orders/?contragentId=501&PAGE_SIZE=100')
  const own = await under(301)
  expect(own.length).toBeGreaterThan(1)
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(own.map(({ id }) => id)))
  const { order } = await customer.ask<'getOrder'>(`/web/profile/order/${own[0]?.id}/`)
  expect(order.contract?.id).toBe(301)
  expect(await under(999)).toEqual([])
})
