import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/account-records.ts'
import { limitsAt, monthOf } from './limits.ts'
import { type OrderWrite, putOrder } from './order-change.ts'
import { release } from './stock.ts'

/**
 * Cancels an order whose cancellation is allowed. Releases its units, the member's limit and the credit, and refunds
 * what was paid.
 */
export function cancel(write: OrderWrite, order: OrderRecord, reason: string): OrderRecord {
  const { state, now } = write
  for (const { productId, reserved } of order.lines) release(state, productId, reserved ?? [])
  giveBack(state, order, now)
  return putOrder(
    write,
    order,
    {
      paymentStatus: order.totals.paid > 0 ? 'refunded' : 'none',
      lines: order.lines.map(({ reserved: _released, ...line }) => ({
        ...line,
        eta: null,
        lineStatus: 'canceled',
      })),
      delivery: { ...order.delivery, eta: null },
    },
    'canceled',
    reason,
  )
}

function giveBack(state: SandboxState, order: OrderRecord, now: number): void {
  const { total } = order.totals
  const member = state.members
    .where('userId', order.userId)
    .find(({ companyId }) => companyId === order.companyId)
  // Limits are per month: spending of an earlier month no longer counts.
  if (member && monthOf(Date.parse(order.createdAt)) === monthOf(now)) {
    const limits = limitsAt(member.limits, now)
    state.members.put({ ...member, limits: { ...limits, spent: Math.max(0, limits.spent - total) } })
  }
  const contract = order.contractId === undefined ? undefined : state.contracts.get(order.contractId)
  if (contract && order.payment.type === 'contractDeferred')
    state.contracts.put({ ...contract, creditUsed: Math.max(0, contract.creditUsed - total) })
}
