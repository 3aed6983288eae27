import type { OperationsOf } from '../operation.ts'
import { cartOf } from '../rules/cart-view.ts'
import { cancel } from '../rules/order-cancel.ts'
import { orderFor } from '../rules/order-change.ts'
import { withOrderLines } from '../rules/order-copy.ts'
import { orderView } from '../rules/order-view.ts'

/** What can be done with an order that was placed. Each refuses in the order that `orderFor` keeps. */
export const orderActionOperations: OperationsOf<'cancelOrder' | 'copyOrder'> = {
  cancelOrder(context) {
    const { state, customer, body, now } = context
    const order = cancel(context, orderFor(context, 'cancel'), body.reason?.trim() ?? '')
    return { order: orderView(state, customer, order, now) }
  },

  copyOrder(context) {
    const { state, session, nowIso } = context
    const order = orderFor(context, 'copy')
    const cart = cartOf(state, session)
    const { added, rejected, lines } = withOrderLines(state, cart, order, nowIso)
    if (added.length === 0)
      throw context.refuse('nothingAdded', 'Ни одного товара этого заказа сейчас нельзя добавить в корзину.')
    const version = cart.version + 1
    state.carts.put({ ...cart, id: session.owner, lines, version, updatedAt: nowIso })
    return { added, rejected, cartVersion: version }
  },
}
