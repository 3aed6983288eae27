import { expect, test } from 'vitest'
import { seedIds, seedNow } from '../seed/named.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

const { inStock } = seedIds.products
const { buyer, person, mechanic } = seedIds.users
const { uralDorStroy } = seedIds.companies

const open = () => openShop({ realNow: () => Date.parse(seedNow) })
const enter = (email: string, shop = open()) => new ShopVisitor(shop).login(email)
const read = async (customer: ShopVisitor, id: number) =>
  (await customer.ask<'getOrder'>(`/web/profile/order/${id}/`)).order
const stockHere = async (customer: ShopVisitor) =>
  (await customer.ask<'getProduct'>(`/web/product/${inStock.code}/`)).stock.here

/** An order of the cart as it is, changed by `change`. */
async function placed(customer: ShopVisitor, change: object = {}) {
  const body = {
    contragentId: uralDorStroy.id,
    contractId: seedIds.contracts.uralDorStroy.id,
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

test('R-ORDER-03 R-API-77 an order is canceled: its units, limit and credit are free again, the history says why', async () => {
  const customer = await enter(buyer.email)
  const credit = async () =>
    (await customer.ask<'listContracts'>('/web/contracts/', {})).items[0]?.creditUsed ?? 0
  const spent = async () =>
    (await customer.ask<'getCompany'>(`/web/contractor/data/?contragentId=${uralDorStroy.id}`)).company.limits
      .spent
  const before = [await stockHere(customer), await credit(), await spent()]
  await customer.add(inStock.id, 20)
  const made = await placed(customer, { payment: { type: 'contractDeferred' } })
  expect(await stockHere(customer)).toBe(4)
  expect([await credit(), await spent()]).not.toEqual(before.slice(1))
  const { order } = await customer.ask<'cancelOrder'>('/web/order/cancel/', {
    orderId: made.id,
    version: made.version,
    reason: ' Заказали дважды ',
  })
  expect(order).toMatchObject({ status: 'canceled', version: 2, paymentStatus: 'none' })
  expect(order.items.map(({ lineStatus, eta }) => [lineStatus, eta])).toEqual([['canceled', null]])
  expect(order.history.at(-1)).toEqual({
    at: seedNow,
    actor: 'Смирнов Алексей Петрович',
    from: 'new',
    to: 'canceled',
    comment: 'Заказали дважды',
  })
  expect(order.allowedActions).toEqual(['tellCancelReason', 'copy'])
  expect([await stockHere(customer), await credit(), await spent()]).toEqual(before)
  expect(await read(customer, made.id)).toEqual(order)
})

test('R-ORDER-03 a canceled order gives back only its own units', async () => {
  const shop = open()
  const customer = await enter(buyer.email, shop)
  const rival = await enter(person.email, shop)
  await rival.add(inStock.id, 3)
  await placed(rival, { contragentId: null, contractId: null, payment: { type: 'cashPickup' } })
  // More than one store has: every store gives some.
  await customer.add(inStock.id, 260)
  const { id, version } = await placed(customer)
  expect(await stockHere(customer)).toBeLessThan(21)
  await customer.ask<'cancelOrder'>('/web/order/cancel/', { orderId: id, version })
  expect(await stockHere(customer)).toBe(21)
})

test('R-ORDER-03 what is refused leaves the order as it was: status, version, right, another’s order', async () => {
  const shop = open()
  const customer = await enter(buyer.email, shop)
  const cancel = (who: ShopVisitor, orderId: number, version: number) =>
    who.call('/web/order/cancel/', { orderId, version })
  const underWay = await read(customer, seedIds.orders.story.id)
  const late = await cancel(customer, underWay.id, underWay.version)
  expect([late.status, late.code]).toEqual([200, 'actionNotAllowed'])
  expect(late.data).toEqual({ order: underWay })
  const fresh = await read(customer, 70_002)
  const stale = await cancel(customer, fresh.id, fresh.version + 1)
  expect([stale.status, stale.code]).toEqual([200, 'conflict'])
  expect(stale.data).toEqual({ order: fresh })
  expect(await read(customer, 70_002)).toEqual(fresh)
  expect((await cancel(await enter(person.email, shop), 70_002, fresh.version)).status).toBe(404)
  const employee = await enter(mechanic.email, shop)
  await employee.add(inStock.id, 2)
  const own = await placed(employee)
  expect((await cancel(employee, own.id, own.version)).status).toBe(403)
})
