import { formatCalendarDay } from '../../lib/dates.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { FileLink } from '../../ui/FileLink.tsx'
import styles from './Order.module.css'
import { InvoiceProgress } from './InvoiceProgress.tsx'
import type { Order } from './order-words.ts'

/** The invoice and the other papers of an order. */
export function OrderDocuments({ order }: { order: Order }) {
  const { invoice, status, paymentStatus, totals } = order
  const popups = usePopups()
  const others = order.documents.filter(({ id }) => id !== invoice?.file?.id)
  const mayReturn = totals.paid > 0 || paymentStatus === 'refunded' || status === 'completed'
  return (
    <Panel title="Документы">
      {!invoice && others.length === 0 ? (
        <p className={styles.muted}>
          {status === 'completed' || status === 'canceled'
            ? 'Документов к этому заказу нет.'
            : 'Документов пока нет. Они появятся здесь по мере исполнения заказа.'}
        </p>
      ) : (
        <ul role="list" className={styles.documents}>
          {invoice && (
            <li>
              <Invoice order={order} invoice={invoice} />
            </li>
          )}
          {others.map((file) => (
            <li key={file.id}>
              <Icon name="document" />
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {mayReturn && (
        <p className={styles.after}>
          <Button
            variant="link"
            icon="refund"
            aria-haspopup="dialog"
            {...popups.intent('refund')}
            onClick={() => void popups.open('refund')}
          >
            Условия возврата
          </Button>
        </p>
      )}
    </Panel>
  )
}

function Invoice({ order, invoice }: { order: Order; invoice: NonNullable<Order['invoice']> }) {
  const { status, number, date, validUntil, failReason, file } = invoice
  switch (status) {
    case 'queued':
      return <InvoiceProgress orderId={order.id} />
    case 'failed':
      return (
        <>
          <Icon name="error" />
          {`Счёт не сформирован. ${failReason ?? ''}`}
        </>
      )
    case 'ready':
      return (
        <>
          <Icon name="ruble" />
          <span>
            {`Счёт № ${number ?? '—'}`}
            {date && ` от ${formatCalendarDay(date)}`}
            {validUntil && order.totals.due > 0 && (
              <span className={styles.muted}>{` действителен до ${formatCalendarDay(validUntil)}`}</span>
            )}
            {file && (
              <>
                <br />
                <FileLink file={file} />
              </>
            )}
          </span>
        </>
      )
    default:
      return `Счёт: ${String(status satisfies never)}`
  }
}
