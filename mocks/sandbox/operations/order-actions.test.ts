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
  // The reason is told: nobody is asked for it again.
  expect(order.allowedActions).toEqual(['copy'])
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

const copy = (customer: ShopVisitor, orderId: number, version: number) =>
  customer.ask<'copyOrder'>('/web/order/copy/', { orderId, version })
const cartLines = (customer: ShopVisitor) => customer.ask<'listCartProducts'>('/web/basket/products/', {})

test('R-ORDER-07 R-API-76 an order is repeated: its products are added to the cart, the order stays as it was', async () => {
  const customer = await enter(buyer.email)
  const { id, version } = await read(customer, seedIds.orders.story.id)
  await customer.add(inStock.id, 3)
  const { added, rejected, cartVersion } = await copy(customer, id, version)
  expect(added.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [inStock.id, 2],
    [seedIds.products.wearPart.id, 4],
  ])
  expect(rejected).toEqual([])
  expect(await cartLines(customer)).toEqual([
    { id: inStock.id, quantity: 5 },
    { id: seedIds.products.wearPart.id, quantity: 4 },
  ])
  expect((await customer.cart()).version).toBe(cartVersion)
  expect((await read(customer, id)).version).toBe(version)
})

test('R-ORDER-07 what can’t be sold in full is told, and nothing is added beyond the stock', async () => {
  const customer = await enter(buyer.email)
  const { id, version } = await read(customer, seedIds.orders.story.id)
  await customer.add(inStock.id, 1)
  const maxQuantity = (await customer.cart()).basketProducts.grid.products[0]?.maxQuantity ?? 0
  await customer.add(inStock.id, maxQuantity - 2)
  const { added, rejected } = await copy(customer, id, version)
  expect(added[0]).toMatchObject({ productId: inStock.id, quantity: 1 })
  expect(rejected).toMatchObject([{ productId: inStock.id, quantity: 1, reason: 'outOfStock' }])
  expect((await cartLines(customer))[0]).toEqual({ id: inStock.id, quantity: maxQuantity })
})

test('R-ORDER-07 when no line can be sold the cart stays; a stale order and a double click add nothing twice', async () => {
  const customer = await enter(buyer.email)
  const { id, version, items } = await read(customer, 70_014)
  const [line] = items
  if (!line) throw new Error('no line')
  await customer.add(line.product.id, 1)
  const most = (await customer.cart()).basketProducts.grid.products[0]?.maxQuantity ?? 0
  await customer.add(line.product.id, most - 1)
  const full = await customer.call('/web/order/copy/', { orderId: id, version })
  expect([full.status, full.code]).toEqual([200, 'nothingAdded'])
  expect(await cartLines(customer)).toEqual([{ id: line.product.id, quantity: most }])
  const stale = await customer.call('/web/order/copy/', { orderId: 70_002, version: 9 })
  expect([stale.status, stale.code]).toEqual([200, 'conflict'])
  const headers = { 'Idempotency-Key': '7f3c2a54-6f0e-4a51-9a55-0a4d6a0f1c12' }
  const once = await customer.call('/web/order/copy/', { orderId: 70_001, version: 3 }, headers)
  const twice = await customer.call('/web/order/copy/', { orderId: 70_001, version: 3 }, headers)
  expect(once.data).toHaveProperty('added')
  expect(twice.envelope).toEqual(once.envelope)
})

const decide = (
  customer: ShopVisitor,
  orderId: number,
  version: number,
  decision: string,
  comment?: string,
) => customer.call('/web/order/approval/', { orderId, version, decision, ...(comment && { comment }) })
const waiting = async (customer: ShopVisitor) =>
  (await customer.ask<'countOrdersToApprove'>('/web/orders/agreementCount/')).count

test('R-ORDER-05 R-API-75 an order over the limit is sent to agreement, returned, sent again and approved; each side is told', async () => {
  const shop = open()
  const employee = await enter(mechanic.email, shop)
  const approver = await enter(buyer.email, shop)
  await employee.add(seedIds.products.wearPart.id, 40)
  const made = await placed(employee)
  expect(made.allowedActions).toContain('sendToApprove')
  const send = (version: number) =>
    employee.ask<'sendOrderToApprove'>('/web/order/orderApprove/', {
      orderId: made.id,
      version,
      comment: 'Срочно',
    })
  expect(await waiting(approver)).toBe(1)
  const sent = (await send(1)).order
  expect(sent).toMatchObject({ status: 'agreement', version: 2, approval: { state: 'waiting' } })
  expect(sent.history.at(-1)).toMatchObject({ from: 'new', to: 'agreement', comment: 'Срочно' })
  expect(await waiting(approver)).toBe(2)
  const told = await approver.ask<'listNotifications'>('/api/notifications/')
  expect(told.items[0]).toMatchObject({
    type: 'approval',
    title: 'Заказ ждёт согласования',
    link: `/orders/${made.id}/`,
  })
  expect((await decide(employee, made.id, 2, 'approve')).status).toBe(403)

  const returned = await decide(approver, made.id, 2, 'return', 'Возьмите меньше')
  expect(returned.data).toMatchObject({
    order: { status: 'new', approval: { state: 'returned', comment: 'Возьмите меньше' } },
  })
  const news = await employee.ask<'listNotifications'>('/api/notifications/')
  expect(news.items[0]).toMatchObject({ title: 'Заказ возвращён на доработку', isRead: false })

  expect((await send(3)).order.approval).toEqual({
    required: true,
    state: 'waiting',
    reason: made.approval?.reason,
  })
  const approved = await decide(approver, made.id, 4, 'approve')
  expect(approved.data).toMatchObject({
    order: { status: 'agreed', approval: { state: 'approved', decidedBy: 'Смирнов Алексей Петрович' } },
  })
  expect(await waiting(approver)).toBe(1)
  expect((await decide(approver, made.id, 5, 'return')).code).toBe('actionNotAllowed')
})

test('R-ORDER-05 only the author sends an order to agreement; a stale decision changes nothing', async () => {
  const shop = open()
  const employee = await enter(mechanic.email, shop)
  const approver = await enter(buyer.email, shop)
  await employee.add(seedIds.products.wearPart.id, 40)
  const { id } = await placed(employee)
  const body = { orderId: id, version: 1 }
  expect((await approver.call('/web/order/orderApprove/', body)).code).toBe('actionNotAllowed')
  await employee.ask<'sendOrderToApprove'>('/web/order/orderApprove/', body)
  const stale = await decide(approver, id, 1, 'approve')
  expect([stale.code, stale.data]).toMatchObject(['conflict', { order: { version: 2, status: 'agreement' } }])
})

test('R-ORDER-06 R-API-85 changes of the seller are confirmed: what is prepaid waits for the money', async () => {
  const customer = await enter(buyer.email)
  const before = await read(customer, 70_005)
  expect(before.changes.length).toBeGreaterThan(0)
  const { order } = await customer.ask<'confirmOrderContract'>('/web/order/contract/', {
    orderId: before.id,
    version: before.version,
  })
  expect(order).toMatchObject({
    status: 'payment',
    paymentStatus: 'awaiting',
    changes: [],
    version: before.version + 1,
  })
  expect(order.allowedActions).toContain('pay')
  expect(await read(customer, 70_005)).toEqual(order)
})

test('R-API-83 R-API-84 an invoice is asked for once, is queued, and ready after a while', async () => {
  const customer = await enter(buyer.email)
  await customer.call('/sandbox/clock', { now: seedNow })
  const ask = (version: number) =>
    customer.ask<'requestInvoice'>('/web/getInvoice/', { orderId: 70_004, version })
  expect((await customer.call('/web/checkInvoice/?orderId=70004')).status).toBe(404)
  const { order } = await ask(3)
  expect(order).toMatchObject({
    version: 4,
    status: 'agreed',
    invoice: { status: 'queued', requestedAt: seedNow, number: null, date: null },
  })
  expect(order.allowedActions).not.toContain('requestInvoice')
  expect((await ask(3)).order).toEqual(order)
  await customer.call('/sandbox/clock', { now: '2026-11-20T09:00:05.000Z' })
  const checked = await customer.ask<'checkInvoice'>('/web/checkInvoice/?orderId=70004')
  expect(checked).toMatchObject({
    orderVersion: 5,
    invoice: { status: 'ready', number: 'СЧ-70004', date: '2026-11-20', validUntil: '2026-11-25' },
  })
  const ready = await read(customer, 70_004)
  expect([ready.version, ready.invoice]).toEqual([5, checked.invoice])
  expect(ready.allowedActions).toContain('sendInvoice')
  expect((await customer.ask<'listOrders'>('/web/profile/orders/?query=070004')).items[0]?.version).toBe(5)

  // Its last day is over: the next one has a number of its own.
  await customer.call('/sandbox/clock', { now: '2026-11-26T09:00:00.000Z' })
  await customer.login(buyer.email)
  const { version } = await read(customer, 70_004)
  expect((await ask(version)).order).toMatchObject({ version: version + 1, invoice: { status: 'queued' } })
  await customer.call('/sandbox/clock', { now: '2026-11-26T09:00:05.000Z' })
  const again = await customer.ask<'checkInvoice'>('/web/checkInvoice/?orderId=70004')
  expect(again.invoice.number).toBe('СЧ-70004-2')
})

test('R-API-83 no invoice for a person, before the agreement, or on a stale order', async () => {
  const shop = open()
  const customer = await enter(buyer.email, shop)
  const individual = await enter(person.email, shop)
  const ask = (who: ShopVisitor, orderId: number, version: number) =>
    who.call('/web/getInvoice/', { orderId, version })
  expect((await ask(individual, 70_103, 3)).code).toBe('companyRequired')
  expect((await ask(customer, 70_002, 1)).code).toBe('actionNotAllowed')
  const stale = await ask(customer, 70_004, 2)
  expect([stale.code, stale.data]).toMatchObject([
    'conflict',
    { order: { id: 70_004, version: 3, invoice: null } },
  ])
})

test('R-API-50 the order keeps which machine a line is for; the machine tells it until the order is canceled', async () => {
  const customer = await enter(buyer.email)
  const bought = async () =>
    (await customer.ask<'getMachine'>(`/web/machines/data/?id=${seedIds.machines.excavator.id}`)).boughtParts
  expect(await bought()).toEqual([])
  await customer.add(inStock.id, 2)
  await customer.add(seedIds.products.wearPart.id, 4)
  await customer.ask<'addMachinesToCart'>('/web/basket/addMachines/', {
    products: [inStock.id],
    machineId: seedIds.machines.excavator.id,
  })
  const { id, version } = await placed(customer)
  expect(await bought()).toMatchObject([
    { product: { id: inStock.id }, orderId: id, date: '2026-11-20', quantity: 2 },
  ])
  await customer.ask<'cancelOrder'>('/web/order/cancel/', { orderId: id, version })
  expect(await bought()).toEqual([])
})

test('R-ORDER-04 R-API-86 the wish to cancel an order under way is sent once, with a word when the reason is another', async () => {
  const customer = await enter(buyer.email)
  const before = await read(customer, 70_007)
  const ask = (version: number, rest: object) =>
    customer.call('/web/order/sendCancel/', { orderId: 70_007, version, ...rest })
  expect((await ask(before.version, { reason: 'other', comment: ' ' })).errors).toMatchObject([
    { code: 'commentRequired', field: 'comment' },
  ])
  expect((await ask(before.version - 1, { reason: 'tooLong' })).code).toBe('conflict')
  expect(await read(customer, 70_007)).toEqual(before)
  const asked = await ask(before.version, { reason: 'tooLong', comment: 'Стоим вторую неделю' })
  expect(asked.data).toMatchObject({
    order: {
      status: 'in-work',
      version: before.version + 1,
      cancelRequest: { reason: 'tooLong', comment: 'Стоим вторую неделю', state: 'sent', sentAt: seedNow },
      history: before.history,
    },
  })
  expect((await read(customer, 70_007)).allowedActions).not.toContain('requestCancel')
  expect((await ask(before.version + 1, { reason: 'tooLong' })).code).toBe('actionNotAllowed')
  const early = await customer.call('/web/order/sendCancel/', {
    orderId: 70_002,
    version: 1,
    reason: 'tooLong',
  })
  expect(early.code).toBe('actionNotAllowed')
})

test('R-API-87 R-ORDER-10 a ready invoice is mailed at most five times an hour, and the order stays as it was', async () => {
  const customer = await enter(buyer.email)
  const { order } = await customer.ask<'getOrder'>('/web/profile/order/70001/')
  const mail = (version = order.version) =>
    customer.call('/web/order/sendinvoice/', { orderId: order.id, version, email: 'buh@example.ru' })
  expect((await mail(order.version + 1)).code).toBe('conflict')
  for (let sent = 0; sent < 5; sent += 1) expect((await mail()).data).toEqual({ order })
  const refused = await mail()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
  const fresh = await read(customer, 70_002)
  const { code } = await customer.call('/web/order/sendinvoice/', {
    orderId: fresh.id,
    version: fresh.version,
    email: 'buh@example.ru',
  })
  expect(code).toBe('actionNotAllowed')
})
