import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { approversOf, decide, sendToApprove } from '../rules/order-approval.ts'
import { cartOf } from '../rules/cart-view.ts'
import { cancel } from '../rules/order-cancel.ts'
import {
  orderFor,
  orderOf,
  type OrderWrite,
  putOrder,
  requireRight,
  requireVersion,
} from '../rules/order-change.ts'
import { withOrderLines } from '../rules/order-copy.ts'
import { openRequest } from '../rules/new-request.ts'
import { hasInvoice } from '../rules/order-actions.ts'
import { rubles } from '../rules/money.ts'
import { isPaidLater } from '../rules/payment-options.ts'
import { queuedInvoice } from '../rules/order-invoice.ts'
import { invoiceView, orderView } from '../rules/order-view.ts'
import { countRequest } from '../rules/request-rate.ts'
import type { OrderRecord } from '../seed/order-record.ts'

const cancelReasons: Readonly<Record<HandlerContext<'requestOrderCancel'>['body']['reason'], string>> = {
  mistake: 'Заказали по ошибке',
  tooLong: 'Долго ждать',
  foundCheaper: 'Нашли дешевле',
  notNeeded: 'Больше не нужно',
  changedTerms: 'Изменились условия',
  other: 'Просим отменить заказ',
}
/** Characters of a reason in own words. */
const leastReason = 10

/** Actions on a placed order. Each refuses in the order of `orderFor`. */
export const orderActionOperations = {
  cancelOrder(context) {
    const { state, customer, body, now } = context
    const reason = body.reason?.trim() ?? ''
    const known = orderFor(context, 'cancel')
    // Who has told the reason isn't asked for it again.
    const told = reason === '' ? known : { ...known, cancelFeedback: { reason: 'other', comment: reason } }
    const order = cancel(context, told, reason)
    return { order: orderView(state, customer, order, now) }
  },

  requestOrderCancel(context) {
    const { state, customer, body, now, nowIso } = context
    const known = orderFor(context, 'requestCancel')
    const comment = body.comment?.trim() ?? ''
    if (body.reason === 'other' && comment === '')
      throw context.refuse('commentRequired', 'Напишите, почему заказ нужно отменить.', 'comment')
    const cancelRequest = { reason: body.reason, comment, state: 'sent' as const, sentAt: nowIso }
    const asked = { ...known, version: known.version + 1, cancelRequest }
    state.orders.put(asked)
    openRequest(context, {
      topic: 'orderCancel',
      text: `${cancelReasons[body.reason]}. ${comment}`.trim(),
      orderId: asked.id,
      ...(asked.companyId !== undefined && { companyId: asked.companyId }),
    })
    return { order: orderView(state, customer, asked, now) }
  },

  copyOrder(context) {
    const { state, session, nowIso } = context
    const order = orderOf(context)
    requireRight(context, order, 'copy')
    requireVersion(context, order)
    const cart = cartOf(state, session)
    const { added, rejected, lines } = withOrderLines(state, cart, order, nowIso)
    if (added.length === 0)
      throw context.refuse('nothingAdded', 'Ни одного товара этого заказа сейчас нельзя добавить в корзину.')
    const version = cart.version + 1
    state.carts.put({ ...cart, id: session.owner, lines, version, updatedAt: nowIso })
    return { added, rejected, cartVersion: version }
  },

  sendOrderToApprove(context) {
    const { state, customer, body, now } = context
    const order = orderFor(context, 'sendToApprove')
    if (approversOf(context, order).length === 0)
      throw context.refuse('noApprover', 'В компании нет сотрудника, который согласует заказы.')
    const sent = sendToApprove(context, order, body.comment?.trim() ?? '')
    return { order: orderView(state, customer, sent, now) }
  },

  setOrderApproval(context) {
    const { state, customer, body, now } = context
    const order = orderFor(context, body.decision)
    const decided = decide(context, order, body.decision, body.comment?.trim() ?? '')
    return { order: orderView(state, customer, decided, now) }
  },

  // A repeated request while an invoice is queued or valid makes no second one, whatever version was sent.
  requestInvoice(context) {
    const { state, customer, now } = context
    const order = orderOf(context)
    requireRight(context, order, 'requestInvoice')
    if (order.companyId === undefined)
      throw context.refuse('companyRequired', 'Счёт выставляется только компании.')
    if (hasInvoice(state, order, now)) return { order: orderView(state, customer, order, now) }
    const known = orderFor(context, 'requestInvoice')
    const asked = { ...known, version: known.version + 1, invoice: queuedInvoice(state, known, now) }
    state.orders.put(asked)
    return { order: orderView(state, customer, asked, now) }
  },

  checkInvoice({ state, customer, query, notFound }) {
    const order = orderOf({ state, customer, body: query, notFound })
    const invoice = invoiceView(order)
    if (!invoice) throw notFound('Счёт по этому заказу не запрашивали.')
    return { orderId: order.id, orderVersion: order.version, invoice }
  },

  sendInvoice(context) {
    const { state, customer, body, now, outbox } = context
    const order = orderFor(context, 'sendInvoice')
    countRequest(context, { id: `invoice:${order.id}`, most: 5, window: 3_600_000 })
    outbox.send({
      channel: 'email',
      to: body.email,
      subject: `Счёт ${order.invoice?.number ?? ''} по заказу ${order.number}`,
      text: `К оплате ${rubles(order.totals.due)}.`,
      link: `/personal/orders/${order.id}/`,
    })
    return { order: orderView(state, customer, order, now) }
  },

  // Neither the order nor its version changes for the others: only this action goes.
  sendCancelFeedback(context) {
    const { state, body, newId, refuse } = context
    const order = orderOf(context)
    if (order.status !== 'canceled') throw refuse('orderNotCanceled', 'Заказ не отменён.', 'orderId')
    if (order.cancelFeedback) throw refuse('alreadySent', 'Причина отмены уже указана.', 'orderId')
    const { reason, comment = '' } = body
    if (reason === 'other' && comment.trim().length < leastReason)
      throw refuse('commentRequired', 'Опишите причину.', 'comment')
    state.orders.put({ ...order, cancelFeedback: { reason, comment: comment.trim() } })
    const id = newId('requests')
    return {
      id,
      number: `ОТ-${String(id).padStart(6, '0')}`,
      message: 'Спасибо, мы учтём вашу причину.',
    }
  },

  confirmOrderContract(context) {
    const { state, customer, now } = context
    const order = confirmChanges(context, orderFor(context, 'confirmContract'))
    return { order: orderView(state, customer, order, now) }
  },
} satisfies Partial<SandboxOperations>

/** The buyer accepts the seller's changes. A prepaid order then waits for the payment; others go on. */
function confirmChanges(write: OrderWrite, order: OrderRecord): OrderRecord {
  const { changes: _accepted, ...rest } = order
  if (isPaidLater(order.payment.type) || order.totals.due === 0)
    return putOrder(write, rest, {}, 'in-work', 'Изменения подтверждены')
  const paymentStatus = order.paymentStatus === 'none' ? 'awaiting' : order.paymentStatus
  return putOrder(write, rest, { paymentStatus }, 'payment', 'Изменения подтверждены')
}
