import { useQuery } from '@tanstack/react-query'
import { formatCalendarDay } from '../../lib/dates.ts'
import { fileSize } from '../../lib/file-size.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import type { Order } from './order-words.ts'
import { invoiceProgressQuery } from './orders-queries.ts'
import styles from './Order.module.css'

/** The invoice and the other papers of an order. */
export function OrderDocuments({ order: { id, invoice, documents } }: { order: Order }) {
  useQuery({ ...invoiceProgressQuery(id), enabled: invoice?.status === 'queued' })
  return (
    <Panel title="Документы">
      {!invoice && documents.length === 0 ? (
        <p className={styles.muted}>Документов пока нет. Они появятся здесь по мере исполнения заказа.</p>
      ) : (
        <ul role="list" className={styles.documents}>
          {invoice && <li>{invoiceWords(invoice)}</li>}
          {documents.map(({ id, name, size, url }) => (
            <li key={id}>
              <Icon name="document" />
              <span>
                <a href={url} download>
                  {name}
                </a>{' '}
                <span className={styles.muted}>{fileSize(size)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function invoiceWords({ status, number, date, validUntil, failReason }: NonNullable<Order['invoice']>) {
  switch (status) {
    case 'queued':
      return (
        <>
          <Icon name="clock" />
          Счёт готовится
        </>
      )
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
            {validUntil && (
              <span className={styles.muted}>{` действителен до ${formatCalendarDay(validUntil)}`}</span>
            )}
          </span>
        </>
      )
    default:
      return `Счёт: ${String(status satisfies never)}`
  }
}
