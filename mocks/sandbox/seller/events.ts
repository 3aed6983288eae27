import type { HookEventRecord } from '../seed/hook-records.ts'
import { tellHooks } from '../webhooks/tell-hooks.ts'
import type { SandboxState } from '../operation.ts'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'

type Happened = Pick<HookEventRecord, 'event' | 'object'>

/** The events of the contract's webhooks that a change of an order is; only orders of companies have them. */
export function orderEvents(before: OrderRecord | undefined, after: OrderRecord): Happened[] {
  const object = { type: 'order' as const, id: after.id }
  const events: Happened[] = []
  if (!before) events.push({ event: 'order.created', object })
  for (const { from, to } of after.history.slice(before?.history.length ?? 0)) {
    if (from !== null && from !== to) events.push({ event: 'order.statusChanged', object })
    if (from !== to && to === 'agreement') events.push({ event: 'approval.requested', object })
  }
  if (!before) return events
  if (after.invoice?.status === 'ready' && !isSameInvoice(before, after))
    events.push({ event: 'invoice.ready', object })
  if (after.totals.paid > before.totals.paid) events.push({ event: 'payment.received', object })
  if (handedOver(after.lines) > handedOver(before.lines)) events.push({ event: 'shipment.ready', object })
  const becameOverdue = after.paymentStatus === 'overdue' && before.paymentStatus !== 'overdue'
  if (becameOverdue && after.contractId !== undefined)
    events.push({ event: 'balance.overdue', object: { type: 'contract', id: after.contractId } })
  const isToldAlready = events.some(({ event }) => event === 'order.statusChanged')
  if (!isToldAlready && (isReserved(before, after) || isDeclined(before, after)))
    events.push({ event: 'order.statusChanged', object })
  return events
}

/** Goods were put aside for a line. */
function isReserved({ lines: before }: OrderRecord, { lines: after }: OrderRecord): boolean {
  const waited = new Set(before.filter(({ lineStatus }) => lineStatus === 'waiting').map(({ id }) => id))
  return after.some(({ id, lineStatus }) => lineStatus === 'reserved' && waited.has(id))
}

/** The seller will not cancel, though the buyer wished it. */
function isDeclined({ cancelRequest: before }: OrderRecord, { cancelRequest: after }: OrderRecord): boolean {
  return before?.state === 'sent' && after?.state === 'declined'
}

function isSameInvoice({ invoice: before }: OrderRecord, { invoice: after }: OrderRecord): boolean {
  return before?.status === 'ready' && before.number === after?.number
}

/** Units that can be collected, or are on their way to the buyer. */
function handedOver(lines: readonly OrderLineRecord[]): number {
  return lines.reduce(
    (sum, { lineStatus, quantity, shippedQuantity }) =>
      sum + (lineStatus === 'ready' || lineStatus === 'shipped' ? quantity : shippedQuantity),
    0,
  )
}

/** Tells the hooks of the order's company what a change of the order means. */
export function tellOfOrder(
  state: SandboxState,
  before: OrderRecord | undefined,
  after: OrderRecord,
  now: number,
): void {
  if (after.companyId === undefined) return
  for (const happened of orderEvents(before, after))
    tellHooks(state, { contragentId: after.companyId, ...happened }, now)
}
