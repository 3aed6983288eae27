import { expect, test, vi } from 'vitest'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { HookEvent } from '../seed/hook-records.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { place, readOrder } from '../testing/placed-order.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import { worldSeed } from '../world-seed.ts'
import type { WebhookRequest } from './courier.ts'

// Every event of the contract, what causes it in the sandbox, and that a cause is told once.

const { buyer, mechanic } = seedIds.users
const { uralDorStroy, karyerServis } = seedIds.companies
const { inStock, wearPart } = seedIds.products
const { catalogue } = worldSeed().fixed
const priced = catalogue.products.find(
  ({ brand, price, oldPrice }) => brand === 'Filtrada' && price !== null && oldPrice === undefined,
)
const director = 'director@karyer-servis.example'

const titles: Record<HookEvent, string> = {
  'order.created': 'an order is placed',
  'order.statusChanged': 'the seller takes an order',
  'invoice.ready': 'the seller makes an invoice',
  'payment.received': 'an order is paid',
  'shipment.ready': 'an order can be collected',
  'act.ready': 'an act is made',
  'stock.available': 'a canceled order gives back the last units',
  'price.changed': 'the contract that gives the price ends',
  'balance.overdue': 'a Monday comes with a debt overdue',
  'approval.requested': 'an order over the limit is sent to agreement',
}

/** A company with a webhook and a mail for everything, and what they were told. */
async function company(email: string = buyer.email, contragentId: number = uralDorStroy.id) {
  const requests: WebhookRequest[] = []
  const shop = openShop({
    realNow: () => Date.parse(seedNow),
    sendWebhook: (request) => {
      requests.push(request)
      return Promise.resolve({ httpCode: 204, durationMs: 3 })
    },
  })
  const visitor = await new ShopVisitor(shop).login(email)
  const wish = { contragentId, events: keysOf(titles), productIds: [inStock.id, priced?.id ?? 0] }
  const target = 'https://receiver.example/'
  await visitor.ask<'createHook'>('/web/hooksCreate/', { ...wish, name: 'Всё', channel: 'webhook', target })
  await visitor.ask<'createHook'>('/web/hooksCreate/', {
    ...wish,
    name: 'Всё почтой',
    channel: 'email',
    target: 'all@receiver.example',
  })
  const at = async (instant: string) => {
    await visitor.call('/sandbox/clock', { now: instant })
    await visitor.login(email)
  }
  const step = (orderId: number, name: string) => visitor.call('/sandbox/seller', { orderId, step: name })
  const order = async (quantity = 2) => {
    await visitor.add(inStock.id, quantity)
    return place(visitor)
  }
  /** What was told, once it is as many as are expected. */
  const told = async (most: number) => {
    await vi.waitFor(async () => {
      expect(requests.length).toBeGreaterThanOrEqual(most)
      const { data = {} } = await visitor.call('/sandbox/outbox')
      const mails = (data['items'] as { to: string }[]).filter(({ to }) => to === 'all@receiver.example')
      // Mails are written at once, requests go out afterwards.
      expect(requests, 'a mail says the same').toHaveLength(mails.length)
    })
    return requests.map(({ body }) => {
      const { event, object } = JSON.parse(body) as { event: HookEvent; object: object }
      return { event, object }
    })
  }
  return { shop, visitor, at, step, order, told, requests }
}

type Told = Awaited<ReturnType<Awaited<ReturnType<typeof company>>['told']>>
const named = (told: Told, event: HookEvent) =>
  told.filter((one) => one.event === event).map(({ object }) => object)

const causes: Record<HookEvent, () => Promise<{ told: Told; objects: object[] }>> = {
  'order.created': async () => {
    const { order, told } = await company()
    const { id } = await order()
    return { told: await told(1), objects: [{ type: 'order', id }] }
  },
  'order.statusChanged': async () => {
    const { order, step, told } = await company()
    const { id } = await order()
    await step(id, 'process')
    return { told: await told(2), objects: [{ type: 'order', id }] }
  },
  'invoice.ready': async () => {
    const { order, at, told } = await company()
    const { id } = await order()
    await at('2026-11-20T12:00:00Z')
    return { told: await told(5), objects: [{ type: 'order', id }] }
  },
  'payment.received': async () => {
    const { order, at, step, told } = await company()
    const { id } = await order()
    await at('2026-11-20T12:00:00Z')
    await step(id, 'pay')
    return { told: await told(7), objects: [{ type: 'order', id }] }
  },
  'shipment.ready': async () => {
    const { order, at, step, told } = await company()
    const { id } = await order()
    await at('2026-11-20T12:00:00Z')
    await step(id, 'pay')
    await at('2026-11-21T13:00:00Z')
    return { told: await told(8), objects: [{ type: 'order', id }] }
  },
  'act.ready': async () => {
    const { visitor, at, told } = await company()
    const { actId } = await visitor.ask<'requestActs'>('/web/requestActs/', {
      contragentId: uralDorStroy.id,
      kind: 'reconciliation',
      periodFrom: '2026-01-01',
      periodTo: '2026-11-19',
    })
    await at('2026-11-20T09:01:00Z')
    return { told: await told(1), objects: [{ type: 'act', id: actId }] }
  },
  'stock.available': async () => {
    const { visitor, order, told } = await company()
    const units = catalogue.stock(inStock.id).reduce((sum, { quantity }) => sum + quantity, 0)
    const { id, version } = await order(units)
    await visitor.ask<'cancelOrder'>('/web/order/cancel/', { orderId: id, version })
    return { told: await told(3), objects: [{ type: 'product', id: inStock.id }] }
  },
  'price.changed': async () => {
    const { at, told } = await company(director, karyerServis.id)
    await at('2027-04-02T12:00:00Z')
    // Before it 18 Mondays with a debt.
    return { told: await told(19), objects: [{ type: 'product', id: priced?.id }] }
  },
  'balance.overdue': async () => {
    const { at, told } = await company()
    await at('2026-11-23T05:59:59Z')
    await at('2026-11-23T06:00:00Z')
    await at('2026-11-24T12:00:00Z')
    return { told: await told(1), objects: [{ type: 'contract', id: seedIds.contracts.uralDorStroy.id }] }
  },
  'approval.requested': async () => {
    const { shop, told } = await company()
    const employee = await new ShopVisitor(shop).login(mechanic.email)
    await employee.add(wearPart.id, 40)
    const { id, version } = await place(employee)
    await employee.ask<'sendOrderToApprove'>('/web/order/orderApprove/', {
      orderId: id,
      version,
      comment: '',
    })
    return { told: await told(3), objects: [{ type: 'order', id }] }
  },
}

test.each(keysOf(titles).map((event) => [event, titles[event]] as const))(
  'R-HOOK-01 %s is told once when %s',
  async (event) => {
    const { told, objects } = await causes[event]()
    expect(named(told, event)).toEqual(objects)
  },
)

test('R-HOOK-01 stock.available is told too when the seller frees the units while nobody looks', async () => {
  const { visitor, order, at, told } = await company()
  const units = catalogue.stock(inStock.id).reduce((sum, { quantity }) => sum + quantity, 0)
  const { id } = await order(units)
  await at('2026-11-20T09:20:00Z')
  const { version } = await readOrder(visitor, id)
  const cancel = { orderId: id, version, reason: 'mistake' }
  await visitor.ask<'requestOrderCancel'>('/web/order/sendCancel/', cancel)
  await at('2026-11-20T12:00:00Z')
  expect(named(await told(5), 'stock.available')).toEqual([{ type: 'product', id: inStock.id }])
})

test('R-HOOK-01 what was due while nobody asked the world is told for every Monday of that time', async () => {
  const { at, told, requests } = await company()
  await at('2026-12-15T12:00:00Z')
  expect(named(await told(4), 'balance.overdue')).toHaveLength(4)
  const instants = requests.map(({ body }) => (JSON.parse(body) as { at: string }).at)
  expect(instants).toEqual(
    ['2026-11-23', '2026-11-30', '2026-12-07', '2026-12-14'].map((day) => `${day}T06:00:00.000Z`),
  )
})

test('R-HOOK-01 a hook is told neither of other events, nor of what happens while it is paused, nor of another company', async () => {
  const sent: string[] = []
  const shop = openShop({
    realNow: () => Date.parse(seedNow),
    sendWebhook: ({ body }) => {
      sent.push(body)
      return Promise.resolve({ httpCode: 200, durationMs: 1 })
    },
  })
  const visitor = await new ShopVisitor(shop).login(buyer.email)
  const create = async (
    name: string,
    events: HookEvent[],
    by = visitor,
    contragentId: number = uralDorStroy.id,
  ) => {
    const wish = { contragentId, name, channel: 'webhook', target: 'https://receiver.example/', events }
    return (await by.ask<'createHook'>('/web/hooksCreate/', wish)).hook.id
  }
  await create('Чужая', ['order.created'], await new ShopVisitor(shop).login(director), karyerServis.id)
  await create('Акты', ['act.ready'])
  const own = await create('Заказы', ['order.created'])
  const update = (status: string) => visitor.ask<'updateHook'>(`/web/hooks/update/${own}/`, { status })
  await update('paused')
  await visitor.add(inStock.id, 1)
  await place(visitor)
  await update('active')
  await visitor.add(inStock.id, 1)
  const { id } = await place(visitor)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  expect(JSON.parse(sent[0] ?? '')).toMatchObject({ event: 'order.created', object: { id } })
  const { items } = await visitor.ask<'listHookDeliveries'>(`/web/hooks/deliveries/${own}/`)
  expect(items).toHaveLength(1)
})
