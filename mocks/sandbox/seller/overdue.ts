import { addDays, dayIn } from '../rules/days.ts'
import { rubles } from '../rules/money.ts'
import { dueDate } from '../rules/due-date.ts'
import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import type { SellerWork } from './order-step.ts'

const statuses: ReadonlySet<OrderRecord['status']> = new Set<OrderRecord['status']>(['payment', 'completed'])

/** Whether the day to pay by is over in Moscow and something is still due. */
export function isOverdue({ state, order, now }: Pick<SellerWork, 'state' | 'order' | 'now'>): boolean {
  const last = owed(state, order)
  return last !== undefined && last < dayIn('Europe/Moscow', now)
}

/** When the order becomes overdue, milliseconds; `undefined` if nothing is owed by a day, or it is overdue already. */
export function overdueAt(state: SandboxState, order: OrderRecord): number | undefined {
  const last = owed(state, order)
  return last === undefined ? undefined : Date.parse(`${addDays(last, 1)}T00:00:00+03:00`)
}

export const overdueText = ({ order }: SellerWork) => `не оплачен в срок. Долг ${rubles(order.totals.due)}.`

/** The last day to pay by. */
function owed(state: SandboxState, order: OrderRecord): string | undefined {
  if (order.totals.due === 0 || order.paymentStatus === 'overdue' || !statuses.has(order.status))
    return undefined
  return dueDate(state, order) ?? undefined
}
