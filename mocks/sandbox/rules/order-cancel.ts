import type { OrderRecord } from '../seed/order-record.ts'
import { type OrderWrite, putOrder } from './order-change.ts'
import { freeOrder } from './order-holdings.ts'

/**
 * Cancels an order whose cancellation is allowed. Releases its units, the member's limit and the credit, and refunds
 * what was paid.
 */
export function cancel(write: OrderWrite, order: OrderRecord, reason: string): OrderRecord {
  freeOrder(write.state, order, write.now)
  return putOrder(write, order, canceledOrder(order), 'canceled', reason)
}

/** What becomes of an order that is canceled, besides its status. */
export function canceledOrder({ totals, lines, delivery }: OrderRecord): Partial<OrderRecord> {
  return {
    paymentStatus: totals.paid > 0 ? 'refunded' : 'none',
    lines: lines.map(({ reserved: _released, ...line }) => ({ ...line, eta: null, lineStatus: 'canceled' })),
    delivery: { ...delivery, eta: null },
  }
}
