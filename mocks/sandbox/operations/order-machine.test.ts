import { describe, expect, test } from 'vitest'
import { actionTables } from '../../../src/generated/action-tables.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import { orderStatuses, type OrderStatus } from '../seed/order-record.ts'
import { members } from '../seed/members.ts'
import { seedNow } from '../seed/named.ts'
import { type Order, type OrderAction, orderCalls } from '../testing/order-calls.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { WorldVisitor } from '../testing/world-visitor.ts'

// Every action in every status, for people of different rights. What is expected comes from the contract's table alone.

interface Rule {
  statuses?: readonly string[]
  rights?: readonly string[]
  onlyAuthor?: boolean
  onlyCompany?: boolean
  when?: string
}
const rules: Readonly<Record<OrderAction, Rule>> = actionTables.OrderAction

/** The contract's conditions in words, once more, on the order as it is answered. */
const conditions: Readonly<Partial<Record<OrderAction, (order: Order) => boolean>>> = {
  requestCancel: ({ cancelRequest }) => cancelRequest?.state !== 'sent',
  sendToApprove: ({ approval }) => approval?.required === true,
  requestInvoice: ({ invoice, totals }) =>
    totals.due > 0 && (invoice === null || invoice.status === 'failed' || isOver(invoice.validUntil)),
  sendInvoice: ({ invoice }) => invoice?.status === 'ready',
  pay: ({ totals, payment }) =>
    totals.due > 0 && payment.type !== 'contractDeferred' && payment.type !== 'cashPickup',
}
const isOver = (day: string | null) => day !== null && day < seedNow.slice(0, 10)

/** Domain: which status may follow which. */
const next: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['agreement', 'order-processing', 'canceled'],
  agreement: ['agreed', 'new', 'canceled'],
  agreed: ['order-processing', 'agreement', 'canceled'],
  'order-processing': ['confirmation', 'payment', 'in-work', 'canceled'],
  confirmation: ['payment', 'in-work', 'canceled'],
  payment: ['in-work', 'canceled'],
  'in-work': ['ready-for-shipment', 'canceled'],
  'ready-for-shipment': ['completed', 'canceled'],
  completed: [],
  canceled: [],
}

/** Orders of company 501 in each status, and one more for terms that differ; the returned one is prepared. */
const ids = [70_001, 70_002, 70_003, 70_004, 70_005, 70_006, 70_007, 70_008, 70_009, 70_010, 70_012]
const people = {
  'buyer@example.ru': 1001,
  'panova@uraldorstroy.example': 1007,
  'gusev@uraldorstroy.example': 1006,
} as const

const shop = openShop({ realNow: () => Date.parse(seedNow) })

const visitor = (world: string, email: string) => new WorldVisitor(shop, world).login(email)

describe.each(keysOf(people))('%s', (email) => {
  const userId = people[email]
  const rights: readonly string[] =
    members.find((member) => member.companyId === 501 && member.userId === userId)?.rights ?? []

  test.each(ids)('R-ORDER-03 order %i may be acted on exactly as the contract’s table says', async (id) => {
    const reader = await visitor(`read-${userId}`, email)
    if ((await reader.call(`/web/profile/order/${id}/`)).status === 404) {
      // Only own orders are seen with `orders.viewOwn`; nothing can be done with another's.
      expect(rights).not.toContain('orders.viewAll')
      const [path, body] = orderCalls.copy({ id, version: 1, items: [] })
      expect((await reader.call(path, body)).status).toBe(404)
      return
    }
    const { order } = await reader.ask<'getOrder'>(`/web/profile/order/${id}/`)
    expect(order.author.id === userId || rights.includes('orders.viewAll')).toBe(true)
    const expected = keysOf(rules).filter((action) => isOffered(action, order, userId, rights))
    expect(order.allowedActions.toSorted()).toEqual(expected.toSorted())

    for (const action of keysOf(rules)) {
      const actor = await visitor(`${action}-${id}-${userId}`, email)
      const [path, body] = orderCalls[action](order)
      const answer = await actor.call(path, body)
      const hasRight = !rules[action].rights || rules[action].rights.some((right) => rights.includes(right))
      const outcome = answer.status === 200 ? (answer.envelope.errors?.[0]?.code ?? 'done') : answer.status
      const about = `${action} of ${order.status}`
      if (!hasRight) expect([about, outcome]).toEqual([about, 403])
      else if (expected.includes(action)) {
        expect([about, outcome]).toEqual([about, 'done'])
        const after = (await actor.ask<'getOrder'>(`/web/profile/order/${id}/`)).order
        if (after.status !== order.status)
          expect([about, next[order.status]]).toEqual([about, expect.arrayContaining([after.status])])
      } else {
        const code = action === 'tellCancelReason' ? 'orderNotCanceled' : 'actionNotAllowed'
        // A repeated wish for an invoice is answered with the order, whatever its version.
        const isThere =
          action === 'requestInvoice' && order.invoice !== null && !isOver(order.invoice.validUntil)
        expect([about, outcome]).toEqual([about, isThere ? 'done' : code])
        const after = (await actor.ask<'getOrder'>(`/web/profile/order/${id}/`)).order
        expect(after).toEqual(order)
      }
    }
  })
})

test('R-ORDER-03 the orders of this test stand in every status', async () => {
  const reader = await visitor('statuses', 'buyer@example.ru')
  const { items } = await reader.ask<'listOrders'>('/web/profile/orders/?contragentId=501')
  const statuses = new Set(items.filter(({ id }) => ids.includes(id)).map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual([...orderStatuses].toSorted())
})

function isOffered(action: OrderAction, order: Order, userId: number, rights: readonly string[]): boolean {
  const { statuses, rights: asked, onlyAuthor, onlyCompany } = rules[action]
  return (
    (statuses?.includes(order.status) ?? true) &&
    (!asked || asked.some((right) => rights.includes(right))) &&
    (!onlyAuthor || order.author.id === userId) &&
    (!onlyCompany || order.company !== null) &&
    (conditions[action]?.(order) ?? true)
  )
}
