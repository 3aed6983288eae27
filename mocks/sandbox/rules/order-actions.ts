import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRight, OrderRecord, OrderStatus, UserRecord } from '../seed/account-records.ts'
import { dayIn } from './days.ts'
import { may } from './members.ts'

type OrderAction = components['schemas']['OrderAction']

const beforeProcessing: ReadonlySet<OrderStatus> = new Set(['new', 'agreement', 'agreed'])
const underWay: ReadonlySet<OrderStatus> = new Set([
  'order-processing',
  'confirmation',
  'payment',
  'in-work',
  'ready-for-shipment',
])
const invoiced: ReadonlySet<OrderStatus> = new Set([...underWay, 'agreed', 'completed'])

/**
 * What a user may do with an order that they see; the one place where it is decided.
 * @param now milliseconds of the world's clock
 */
export function orderActions(
  state: SandboxState,
  user: UserRecord,
  order: OrderRecord,
  now: number,
): OrderAction[] {
  const { status, approval, invoice, companyId, cancelRequest } = order
  const can = (right: CompanyRight) => may(state, user, companyId, right)
  const isAuthor = order.userId === user.id
  const edits = status === 'new' && isAuthor && can('orders.create')
  const rules: [OrderAction, boolean][] = [
    ['cancel', beforeProcessing.has(status) && can('orders.cancel')],
    ['requestCancel', underWay.has(status) && cancelRequest === undefined && can('orders.cancel')],
    ['tellCancelReason', status === 'canceled'],
    ['sendToApprove', status === 'new' && approval?.required === true && isAuthor],
    ['approve', status === 'agreement' && companyId !== undefined && can('orders.approve')],
    ['return', status === 'agreement' && companyId !== undefined && can('orders.approve')],
    ['confirmContract', status === 'confirmation' && can('contracts.confirm')],
    ['copy', can('orders.create')],
    ['updateProducts', edits],
    ['deleteProduct', edits],
    [
      'requestInvoice',
      invoiced.has(status) &&
        lacksInvoice(state, order, now) &&
        companyId !== undefined &&
        can('invoices.request'),
    ],
    ['sendInvoice', invoiced.has(status) && invoice?.status === 'ready' && can('invoices.request')],
    ['pay', status === 'payment' && can('invoices.request')],
    ['changeDelivery', beforeProcessing.has(status) && can('orders.create')],
  ]
  return rules.filter(([, allowed]) => allowed).map(([action]) => action)
}

/** There is none, its making failed, or its last day is over at the order's branch. */
function lacksInvoice(state: SandboxState, { invoice, storeId }: OrderRecord, now: number): boolean {
  if (!invoice || invoice.status === 'failed') return true
  const { timeZone = 'Europe/Moscow' } = state.stores.find(({ id }) => id === storeId) ?? {}
  return invoice.status === 'ready' && invoice.validUntil < dayIn(timeZone, now)
}

const waitedFor: readonly OrderAction[] = ['confirmContract', 'approve', 'sendToApprove', 'pay']

/** The action to offer first; `null` when nothing is expected from the buyer. */
export function nextAction(actions: readonly OrderAction[]): OrderAction | null {
  return waitedFor.find((action) => actions.includes(action)) ?? null
}
