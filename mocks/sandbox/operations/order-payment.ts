import type { SandboxOperations } from '../operation.ts'
import { paymentPagePath } from '../payment-page-path.ts'
import { orderFor } from '../rules/order-change.ts'
import { orderView } from '../rules/order-view.ts'
import { paymentFor } from '../rules/payments.ts'

/** Paying an order online, at the provider that the sandbox plays (`payment-page.ts`). */
export const orderPaymentOperations = {
  getPaymentTemplate(context) {
    const { state, customer, body, now } = context
    const order = orderFor(context, 'pay')
    const type = body.type ?? (order.payment.type === 'sbpQr' ? 'qr' : 'redirect')
    const payment = paymentFor(state, order, { userId: customer.id, type, now })
    return {
      template: {
        type,
        amount: payment.amount,
        url: `https://pay.sandbox.example/p/${payment.id}/`,
        fields: type === 'form' ? [{ name: 'paymentId', value: payment.id }] : [],
        expiresAt: new Date(payment.expiresAt).toISOString(),
        testPage: paymentPagePath(payment.id),
      },
      order: orderView(state, customer, order, now),
    }
  },
} satisfies Partial<SandboxOperations>
