import { wordFor } from '../../lib/word-for.ts'
import type { ReactNode } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icon-names.ts'
import { changeNames, type Order } from './order-words.ts'
import styles from './Order.module.css'

type Change = Order['changes'][number]

/** Notices: changes by the seller, approval, a cancel request. */
export function OrderNotices({ order }: { order: Order }) {
  const { changes, items, approval, cancelRequest, status, allowedActions } = order
  return (
    <>
      {changes.length > 0 && (
        <Notice icon="question" title="Продавец предложил изменения">
          <ul className={styles.changes}>
            {changes.map((change) => (
              <li key={`${change.lineId ?? 0} ${change.field}`}>{changeWords(change, items)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {approval?.required && status !== 'canceled' && (
        <Notice icon="team" title={wordFor(approvalTitles, approval.state)}>
          <p>{approval.reason}</p>
          {approval.decidedBy && <p>{`Решение: ${approval.decidedBy}`}</p>}
          {approval.comment && <p>{approval.comment}</p>}
          {approval.state === 'returned' && allowedActions.includes('sendToApprove') && (
            <p>Чтобы изменить состав, повторите заказ, а этот отмените.</p>
          )}
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

/** "ZK-35S, Количество: 4 → 3". Money comes as kopecks in digits, days as "2026-11-20". */
function changeWords({ lineId, field, from, to }: Change, items: Order['items']): string {
  const line = items.find(({ id }) => id === lineId)
  const show = (text: string) => {
    if (field === 'price' && /^\d+$/.test(text)) return formatMoney(Number(text))
    return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatCalendarDay(text) : text
  }
  const subject = [line?.product.article, wordFor(changeNames, field)].filter(Boolean).join(', ')
  return field === 'removed' ? `${subject}: ${show(from)}` : `${subject}: ${show(from)} → ${show(to)}`
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
