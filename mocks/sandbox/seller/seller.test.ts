import { expect, test } from 'vitest'
import { keysOf } from '../../../src/lib/keys-of.ts'
import { nextStatuses } from '../rules/order-transitions.ts'
import { orderStatuses } from '../seed/order-record.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { makeAuthority, signAuthority } from '../testing/authority.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { type Order, place, readOrder } from '../testing/placed-order.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { sellerSteps } from './steps.ts'
import { bundleContract } from '../../../tools/contract/model/bundle.ts'
import { operationEntries } from '../../../tools/contract/model/document.ts'

const { inStock, wearPart, oil } = seedIds.products
const { buyer, person } = seedIds.users
const start = Date.parse(seedNow)

/** A shop whose real time is that of the seed, and whose clock `later` moves. */
async function customerAt(email: string = buyer.email) {
  const customer = await new ShopVisitor(openShop({ realNow: () => start })).login(email)
  const at = async (instant: string) => {
    await customer.call('/sandbox/clock', { now: instant })
    await customer.login(email)
  }
  const step = (orderId: number, name: string, wish: object = {}) =>
    customer.call('/sandbox/seller', { orderId, step: name, ...wish })
  return { customer, at, step }
}
const way = ({ history }: Order) => history.map(({ to }) => to)
const titles = async (customer: ShopVisitor) =>
  (await customer.ask<'listNotifications'>('/api/notifications/')).items.map(({ title }) => title)
interface Outbox {
  items: { subject: string; at: string }[]
  events: { event: string; object: { id: number }; contragentId: number }[]
}
async function outbox(customer: ShopVisitor): Promise<Outbox> {
  return (await customer.call('/sandbox/outbox')).data as unknown as Outbox
}

test('R-ORDER-02 the seller takes an order, reserves, confirms, invoices and waits for the money', async () => {
  const { customer, at } = await customerAt()
  await customer.add(inStock.id, 2)
  const { id } = await place(customer)
  await at('2026-11-20T09:14:59Z')
  expect((await readOrder(customer, id)).status).toBe('new')
  await at('2026-11-20T09:15:00Z')
  expect(await readOrder(customer, id)).toMatchObject({ status: 'order-processing', version: 2 })
  await at('2026-11-20T12:00:00Z')
  const order = await readOrder(customer, id)
  expect(order).toMatchObject({ status: 'payment', paymentStatus: 'awaiting', version: 5 })
  expect(order.items.map(({ lineStatus }) => lineStatus)).toEqual(['reserved'])
  // Each step stands at its own time, not at that of the read that found it.
  expect(order.history.slice(1)).toEqual([
    { at: '2026-11-20T09:15:00.000Z', actor: 'Кран-Деталь', from: 'new', to: 'order-processing' },
    { at: '2026-11-20T09:50:00.000Z', actor: 'Кран-Деталь', from: 'order-processing', to: 'payment' },
  ])
  expect(order.invoice).toMatchObject({ status: 'ready', validUntil: '2026-11-25' })
  expect((await titles(customer)).slice(0, 4)).toEqual([
    'Счёт готов',
    'Заказ ждёт оплаты',
    'Товар зарезервирован',
    'Заказ в обработке',
  ])
  const sent = await outbox(customer)
  expect(sent.items.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Заказ в обработке', 'Заказ ждёт оплаты', 'Счёт готов']),
  )
  expect(sent.events.map(({ event }) => event)).toEqual([
    'order.created',
    'order.statusChanged',
    'order.statusChanged',
    'order.statusChanged',
    'invoice.ready',
  ])
  expect(sent.events.every(({ object, contragentId }) => object.id === id && contragentId === 501)).toBe(true)

  await at('2026-11-25T20:59:59Z')
  expect((await readOrder(customer, id)).paymentStatus).toBe('awaiting')
  await at('2026-12-20T00:00:00Z')
  expect(await readOrder(customer, id)).toMatchObject({ status: 'payment', paymentStatus: 'overdue' })
  expect((await outbox(customer)).events.at(-1)).toMatchObject({
    event: 'balance.overdue',
    object: { id: 301 },
  })
})

test('R-ORDER-02 what is paid goes on: shipped in parts, ready, completed; nothing is left in the agenda', async () => {
  const { customer, at, step } = await customerAt()
  await customer.add(inStock.id, 2)
  await customer.add(wearPart.id, 4)
  const { id, totals } = await place(customer)
  await at('2026-11-20T12:00:00Z')
  expect((await step(id, 'pay', { sum: 100 })).data).toMatchObject({
    status: 'payment',
    paymentStatus: 'partial',
  })
  expect((await step(id, 'pay')).data).toMatchObject({ status: 'in-work', paymentStatus: 'paid' })
  expect((await readOrder(customer, id)).totals).toMatchObject({ paid: totals.total, due: 0 })
  await at('2026-11-21T12:00:00Z')
  expect((await readOrder(customer, id)).items.map(({ lineStatus }) => lineStatus)).toEqual([
    'ready',
    'inTransit',
  ])
  const { id: authorityId } = await makeAuthority(customer, id, { validUntil: '2026-12-31' })
  await signAuthority(customer, authorityId)
  await at('2027-03-01T12:00:00Z')
  const order = await readOrder(customer, id)
  expect(order).toMatchObject({ status: 'completed', paymentStatus: 'paid' })
  expect(
    order.items.map(({ quantity, shippedQuantity, lineStatus }) => [quantity - shippedQuantity, lineStatus]),
  ).toEqual([
    [0, 'shipped'],
    [0, 'shipped'],
  ])
  expect(way(order).slice(-4)).toEqual(['in-work', 'in-work', 'ready-for-shipment', 'completed'])
  const { events } = await outbox(customer)
  expect(events.filter(({ event }) => event === 'shipment.ready')).toHaveLength(2)
  expect(events.filter(({ event }) => event === 'payment.received')).toHaveLength(2)
  const { data } = await customer.call('/sandbox/seller')
  expect((data as { items?: { id: number }[] }).items?.find((item) => item.id === id)).toMatchObject({
    next: null,
  })
})

test('R-ORDER-02 the same calls give the same steps', async () => {
  const run = async () => {
    const { customer, at } = await customerAt()
    for (const quantity of [2, 3]) {
      await customer.add(inStock.id, quantity)
      await place(customer)
    }
    await at('2026-12-30T00:00:00Z')
    const { items } = await customer.ask<'listOrders'>('/web/profile/orders/')
    const placed = items.slice(0, 2)
    return Promise.all(placed.map(async ({ id }) => (await readOrder(customer, id)).history))
  }
  expect(await run()).toEqual(await run())
})

test('R-ORDER-06 every seventh order comes back changed; once confirmed it waits for the money', async () => {
  const { customer, at } = await customerAt()
  let changed: Order | undefined
  for (let count = 0; count < 7 && !changed; count += 1) {
    await customer.add(inStock.id, 2)
    const { id } = await place(customer)
    if (id % 7 === 0) changed = await readOrder(customer, id)
  }
  await at('2026-11-20T10:00:00Z')
  const order = await readOrder(customer, changed?.id ?? 0)
  const [line] = order.items
  expect(order.status).toBe('confirmation')
  expect(order.changes).toEqual([{ lineId: line?.id, field: 'quantity', from: '2', to: '1' }])
  expect(order.totals).toMatchObject({ goods: line?.price, total: line?.price, due: line?.price })
  const { order: confirmed } = await customer.ask<'confirmOrderContract'>('/web/order/contract/', {
    orderId: order.id,
    version: order.version,
  })
  expect(confirmed.status).toBe('payment')
})

test('R-ORDER-04 R-API-86 the seller decides on a wish to cancel: yes while nothing is packed, else no', async () => {
  const { customer, at, step } = await customerAt()
  await customer.add(inStock.id, 2)
  const { id } = await place(customer)
  await step(id, 'process')
  const ask = async () => {
    const { version } = await readOrder(customer, id)
    await customer.ask<'requestOrderCancel'>('/web/order/sendCancel/', {
      orderId: id,
      version,
      reason: 'tooLong',
    })
  }
  await ask()
  expect((await readOrder(customer, id)).cancelRequest).toMatchObject({ state: 'sent' })
  await at('2026-11-20T09:40:00Z')
  expect(await readOrder(customer, id)).toMatchObject({
    status: 'canceled',
    cancelRequest: { state: 'accepted' },
  })
  const late = seedIds.orders.story.id
  for (const name of ['pay', 'ready']) expect((await step(late, name)).status).toBe(200)
  const packed = await readOrder(customer, late)
  const body = { orderId: late, version: packed.version, reason: 'mistake' }
  await customer.ask<'requestOrderCancel'>('/web/order/sendCancel/', body)
  await at('2026-11-20T10:20:00Z')
  const declined = await readOrder(customer, late)
  expect(declined).toMatchObject({ status: 'ready-for-shipment', cancelRequest: { state: 'declined' } })
  expect(declined.allowedActions).toContain('requestCancel')
  expect(declined.history.at(-1)?.comment).toBe('Отменить нельзя: заказ уже собран')
})

test('R-ORDER-05 an order that waits for agreement is left alone, and so are the orders of the seed', async () => {
  const { customer, at, step } = await customerAt()
  const before = await readOrder(customer, seedIds.orders.story.id)
  await at('2027-06-01T00:00:00Z')
  expect(await readOrder(customer, before.id)).toMatchObject({
    status: before.status,
    version: before.version,
  })
  expect((await step(70_003, 'process')).errors?.[0]).toMatchObject({
    code: 'actionNotAllowed',
    field: 'step',
  })
})

test('R-ORDER-06 a delivery without a price is priced first, and the buyer confirms it', async () => {
  const { customer, at, step } = await customerAt()
  await customer.add(oil.id, 2)
  const { id, delivery } = await place(customer, {
    delivery: { type: 'carrierDoor', addressId: 801 },
    payment: { type: 'invoicePrepay' },
  })
  expect(delivery.price).toBeNull()
  await step(id, 'process')
  expect((await step(id, 'confirm')).errors?.[0]?.message).toContain('deliveryPrice')
  await at('2026-11-20T12:00:00Z')
  const order = await readOrder(customer, id)
  expect(order).toMatchObject({ status: 'confirmation', delivery: { price: 350_000 } })
  expect(order.changes).toEqual([{ lineId: null, field: 'delivery', from: '', to: '350000' }])
  expect(order.totals.total).toBe(order.totals.goods + 350_000)
})

test('R-FIN-01 a deferred order takes credit, its payment gives it back; overdue after the deferral', async () => {
  const { customer, at, step } = await customerAt()
  const credit = async () =>
    (await customer.ask<'listContracts'>('/web/contracts/', {})).items[0]?.creditUsed ?? 0
  const before = await credit()
  await customer.add(inStock.id, 2)
  const { id, totals } = await place(customer, { payment: { type: 'contractDeferred' } })
  expect(await credit()).toBe(before + totals.total)
  for (const name of ['process', 'confirm', 'ready'])
    expect([name, (await step(id, name)).status]).toEqual([name, 200])
  await signAuthority(customer, (await makeAuthority(customer, id)).id)
  expect((await step(id, 'complete')).status).toBe(200)
  expect(await readOrder(customer, id)).toMatchObject({ status: 'completed', paymentStatus: 'awaiting' })
  await at('2026-12-20T20:59:59Z')
  expect((await readOrder(customer, id)).paymentStatus).toBe('awaiting')
  await at('2026-12-20T21:00:00Z')
  expect((await readOrder(customer, id)).paymentStatus).toBe('overdue')
  await step(id, 'pay', { sum: 100_000 })
  expect(await credit()).toBe(before + totals.total - 100_000)
  await step(id, 'pay')
  expect([await credit(), (await readOrder(customer, id)).paymentStatus]).toEqual([before, 'paid'])
})

test('R-ORDER-02 a person who pays at pickup has paid when the order is handed over; hooks are for companies', async () => {
  const { customer, at } = await customerAt(person.email)
  await customer.add(inStock.id, 2)
  const { id } = await place(customer, {
    contragentId: null,
    contractId: null,
    payment: { type: 'cashPickup' },
  })
  await at('2026-12-01T12:00:00Z')
  expect(await readOrder(customer, id)).toMatchObject({
    status: 'completed',
    paymentStatus: 'paid',
    totals: { due: 0 },
  })
  expect((await outbox(customer)).events).toEqual([])
})

test('R-API-31 POST /sandbox/seller refuses what it can’t do, with what it can', async () => {
  const { customer, step } = await customerAt()
  const refused = async (answer: ReturnType<typeof step>) => {
    const { status, errors } = await answer
    return [status, errors?.[0]?.field, errors?.[0]?.message]
  }
  const { id } = seedIds.orders.story
  expect(await refused(step(1, 'pay'))).toEqual([404, 'orderId', 'Такого заказа нет (orderId).'])
  expect(await refused(step(id, 'toString'))).toEqual([
    422,
    'step',
    expect.stringContaining('process, reserve'),
  ])
  expect(await refused(step(id, 'complete'))).toEqual([
    409,
    'step',
    expect.stringContaining('Можно: pay, cancel'),
  ])
  expect(await refused(step(id, 'pay', { sum: 0 }))).toEqual([422, 'sum', 'Нужно целое число от 1.'])
  expect(await refused(step(id, 'pay', { sum: 999_999_999 }))).toEqual([
    409,
    'step',
    expect.stringContaining('Сумма'),
  ])
  expect(await refused(step(id, 'pay', { total: 1 }))).toEqual([422, 'total', expect.any(String)])
  expect((await step(id, 'pay', { comment: 5 })).errors?.[0]?.field).toBe('comment')
  expect((await readOrder(customer, id)).version).toBe(3)
})

test('R-ORDER-02 the transitions are those that the contract tells at getOrder', async () => {
  const { operation } = operationEntries(await bundleContract()).find(
    (entry) => entry.operation.operationId === 'getOrder',
  ) ?? { operation: undefined }
  const [, told = ''] = /may follow: (.*?) are final/s.exec(String(operation?.description)) ?? []
  const table = new Map(
    told
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\([^)]*\)/g, '')
      .split(';')
      .filter((part) => part.includes('→'))
      .map((part) => part.split('→').map((side) => side.trim()))
      .map(([from = '', to = '']) => [from, to.split(',').map((status) => status.trim())]),
  )
  expect(orderStatuses.map((status) => [status, nextStatuses[status].toSorted()])).toEqual(
    orderStatuses.map((status) => [status, (table.get(status) ?? []).toSorted()]),
  )
})

test('R-ORDER-02 in every status a step leads where the contract lets it, or is refused and changes nothing', async () => {
  const { customer, step } = await customerAt()
  const { items } = await customer.ask<'listOrders'>('/web/profile/orders/?contragentId=501')
  const byStatus = new Map(items.map(({ id, status }) => [status, id]))
  expect([...byStatus.keys()].toSorted()).toEqual(orderStatuses.toSorted())
  const taken = new Map<string, number>()
  for (const [status, id] of byStatus)
    for (const name of keysOf(sellerSteps)) {
      await customer.call('/sandbox/reset', {})
      await customer.login(buyer.email)
      if (status === 'ready-for-shipment')
        await signAuthority(customer, (await makeAuthority(customer, id)).id)
      const before = await readOrder(customer, id)
      const answer = await step(id, name)
      const after = await readOrder(customer, id)
      expect([200, 409]).toContain(answer.status)
      if (answer.status === 409) expect(after).toEqual(before)
      else {
        taken.set(name, (taken.get(name) ?? 0) + 1)
        expect([status, ...nextStatuses[status]]).toContain(after.status)
        expect(after.version).toBe(before.version + 1)
      }
    }
  // The seed has no wish to cancel, nothing left to reserve, and nobody who has just missed a term; other tests have.
  const others = ['reserve', 'overdue', 'acceptCancel', 'declineCancel']
  expect(keysOf(sellerSteps).filter((name) => !taken.has(name))).toEqual(others)
}, 30_000)
