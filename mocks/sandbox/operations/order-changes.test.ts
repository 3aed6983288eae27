import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { inStock, wearPart } = seedIds.products
const { buyer, mechanic, person } = seedIds.users
const { uralDorStroy } = seedIds.companies
const contractId = seedIds.contracts.uralDorStroy.id

const open = () => openShop({ realNow: () => Date.parse(seedNow) })
const enter = (email: string, shop = open()) => new ShopVisitor(shop).login(email)
const read = async (customer: ShopVisitor, id: number) =>
  (await customer.ask<'getOrder'>(`/web/profile/order/${id}/`)).order
const stockHere = async (customer: ShopVisitor) =>
  (await customer.ask<'getProduct'>(`/web/product/${inStock.code}/`)).stock.here
const spent = async (customer: ShopVisitor) =>
  (await customer.ask<'getCompany'>(`/web/contractor/data/?contragentId=${uralDorStroy.id}`)).company.limits
    .spent
const creditUsed = async (customer: ShopVisitor) =>
  (await customer.ask<'listContracts'>('/web/contracts/', {})).items.find(({ id }) => id === contractId)
    ?.creditUsed ?? 0

async function placed(customer: ShopVisitor, change: object = {}) {
  const body = {
    contractId,
    cartVersion: (await customer.cart()).version,
    products: await customer.ask<'listCartProducts'>('/web/basket/products/', {}),
    delivery: { type: 'pickup', storeId: '104' },
    payment: { type: 'invoicePrepay' },
    recipient: { fio: 'Смирнов Алексей', phone: '+79221234567' },
    consents: { offer: true, personalData: true },
    ...change,
  }
  return (await customer.ask<'addOrder'>('/web/order/add/', body)).order
}

/** An order of 2 filters and 4 teeth by the buyer. */
async function ordered(change: object = {}, shop = open()) {
  const customer = await enter(buyer.email, shop)
  await customer.add(inStock.id, 2)
  await customer.add(wearPart.id, 4)
  return { customer, shop, order: await placed(customer, change) }
}
type Order = Awaited<ReturnType<typeof placed>>
const lineIds = ({ items }: Order) => items.map(({ id }) => id)
const one = ({ id, version, items }: Order, quantity: number, index = 0) =>
  [`/web/order/updateProduct/${id}/`, { version, lineId: items[index]?.id, quantity }] as const

test('R-API-81 R-ORDER-08 a line gets another quantity: its price stays, totals, stock and limits follow', async () => {
  const { customer, order } = await ordered({ payment: { type: 'contractDeferred' } })
  const before = [await stockHere(customer), await spent(customer), await creditUsed(customer)]
  const [path, body] = one(order, 5)
  const { order: changed } = await customer.ask<'updateOrderProduct'>(path, body)
  const grown = 3 * (order.items[0]?.price ?? 0)
  expect(changed).toMatchObject({ version: 2, status: 'new', totals: { total: order.totals.total + grown } })
  expect(changed.items[0]).toMatchObject({ quantity: 5, price: order.items[0]?.price, sum: (grown / 3) * 5 })
  expect(lineIds(changed)).toEqual(lineIds(order))
  expect(changed.history.at(-1)).toMatchObject({ from: 'new', to: 'new', comment: 'Изменено количество' })
  const after = [await stockHere(customer), await spent(customer), await creditUsed(customer)]
  expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([-3, grown, grown])
})

test('R-API-80 several lines are changed at once or not at all', async () => {
  const { customer, order } = await ordered()
  const [first = 0, second = 0] = lineIds(order)
  const change = (lines: object[], version = order.version) =>
    customer.call('/web/order/updateProduct/', { orderId: order.id, version, lines })
  const twice = await change([
    { lineId: first, quantity: 1 },
    { lineId: first, quantity: 2 },
  ])
  expect([twice.status, twice.envelope.errors?.[0]?.field]).toEqual([422, 'lines.1.lineId'])
  const unknown = await change([
    { lineId: first, quantity: 1 },
    { lineId: 700_021, quantity: 2 },
  ])
  expect([unknown.code, unknown.envelope.errors?.[0]?.field]).toEqual(['lineNotFound', 'lines.1.lineId'])
  const many = await change([
    { lineId: second, quantity: 1 },
    { lineId: first, quantity: 9999 },
  ])
  expect([many.code, many.envelope.errors?.[0]?.field]).toEqual(['notEnoughStock', 'lines.1.quantity'])
  expect(await read(customer, order.id)).toEqual(order)
  const { order: changed } = await customer.ask<'updateOrderProducts'>('/web/order/updateProduct/', {
    orderId: order.id,
    version: 1,
    lines: [
      { lineId: second, quantity: 1 },
      { lineId: first, quantity: 3 },
    ],
  })
  expect(changed.items.map(({ quantity }) => quantity)).toEqual([3, 1])
})

test('R-ORDER-05 added lines can not walk around a limit of their author', async () => {
  const author = await enter(mechanic.email)
  await author.add(inStock.id, 1)
  const order = await placed(author)
  expect(order.approval?.reason).toBe('Заказы этого сотрудника требуют согласования')
  const [path, body] = one(order, 130)
  const { order: large } = await author.ask<'updateOrderProduct'>(path, body)
  expect(large.approval).toMatchObject({ required: true, reason: 'Сумма заказа больше лимита сотрудника' })
  const [, less] = one(large, 120)
  const { order: small } = await author.ask<'updateOrderProduct'>(path, less)
  expect(small.approval?.reason).toBe('Заказы этого сотрудника требуют согласования')
  await author.ask('/web/order/orderApprove/', { orderId: order.id, version: 3 })
  const [, sent] = one({ ...small, version: 4 }, 130)
  expect((await author.call(path, sent)).code).toBe('actionNotAllowed')
})

test('R-ORDER-08 an order on credit grows up to what is left of the limit, its own part included', async () => {
  const customer = await enter(buyer.email)
  await customer.add(seedIds.products.toOrder.id, 1)
  const order = await placed(customer, { payment: { type: 'contractDeferred' } })
  const { items } = await customer.ask<'listContracts'>('/web/contracts/', {})
  const left = items.find(({ id }) => id === contractId)?.creditLeft ?? 0
  const most = 1 + Math.floor(left / (order.items[0]?.price ?? 1))
  expect((await customer.call(...one(order, most + 1))).code).toBe('creditLimit')
  const [path, body] = one(order, most)
  expect((await customer.ask<'updateOrderProduct'>(path, body)).order.items[0]?.quantity).toBe(most)
})

test('R-ORDER-08 only the author changes lines, by the right of the order’s company', async () => {
  const { customer, shop, order } = await ordered()
  const other = await enter(mechanic.email, shop)
  const [path, body] = one(order, 5)
  expect((await other.call(path, body)).status).toBe(404)
  expect((await (await enter(person.email, shop)).call(path, body)).status).toBe(404)
  await other.add(inStock.id, 1)
  const theirs = await placed(other)
  const refused = await customer.call(...one(theirs, 5))
  expect([refused.status, refused.code]).toEqual([200, 'actionNotAllowed'])
  expect(refused.data).toEqual({ order: await read(customer, theirs.id) })
  const stale = await customer.call(path, { ...body, version: 7 })
  expect([stale.code, stale.data]).toEqual(['conflict', { order }])
})

test('R-ORDER-09 R-API-79 a line is deleted, but not the last one, and not below the least sum', async () => {
  const { customer, order } = await ordered()
  const remove = (lineId: number | undefined, version: number) =>
    customer.call('/web/order/deleteProduct/', { orderId: order.id, version, lineId })
  expect((await remove(700_021, 1)).code).toBe('lineNotFound')
  const { envelope } = await remove(lineIds(order)[1], 1)
  expect(envelope).toMatchObject({
    status: 'success',
    data: { order: { version: 2, items: [{ id: lineIds(order)[0] }] } },
  })
  expect((await remove(lineIds(order)[0], 2)).code).toBe('lastLine')
  const [cheap] = one(order, 1)
  const least = await customer.call(cheap, { version: 2, lineId: lineIds(order)[0], quantity: 1 })
  expect(least.envelope.status).toBe('success')
})

test('R-API-82 R-ORDER-08 lines are replaced by the cart, which is empty then', async () => {
  const { customer, order } = await ordered()
  const replace = (cartVersion: number) =>
    customer.call('/web/orderBasketUpdate/', { orderId: order.id, version: 1, cartVersion })
  expect((await replace(0)).code).toBe('cartEmpty')
  await customer.add(inStock.id, 7)
  const { version } = await customer.cart()
  expect((await replace(version - 1)).code).toBe('cartChanged')
  const { data } = await replace(version)
  expect(data).toMatchObject({ order: { version: 2, items: [{ quantity: 7, product: { id: inStock.id } }] } })
  expect(await customer.ask<'listCartProducts'>('/web/basket/products/', {})).toEqual([])
})

test('R-API-74 the delivery of an order is judged with its payment, and costs what it costs now', async () => {
  const { customer, order } = await ordered({ payment: { type: 'cashPickup' } })
  const deliver = (delivery: object, version: number) =>
    customer.call('/web/order/orderDelivery/', { orderId: order.id, version, delivery })
  expect((await deliver({ type: 'courier', addressId: 999 }, 1)).envelope.errors).toEqual([
    expect.objectContaining({ code: 'paymentUnavailable' }),
    expect.objectContaining({ code: 'addressUnavailable', field: 'delivery.addressId' }),
  ])
  expect((await deliver({ type: 'courier', addressId: 801 }, 1)).code).toBe('paymentUnavailable')
  const paid = await ordered()
  const { data } = await paid.customer.call('/web/order/orderDelivery/', {
    orderId: paid.order.id,
    version: 1,
    delivery: { type: 'courier', addressId: 801 },
    recipient: { fio: 'Гусев Роман', phone: '+79125550162' },
  })
  expect(data).toMatchObject({
    order: {
      delivery: { type: 'courier', address: { id: 801 }, recipient: { fio: 'Гусев Роман' } },
      status: 'new',
    },
  })
})

/** An order of a mechanic that was agreed to, and what its author and its approver do next. */
async function agreedOrder() {
  const shop = open()
  const author = await enter(mechanic.email, shop)
  await author.add(inStock.id, 2)
  const { id } = await placed(author)
  await author.ask('/web/order/orderApprove/', { orderId: id, version: 1 })
  const approver = await enter(buyer.email, shop)
  const approve = (version: number) =>
    approver.ask<'setOrderApproval'>('/web/order/approval/', { orderId: id, version, decision: 'approve' })
  const deliver = (version: number, delivery: object) =>
    author.ask<'setOrderDelivery'>('/web/order/orderDelivery/', { orderId: id, version, delivery })
  expect((await approve(2)).order.status).toBe('agreed')
  return { id, approver, approve, deliver }
}

test('R-ORDER-05 a delivery that grows after agreement needs a new one', async () => {
  const { approve, deliver } = await agreedOrder()
  const { order } = await deliver(3, { type: 'courier', addressId: 801 })
  expect(order).toMatchObject({ status: 'agreement', version: 4, approval: { state: 'waiting' } })
  expect((await approve(4)).order.status).toBe('agreed')
  const cheaper = await deliver(5, { type: 'pickup', storeId: '104' })
  expect(cheaper.order).toMatchObject({ status: 'agreed', delivery: { price: 0 } })
})

test('R-ORDER-05 an order that was canceled while it waited for a new agreement was not agreed to', async () => {
  const { id, approver, deliver } = await agreedOrder()
  await deliver(3, { type: 'courier', addressId: 801 })
  const { order } = await approver.ask<'cancelOrder'>('/web/order/cancel/', { orderId: id, version: 4 })
  expect(order).toMatchObject({ status: 'canceled', approval: { state: 'none' } })
})
