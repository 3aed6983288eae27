import type { Forbidden, NotFound, Refuse, SandboxState } from '../operation.ts'
import type { OrderRecord, OrderStatus } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { fullName } from './members.ts'
import { hasRight, type OrderAction, orderActions } from './order-actions.ts'
import { visibleOrders } from './order-list.ts'
import { moved } from './order-transitions.ts'
import { orderView } from './order-view.ts'

/** Operations that change an order. */
type OrderChange =
  | 'cancelOrder'
  | 'requestOrderCancel'
  | 'sendOrderToApprove'
  | 'setOrderApproval'
  | 'requestInvoice'
  | 'confirmOrderContract'
  | 'sendInvoice'
  | 'updateOrderProduct'
  | 'updateOrderProducts'
  | 'replaceOrderLines'
  | 'deleteOrderProduct'
  | 'setOrderDelivery'
  | 'getPaymentTemplate'

/** The input of an action on an order. */
export interface OrderWrite {
  state: SandboxState
  customer: UserRecord
  body: { orderId: number; version: number }
  /** Milliseconds of the world's clock. */
  now: number
  notFound: NotFound<OrderChange>
  forbidden: Forbidden<OrderChange>
}

/** The order that the customer names, as it is now. @throws 404 when they may not see it */
export function orderOf({
  state,
  customer,
  body,
  notFound,
}: Omit<OrderWrite, 'body' | 'forbidden' | 'now'> & { body: { orderId: number } }): OrderRecord {
  const order = visibleOrders(state, customer).find(({ id }) => id === body.orderId)
  if (!order) throw notFound('Такого заказа нет.')
  return order
}

/**
 * The order of an action.
 * @throws in the contract's order: 404, 403, `actionNotAllowed`, `conflict`, the last two with the fresh order
 */
export function orderFor(
  write: OrderWrite & { refuse: Refuse<OrderChange> },
  action: OrderAction,
): OrderRecord {
  const { state, customer, now, refuse } = write
  const order = orderOf(write)
  requireRight(write, order, action)
  if (!orderActions(state, customer, order, now).includes(action))
    throw refuse('actionNotAllowed', 'Сейчас с заказом так поступить нельзя.', undefined, {
      order: orderView(state, customer, order, now),
    })
  requireVersion(write, order)
  return order
}

/** @throws `conflict` with the fresh order if the sent version is stale */
export function requireVersion(
  { state, customer, body, now, refuse }: OrderWrite & { refuse: Refuse<OrderChange | 'copyOrder'> },
  order: OrderRecord,
): void {
  if (body.version === order.version) return
  throw refuse('conflict', 'Заказ изменился. Мы показали его заново.', 'version', {
    order: orderView(state, customer, order, now),
  })
}

/** @throws 403 when the action asks for a right that the customer lacks in the order's company */
export function requireRight(
  { state, customer, forbidden }: Pick<OrderWrite, 'state' | 'customer' | 'forbidden'>,
  order: OrderRecord,
  action: OrderAction,
): void {
  if (!hasRight(state, customer, order, action)) throw forbidden()
}

/** Stores a change of an order, with the next version and a history entry. */
export function putOrder(
  { state, customer, now }: OrderWrite,
  order: OrderRecord,
  change: Partial<OrderRecord>,
  to: OrderStatus = order.status,
  comment = '',
): OrderRecord {
  const changed = moved(order, change, { actor: fullName(customer), to, comment, now })
  state.orders.put(changed)
  return changed
}
