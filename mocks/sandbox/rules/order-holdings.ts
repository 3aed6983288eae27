import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/account-records.ts'
import { limitsAt, monthOf } from './limits.ts'
import { release } from './stock.ts'

/** Counts an order in its author's month and, when it is paid by deferral, in the credit of its contract. */
export function countOrder(state: SandboxState, order: OrderRecord, now: number): void {
  changeCounts(state, order, order.totals.total, now)
}

/** Takes back what an order holds: units in the stores, its part of the author's month and of the credit. */
export function freeOrder(state: SandboxState, order: OrderRecord, now: number): void {
  for (const { productId, reserved } of order.lines) release(state, productId, reserved ?? [])
  changeCounts(state, order, -order.totals.total, now)
}

function changeCounts(state: SandboxState, order: OrderRecord, change: number, now: number): void {
  const member = state.members
    .where('userId', order.userId)
    .find(({ companyId }) => companyId === order.companyId)
  // Limits are per month: an order of an earlier month doesn't count in this one.
  if (member && monthOf(Date.parse(order.createdAt)) === monthOf(now)) {
    const limits = limitsAt(member.limits, now)
    state.members.put({ ...member, limits: { ...limits, spent: Math.max(0, limits.spent + change) } })
  }
  const contract = order.contractId === undefined ? undefined : state.contracts.get(order.contractId)
  if (contract && order.payment.type === 'contractDeferred')
    state.contracts.put({ ...contract, creditUsed: Math.max(0, contract.creditUsed + change) })
}
