import type { ReactNode } from 'react'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { wordFor } from '../../lib/word-for.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { OrderChanges } from './OrderChanges.tsx'
import styles from './Order.module.css'
import type { Order } from './order-words.ts'

/** Notices: overdue payment, changes by the seller, approval, a cancel request. */
export function OrderNotices({ order }: { order: Order }) {
  const { changes, approval, cancelRequest, status, paymentStatus, payment, totals } = order
  return (
    <>
      {paymentStatus === 'overdue' && totals.due > 0 && (
        <Notice icon="warning" title="Оплата просрочена">
          <p>
            {`К оплате ${formatMoney(totals.due)}`}
            {payment.dueDate && `, срок прошёл ${formatCalendarDay(payment.dueDate)}`}.
          </p>
          <p>{overdueAdvice(order)}</p>
        </Notice>
      )}
      {changes.length > 0 && (
        <Notice icon="question" title="Продавец предложил изменения">
          <OrderChanges order={order} />
        </Notice>
      )}
      {approval?.required && status !== 'canceled' && (
        <Notice icon="team" title={wordFor(approvalTitles, approval.state)}>
          <p>{approval.reason}</p>
          {approval.decidedBy && <p>{`Решение: ${approval.decidedBy}`}</p>}
          {approval.comment && <p>{approval.comment}</p>}
          {approvalAdvice(order) && <p>{approvalAdvice(order)}</p>}
        </Notice>
      )}
      {cancelRequest && (
        <Notice icon="info" title={wordFor(cancelTitles, cancelRequest.state)}>
          {cancelRequest.comment && <p>{cancelRequest.comment}</p>}
        </Notice>
      )}
    </>
  )
}

const approvalTitles = {
  none: 'Заказ нужно согласовать внутри компании',
  waiting: 'Заказ ждёт согласования',
  approved: 'Заказ согласован',
  returned: 'Заказ возвращён на доработку',
} as const

const cancelTitles = {
  sent: 'Запрос на отмену отправлен',
  accepted: 'Запрос на отмену принят',
  declined: 'Запрос на отмену отклонён',
} as const

function overdueAdvice({ invoice, manager, contract, allowedActions }: Order): string {
  if (allowedActions.includes('requestInvoice')) return 'Запросите счёт и оплатите его.'
  if (invoice?.status === 'ready') return `Оплатите по счёту № ${invoice.number ?? ''} из документов заказа.`
  const whom = manager ? `менеджера: ${manager.name}` : 'менеджера'
  return contract
    ? `Оплатите по договору № ${contract.number}. Счёт спросите у ${whom}.`
    : `Спросите счёт у ${whom}.`
}

/** What the reader can do about the agreement; nothing is advised that they may not do. */
function approvalAdvice({ approval, allowedActions, author }: Order): string | undefined {
  const may = new Set(allowedActions)
  if (approval?.state === 'waiting' && !may.has('approve'))
    return 'Решение примет согласующий вашей компании. Мы сообщим, когда оно будет.'
  if (approval?.state !== 'returned') return undefined
  if (may.has('updateProducts') && may.has('sendToApprove'))
    return 'Измените состав и отправьте заказ на согласование снова.'
  return `Исправить и снова отправить заказ может его автор: ${author.fio}.`
}

function Notice({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <section className={styles.notice} aria-label={title}>
      <Icon name={icon} />
      <div>
        <p>
          <b>{title}</b>
        </p>
        {children}
      </div>
    </section>
  )
}
