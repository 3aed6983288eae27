import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { addDays, dayIn } from './days.ts'

/** Calendar days in which an invoice is to be paid. */
const validDays = 5

type Invoice = NonNullable<OrderRecord['invoice']>

/** Asks for an invoice; from then on time alone makes it ready. Another one of the same order has a number of its own. */
export function queuedInvoice(state: SandboxState, order: OrderRecord, now: number): Invoice {
  const { timeZone = 'Europe/Moscow' } = state.stores.find(({ id }) => id === order.storeId) ?? {}
  const date = dayIn(timeZone, now)
  const copy = order.invoice ? (order.invoice.copy ?? 1) + 1 : 1
  return {
    number: copy > 1 ? `СЧ-${order.id}-${copy}` : `СЧ-${order.id}`,
    date,
    validUntil: addDays(date, validDays),
    status: 'queued',
    requestedAt: new Date(now).toISOString(),
    copy,
  }
}
