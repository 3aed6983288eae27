import type { SandboxState } from '../operation.ts'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'
import { limitsAt, monthOf } from './limits.ts'
import { release, take } from './stock.ts'

/** Counts an order in its author's month and, when it is paid by deferral, in the credit of its contract. */
export function countOrder(state: SandboxState, order: OrderRecord, now: number): void {
  changeCounts(state, order, 1, now)
}

/** Counts an order whose sum or debt has changed: as `after` in the place of `before`. */
export function recountOrder(
  state: SandboxState,
  before: OrderRecord,
  after: OrderRecord,
  now: number,
): void {
  changeCounts(state, before, -1, now)
  changeCounts(state, after, 1, now)
}

/** Gives back the units that a line holds no more. */
export function freeUnits(state: SandboxState, before: OrderLineRecord, after: OrderLineRecord): void {
  release(state, before.productId, before.reserved ?? [])
  take(state, after.productId, after.reserved ?? [])
}

/** Takes back what an order holds: units in the stores, its part of the author's month and of the credit. */
export function freeOrder(state: SandboxState, order: OrderRecord, now: number): void {
  for (const { productId, reserved } of order.lines) release(state, productId, reserved ?? [])
  changeCounts(state, order, -1, now)
}

/** What is owed under a contract counts in its credit: what was paid doesn't any more. */
function changeCounts(state: SandboxState, order: OrderRecord, sign: 1 | -1, now: number): void {
  const member = state.members
    .where('userId', order.userId)
    .find(({ companyId }) => companyId === order.companyId)
  // Limits are per month: an order of an earlier month doesn't count in this one.
  if (member && monthOf(Date.parse(order.createdAt)) === monthOf(now)) {
    const limits = limitsAt(member.limits, now)
    state.members.put({
      ...member,
      limits: { ...limits, spent: Math.max(0, limits.spent + sign * order.totals.total) },
    })
  }
  const contract = order.contractId === undefined ? undefined : state.contracts.get(order.contractId)
  if (contract && order.payment.type === 'contractDeferred')
    state.contracts.put({
      ...contract,
      creditUsed: Math.max(0, contract.creditUsed + sign * order.totals.due),
    })
}
