import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { canStillCancel } from './cancel-steps.ts'
import { proposedChange } from './change-step.ts'
import { overdueAt } from './overdue.ts'
import { sellerSteps, type StepName } from './steps.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** How long the making of an invoice takes, milliseconds. */
const invoiceMaking = 4000
/** How long the seller takes for a step after the one before, milliseconds. */
const pace: Readonly<Partial<Record<StepName, number>>> = {
  process: 15 * minute,
  reserve: 5 * minute,
  change: 30 * minute,
  confirm: 30 * minute,
  invoice: 5 * minute,
  ship: day,
  ready: day,
  complete: day,
  acceptCancel: 30 * minute,
  declineCancel: 30 * minute,
}
/** One order in so many is changed by the seller before it is confirmed. */
const changedEvery = 7

export interface Planned {
  step: StepName
  /** Milliseconds of the world's clock. */
  at: number
}

/** The seller's next step with an order that was last touched at `since`; `undefined` while others have to act. */
export function plannedStep(state: SandboxState, order: OrderRecord, since: number): Planned | undefined {
  const work = { state, order, now: since, wish: {} }
  const next = nextOf(state, order)
  const planned: Planned[] =
    next && !sellerSteps[next].fault(work) ? [{ step: next, at: since + (pace[next] ?? 0) }] : []
  const asked = order.invoice?.status === 'queued' ? order.invoice.requestedAt : undefined
  if (asked !== undefined)
    planned.push({ step: 'invoice', at: Math.max(since, Date.parse(asked) + invoiceMaking) })
  const overdue = overdueAt(state, order)
  if (overdue !== undefined) planned.push({ step: 'overdue', at: Math.max(since, overdue) })
  return planned.toSorted((left, right) => left.at - right.at)[0]
}

function nextOf(state: SandboxState, order: OrderRecord): StepName | undefined {
  const { status, payment, invoice } = order
  if (order.cancelRequest?.state === 'sent') return canStillCancel(order) ? 'acceptCancel' : 'declineCancel'
  switch (status) {
    case 'new':
    case 'agreed':
      return 'process'
    case 'order-processing':
      if (!sellerSteps.reserve.fault({ state, order, now: 0, wish: {} })) return 'reserve'
      return isChanged(state, order) ? 'change' : 'confirm'
    case 'payment':
      return payment.type === 'invoicePrepay' && !invoice ? 'invoice' : undefined
    case 'in-work':
      return sellerSteps.ship.fault({ state, order, now: 0, wish: {} }) || order.lines.some(hasGone)
        ? 'ready'
        : 'ship'
    case 'ready-for-shipment':
      return 'complete'
    case 'agreement':
    case 'confirmation':
    case 'completed':
    case 'canceled':
      return undefined
    default:
      return status satisfies never
  }
}

/** A delivery without a price has to be priced; beside that every seventh order is changed, once. */
function isChanged(state: SandboxState, order: OrderRecord): boolean {
  if (order.delivery.price === null) return true
  return order.id % changedEvery === 0 && proposedChange({ state, order }) !== undefined
}

const hasGone = ({ shippedQuantity, lineStatus }: OrderRecord['lines'][number]) =>
  shippedQuantity > 0 || lineStatus === 'ready'
