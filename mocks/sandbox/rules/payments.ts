import type { PaymentRecord } from '../world-records.ts'
import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { onTheWay } from '../seller/fulfilment.ts'
import { randomId } from '../session.ts'
import { rubles } from './money.ts'
import { type OrderNews, tell } from './order-news.ts'
import { moved } from './order-transitions.ts'
import { withReceipt } from './receipts.ts'
import { shop } from './shop.ts'

/** How long a payment can be used, milliseconds. */
const lifetime = 15 * 60_000

/** What its page says of a payment: it can be paid only while it is `open`. */
export type PaymentStage = PaymentRecord['state'] | 'expired' | 'notDue'

type Books = Pick<SandboxState, 'orders' | 'payments'>

/** The payment for what an order's buyer owes; another one of the order that is still open is replaced by it. */
export function paymentFor(
  state: Books,
  order: OrderRecord,
  { userId, type, now }: { userId: number; type: PaymentRecord['type']; now: number },
): PaymentRecord {
  const open = state.payments
    .where('orderId', order.id)
    .filter((payment) => stageOf(state, payment, now) === 'open')
  const known = open.find((payment) => payment.type === type)
  if (known) return known
  for (const payment of open) state.payments.put({ ...payment, state: 'replaced' })
  const made: PaymentRecord = {
    id: randomId(),
    orderId: order.id,
    userId,
    type,
    amount: order.totals.due,
    state: 'open',
    createdAt: new Date(now).toISOString(),
    expiresAt: now + lifetime,
  }
  state.payments.put(made)
  return made
}

export function stageOf(state: Books, payment: PaymentRecord, now: number): PaymentStage {
  if (payment.state !== 'open') return payment.state
  const order = state.orders.get(payment.orderId)
  if (order?.status !== 'payment' || order.totals.due !== payment.amount) return 'notDue'
  return now < payment.expiresAt ? 'open' : 'expired'
}

interface Provider extends OrderNews {
  state: Pick<SandboxState, 'orders' | 'payments' | 'notifications' | 'users'>
}

/** The provider has the money: the order is paid and goes to work, and its people are told. Only for an open payment. */
export function takeMoney(provider: Provider, payment: PaymentRecord): void {
  const { state, now } = provider
  const order = state.orders.get(payment.orderId)
  if (!order || stageOf(state, payment, now) !== 'open') throw new Error(`Payment ${payment.id} is not open`)
  const { totals } = order
  const comment = `Получена оплата: ${rubles(payment.amount)}`
  const change = {
    paymentStatus: 'paid' as const,
    lines: onTheWay(order.lines),
    totals: { ...totals, paid: totals.paid + payment.amount, due: totals.due - payment.amount },
    receipts: withReceipt(order, payment.amount, now),
  }
  const paid = moved(order, change, { actor: shop.name, to: 'in-work', comment, now })
  state.payments.put({ ...payment, state: 'paid' })
  state.orders.put(paid)
  for (const userId of new Set([order.userId, payment.userId])) {
    const user = state.users.get(userId)
    if (user)
      tell(
        provider,
        paid,
        { userId, email: user.email },
        {
          type: 'payment',
          title: `Заказ ${order.number} оплачен`,
          text: `${comment}. Заказ передан в работу.`,
        },
      )
  }
}
