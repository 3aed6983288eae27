import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRight, OrderRecord, OrderStatus, UserRecord } from '../seed/account-records.ts'
import { dayIn } from './days.ts'
import { may } from './members.ts'

export type OrderAction = components['schemas']['OrderAction']

const beforeProcessing: ReadonlySet<OrderStatus> = new Set(['new', 'agreement', 'agreed'])
const underWay: ReadonlySet<OrderStatus> = new Set([
  'order-processing',
  'confirmation',
  'payment',
  'in-work',
  'ready-for-shipment',
])
const invoiced: ReadonlySet<OrderStatus> = new Set([...underWay, 'agreed', 'completed'])

/** Which right of the company an action asks for. */
export const rightOf: Readonly<Record<OrderAction, CompanyRight | null>> = {
  cancel: 'orders.cancel',
  requestCancel: 'orders.cancel',
  tellCancelReason: null,
  sendToApprove: 'orders.create',
  approve: 'orders.approve',
  return: 'orders.approve',
  confirmContract: 'contracts.confirm',
  copy: 'orders.create',
  updateProducts: 'orders.create',
  deleteProduct: 'orders.create',
  requestInvoice: 'invoices.request',
  sendInvoice: 'invoices.request',
  pay: 'invoices.request',
  changeDelivery: 'orders.create',
}

/**
 * The actions that a user may take on an order; the only place that decides it.
 * @param now milliseconds of the world's clock
 */
export function orderActions(
  state: SandboxState,
  user: UserRecord,
  order: OrderRecord,
  now: number,
): OrderAction[] {
  const { status, approval, invoice, companyId, cancelRequest } = order
  const isAuthor = order.userId === user.id
  const edits = status === 'new' && isAuthor
  const approves = status === 'agreement' && companyId !== undefined
  const rules: [OrderAction, boolean][] = [
    ['cancel', beforeProcessing.has(status)],
    ['requestCancel', underWay.has(status) && cancelRequest?.state !== 'sent'],
    ['tellCancelReason', status === 'canceled'],
    ['sendToApprove', status === 'new' && approval?.required === true && isAuthor],
    ['approve', approves],
    ['return', approves],
    ['confirmContract', status === 'confirmation'],
    ['copy', true],
    ['updateProducts', edits],
    ['deleteProduct', edits],
    ['requestInvoice', invoiced.has(status) && !hasInvoice(state, order, now) && companyId !== undefined],
    ['sendInvoice', invoiced.has(status) && invoice?.status === 'ready'],
    ['pay', status === 'payment'],
    ['changeDelivery', beforeProcessing.has(status)],
  ]
  const mayDo = (right: CompanyRight | null) => right === null || may(state, user, companyId, right)
  return rules.filter(([action, fits]) => fits && mayDo(rightOf[action])).map(([action]) => action)
}

/** An invoice is queued or still payable: its last day isn't over at the order's branch. */
export function hasInvoice(
  state: SandboxState,
  { status, invoice, storeId }: OrderRecord,
  now: number,
): boolean {
  if (!invoiced.has(status) || !invoice || invoice.status === 'failed') return false
  const { timeZone = 'Europe/Moscow' } = state.stores.find(({ id }) => id === storeId) ?? {}
  return invoice.status === 'queued' || invoice.validUntil >= dayIn(timeZone, now)
}

const waitedFor: readonly OrderAction[] = ['confirmContract', 'approve', 'sendToApprove', 'pay']

/** The first action to offer; `null` if the buyer needs to do nothing. */
export function nextAction(actions: readonly OrderAction[]): OrderAction | null {
  return waitedFor.find((action) => actions.includes(action)) ?? null
}
