import { expect, test } from 'vitest'
import type { DataOf } from '../operation.ts'
import { seedIds } from '../seed/named.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

type Item = DataOf<'listOrders'>['items'][number]
type Action = Item['allowedActions'][number]

async function actionsByStatus(email: string): Promise<Map<string, Item>> {
  const customer = await new ShopVisitor().login(email)
  const { items } = await customer.ask<'listOrders'>('/web/profile/orders/?contragentId=501')
  return new Map(items.map((item) => [item.status, item]))
}

test.each<[string, Action[], Action[], Action | null]>([
  ['new', ['cancel', 'updateProducts', 'deleteProduct', 'changeDelivery'], ['requestCancel', 'pay'], null],
  ['agreement', ['cancel', 'approve', 'return'], ['sendToApprove', 'updateProducts'], 'approve'],
  ['agreed', ['cancel', 'requestInvoice', 'changeDelivery'], ['approve', 'requestCancel'], null],
  ['order-processing', ['requestCancel'], ['cancel', 'changeDelivery'], null],
  ['confirmation', ['confirmContract', 'requestCancel'], ['cancel'], 'confirmContract'],
  ['payment', ['pay', 'sendInvoice', 'requestCancel'], ['cancel'], 'pay'],
  ['in-work', ['requestCancel', 'sendInvoice'], ['pay', 'cancel'], null],
  ['ready-for-shipment', ['requestCancel'], ['cancel', 'changeDelivery'], null],
  ['completed', ['sendInvoice'], ['requestCancel', 'cancel'], null],
  ['canceled', ['tellCancelReason'], ['requestCancel', 'cancel', 'sendInvoice'], null],
])(
  'R-ORDER-03 R-ORDER-04 what an owner may do with an order in status %s',
  async (status, may, mayNot, next) => {
    const item = (await actionsByStatus(seedIds.users.buyer.email)).get(status)
    expect(item?.allowedActions).toEqual(expect.arrayContaining([...may, 'copy']))
    for (const action of mayNot) expect(item?.allowedActions).not.toContain(action)
    expect(item?.nextAction).toBe(next)
  },
)

test('R-COMP-11 a member without the right to confirm and approve has no such action', async () => {
  const customer = await new ShopVisitor().login(seedIds.users.buyer.email)
  const { items } = await customer.ask<'listOrders'>('/web/profile/orders/?contragentId=502')
  expect(items.length).toBeGreaterThan(0)
  for (const { allowedActions } of items) {
    expect(allowedActions).not.toContain('approve')
    expect(allowedActions).not.toContain('confirmContract')
  }
})

test('R-API-83 an invoice is asked for anew when its last day is over', async () => {
  const mayAskAt = async (now: string) => {
    const customer = new ShopVisitor()
    await customer.call('/sandbox/clock', { now })
    await customer.login(seedIds.users.buyer.email)
    const { order } = await customer.ask<'getOrder'>(`/web/profile/order/${seedIds.orders.story.id}/`)
    return [order.invoice?.validUntil, order.allowedActions.includes('requestInvoice')]
  }
  expect(await mayAskAt('2026-11-24T18:00:00Z')).toEqual(['2026-11-24', false])
  // Midnight of Yekaterinburg, where the order is from.
  expect(await mayAskAt('2026-11-24T19:30:00Z')).toEqual(['2026-11-24', true])
})
