import { groupBy } from '../../../src/lib/group-by.ts'
import type { components } from '../../../src/generated/api-types.ts'
import type { OrderRecord } from '../seed/order-record.ts'

type Debt = components['schemas']['Debt']
type PaymentDay = components['schemas']['PaymentDay']
type Item = PaymentDay['items'][number] & { dueDate: string }

/**
 * What a company has to pay by which day: its debts, and the invoices that its orders wait for.
 * @param asOf milliseconds @param today its day in Moscow
 */
export function paymentCalendar(
  debts: readonly Debt[],
  orders: readonly OrderRecord[],
  asOf: number,
  today: string,
): PaymentDay[] {
  const items = [
    ...debts.map(({ document, orderId, left, dueDate }) => ({ document, orderId, sum: left, dueDate })),
    ...orders.flatMap((order) => invoiceItem(order, asOf)),
  ]
  const days = groupBy(items, ({ dueDate }) => dueDate)
  return [...days]
    .toSorted(([left], [right]) => left.localeCompare(right))
    .map(([dueDate, ofDay]) => ({
      dueDate,
      isOverdue: dueDate < today,
      sum: ofDay.reduce((total, { sum }) => total + sum, 0),
      items: ofDay
        .map(({ document, orderId, sum }) => ({ document, orderId, sum }))
        .toSorted((left, right) => left.document.localeCompare(right.document, 'ru')),
    }))
}

/** The invoice that an order waited for at an instant. */
function invoiceItem({ id, history, invoice, totals, receipts = [] }: OrderRecord, asOf: number): Item[] {
  const status = history.findLast(({ at }) => Date.parse(at) <= asOf)?.to
  const paid = receipts.reduce(
    (sum, receipt) => (Date.parse(receipt.at) <= asOf ? sum + receipt.sum : sum),
    0,
  )
  if (status !== 'payment' || invoice?.status !== 'ready' || paid >= totals.total) return []
  return [
    {
      document: `Счёт № ${invoice.number}`,
      orderId: id,
      sum: totals.total - paid,
      dueDate: invoice.validUntil,
    },
  ]
}
