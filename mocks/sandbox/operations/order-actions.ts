import type { OperationsOf } from '../operation.ts'
import { cancel } from '../rules/order-cancel.ts'
import { orderFor } from '../rules/order-change.ts'
import { orderView } from '../rules/order-view.ts'

/** What can be done with an order that was placed. Each refuses in the order that `orderFor` keeps. */
export const orderActionOperations: OperationsOf<'cancelOrder'> = {
  cancelOrder(context) {
    const { state, customer, body, now } = context
    const order = cancel(context, orderFor(context, 'cancel'), body.reason?.trim() ?? '')
    return { order: orderView(state, customer, order, now) }
  },
}
