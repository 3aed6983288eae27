import { expect, test } from 'vitest'
import { keysOf } from '../../../src/lib/keys-of.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { makeAuthority, signAuthority } from '../testing/authority.ts'
import { orderCalls } from '../testing/order-calls.ts'
import { place, readOrder } from '../testing/placed-order.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'
import type { StepName } from './steps.ts'

const { inStock, wearPart } = seedIds.products

type Before = StepName | 'wish' | 'authority'

/** What comes before each step that the seller takes by hand; 'overdue' comes by the clock alone. */
const ways: Record<Exclude<StepName, 'overdue'>, readonly Before[]> = {
  process: [],
  reserve: ['process'],
  change: ['process'],
  confirm: ['process'],
  invoice: ['process'],
  pay: ['process', 'confirm'],
  ship: ['process', 'confirm', 'pay'],
  ready: ['process', 'confirm', 'pay'],
  complete: ['process', 'confirm', 'pay', 'ready', 'authority'],
  acceptCancel: ['process', 'wish'],
  declineCancel: ['process', 'wish'],
  cancel: ['process'],
}

test.each(keysOf(ways))(
  'R-NOTIF-01 R-HOOK-01 %s of the seller is told by notification, by mail and to hooks',
  async (name) => {
    const customer = await new ShopVisitor(openShop({ realNow: () => Date.parse(seedNow) })).login(
      seedIds.users.buyer.email,
    )
    await customer.add(inStock.id, 2)
    await customer.add(wearPart.id, 20)
    const { id } = await place(customer)
    const take = async (before: Before) => {
      if (before === 'authority') await signAuthority(customer, (await makeAuthority(customer, id)).id)
      else if (before === 'wish')
        expect((await customer.call(...orderCalls.requestCancel(await readOrder(customer, id)))).status).toBe(
          200,
        )
      else {
        const wish = before === 'change' ? { deliveryPrice: 50_000 } : {}
        const { status } = await customer.call('/sandbox/seller', { orderId: id, step: before, ...wish })
        expect({ before, status }).toEqual({ before, status: 200 })
      }
    }
    const told = async () => {
      const { items, events } = (await customer.call('/sandbox/outbox')).data as unknown as {
        items: { to: string; subject: string }[]
        events: { event: string; object: { id: number } }[]
      }
      const notifications = await customer.ask<'listNotifications'>('/api/notifications/')
      return {
        notifications: notifications.pagination.total,
        mails: items.filter(({ to }) => to === seedIds.users.buyer.email).length,
        events: events.filter(({ object }) => object.id === id).length,
      }
    }
    for (const before of ways[name]) await take(before)
    const before = await told()
    await take(name)
    const after = await told()
    expect(after.notifications).toBeGreaterThan(before.notifications)
    expect(after.mails).toBeGreaterThan(before.mails)
    expect(after.events).toBeGreaterThan(before.events)
  },
)
