import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'
import type { OrderRecord, OrderStatus } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { dayIn } from './days.ts'
import { may } from './members.ts'

export type OrderAction = components['schemas']['OrderAction']

interface Rule {
  statuses?: readonly OrderStatus[]
  rights?: readonly CompanyRight[]
  onlyAuthor?: true
  onlyCompany?: true
}

const { OrderAction: written } = actionTables
const rules: Readonly<Record<OrderAction, Rule>> = written

/** Actions whose rule has a condition in words. */
type Conditional = {
  [Action in OrderAction]: (typeof written)[Action] extends { when: string } ? Action : never
}[OrderAction]

interface Circumstances {
  state: SandboxState
  order: OrderRecord
  /** Milliseconds of the world's clock. */
  now: number
}

const conditions: Readonly<Record<Conditional, (of: Circumstances) => boolean>> = {
  requestCancel: ({ order }) => order.cancelRequest?.state !== 'sent',
  tellCancelReason: ({ order }) => order.cancelFeedback === undefined,
  sendToApprove: ({ order }) => order.approval?.required === true,
  requestInvoice: ({ state, order, now }) => order.totals.due > 0 && !hasInvoice(state, order, now),
  sendInvoice: ({ order }) => order.invoice?.status === 'ready',
  pay: ({ order: { totals, payment } }) =>
    totals.due > 0 && payment.type !== 'contractDeferred' && payment.type !== 'cashPickup',
}

/**
 * The actions that a user may take on an order, by the contract's table: the only place that decides it.
 * @param now milliseconds of the world's clock
 */
export function orderActions(
  state: SandboxState,
  user: UserRecord,
  order: OrderRecord,
  now: number,
): OrderAction[] {
  return keysOf(rules).filter((action) => {
    const { statuses, onlyAuthor, onlyCompany } = rules[action]
    return (
      hasRight(state, user, order, action) &&
      (statuses?.includes(order.status) ?? true) &&
      (!onlyAuthor || order.userId === user.id) &&
      (!onlyCompany || order.companyId !== undefined) &&
      (!isConditional(action) || conditions[action]({ state, order, now }))
    )
  })
}

const isConditional = (action: OrderAction): action is Conditional => action in conditions

/** Whether the user has a right that the action asks for, in the company of the order. */
export function hasRight(
  state: Pick<SandboxState, 'members'>,
  user: UserRecord,
  { companyId }: OrderRecord,
  action: OrderAction,
): boolean {
  return rules[action].rights?.some((right) => may(state, user, companyId, right)) ?? true
}

/** An invoice is queued or still payable: its last day isn't over at the order's branch. */
export function hasInvoice(state: SandboxState, { invoice, storeId }: OrderRecord, now: number): boolean {
  if (!invoice || invoice.status === 'failed') return false
  const { timeZone = 'Europe/Moscow' } = state.stores.find(({ id }) => id === storeId) ?? {}
  return invoice.status === 'queued' || invoice.validUntil >= dayIn(timeZone, now)
}

const waitedFor: readonly OrderAction[] = ['confirmContract', 'approve', 'sendToApprove', 'pay']

/** The first action to offer; `null` if the buyer needs to do nothing. */
export function nextAction(actions: readonly OrderAction[]): OrderAction | null {
  return waitedFor.find((action) => actions.includes(action)) ?? null
}
