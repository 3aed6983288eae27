import type { OrderRecord } from '../seed/order-record.ts'
import { type OrderWrite, putOrder } from './order-change.ts'
import { fullName } from './members.ts'
import { rubles } from './money.ts'
import { type OrderNews, tell } from './order-news.ts'

/** A change that is announced to another user. */
export interface ToldWrite extends OrderWrite, Omit<OrderNews, 'state'> {}

/** The approvers of a company, by membership; those without an account get mail only. */
export function approversOf({ state }: OrderWrite, { companyId }: OrderRecord) {
  if (companyId === undefined) return []
  return state.members
    .where('companyId', companyId)
    .filter(({ status, rights }) => status === 'active' && rights.includes('orders.approve'))
}

/** Sends an order to the approvers of its company; clears an earlier decision. */
export function sendToApprove(write: ToldWrite, order: OrderRecord, comment: string): OrderRecord {
  const { approval } = order
  const sent = putOrder(
    write,
    order,
    approval ? { approval: { required: approval.required, reason: approval.reason } } : {},
    'agreement',
    comment,
  )
  tellApprovers(write, sent)
  return sent
}

/** Notifies the approvers of an order that waits for them. */
export function tellApprovers(write: ToldWrite, order: OrderRecord): void {
  const text = `${about(order)} Автор: ${order.author}.`
  for (const { userId, email } of approversOf(write, order))
    tell(write, order, { userId, email }, { type: 'approval', title: 'Заказ ждёт согласования', text })
}

/** Approves an order or returns it to its author. Notifies the author, unless they decided themselves. */
export function decide(
  write: ToldWrite,
  order: OrderRecord,
  decision: 'approve' | 'return',
  comment: string,
): OrderRecord {
  const { state, customer } = write
  const { required, reason } = order.approval ?? { required: true, reason: 'Нужно согласование в компании' }
  const decided = putOrder(
    write,
    order,
    { approval: { required, reason, decidedBy: fullName(customer), ...(comment && { comment }) } },
    decision === 'approve' ? 'agreed' : 'new',
    comment,
  )
  const author = state.users.get(order.userId)
  if (author && author.id !== customer.id)
    tell(
      write,
      decided,
      { userId: author.id, email: author.email },
      {
        type: 'approval',
        title: decision === 'approve' ? 'Заказ согласован' : 'Заказ возвращён на доработку',
        text: [about(decided), comment].filter(Boolean).join(' '),
      },
    )
  return decided
}

const about = ({ number, totals }: OrderRecord) => `Заказ ${number} на сумму ${rubles(totals.total)}.`
