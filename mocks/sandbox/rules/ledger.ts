import type { OrderRecord } from '../seed/order-record.ts'
import { dayIn } from './days.ts'

/** An entry of the mutual settlements of a company. Kopecks. */
export interface LedgerEntry {
  /** Day in Moscow. */
  date: string
  /** Milliseconds. */
  at: number
  document: string
  order: OrderRecord
  /** What the company owes more. */
  debit: number
  /** What it owes less. */
  credit: number
}

/**
 * Entries up to an instant, by date, ties by document. A company owes an order from the hand-over on; what it pays
 * before is an advance. Cancelled orders have none: what was paid for them is given back.
 * @param orders all of one company @param until milliseconds @param contractId absent: all contracts
 */
export function ledgerOf(
  orders: readonly OrderRecord[],
  { until, contractId }: { until: number; contractId?: number | undefined },
): LedgerEntry[] {
  const isOwn = (order: OrderRecord) =>
    order.status !== 'canceled' && (contractId === undefined || order.contractId === contractId)
  return orders
    .flatMap((order) => (isOwn(order) ? [...transfersOf(order), ...receiptsOf(order)] : []))
    .filter(({ at }) => at <= until)
    .toSorted(
      (left, right) =>
        left.date.localeCompare(right.date) ||
        left.document.localeCompare(right.document, 'ru') ||
        left.at - right.at,
    )
}

/** When the goods of an order were handed over, milliseconds; `undefined` before. */
export function handedOverAt({ history }: OrderRecord): number | undefined {
  const entry = history.find(({ to }) => to === 'completed')
  return entry && Date.parse(entry.at)
}

/** The transfer document of an order as text: `УПД № 70009 от 28.10.2026`. */
export const transferTitle = ({ id }: OrderRecord, at: number) => `УПД № ${id} от ${dayText(at)}`

function transfersOf(order: OrderRecord): LedgerEntry[] {
  const at = handedOverAt(order)
  if (at === undefined) return []
  return [entryOf(order, at, transferTitle(order, at), order.totals.total, 0)]
}

function receiptsOf(order: OrderRecord): LedgerEntry[] {
  return (order.receipts ?? []).map(({ at, sum }) => {
    const time = Date.parse(at)
    return entryOf(order, time, `Оплата по заказу ${order.number} от ${dayText(time)}`, 0, sum)
  })
}

const entryOf = (order: OrderRecord, at: number, document: string, debit: number, credit: number) => ({
  date: dayIn('Europe/Moscow', at),
  at,
  document,
  order,
  debit,
  credit,
})

const dayText = (at: number) => dayIn('Europe/Moscow', at).split('-').toReversed().join('.')
