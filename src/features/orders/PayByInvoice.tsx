import { requestInvoice } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { InvoiceProgress } from './InvoiceProgress.tsx'
import { FileLink } from '../../ui/FileLink.tsx'
import styles from './OrderPayment.module.css'
import type { Order } from './order-words.ts'
import { useOrderAction } from './use-order-action.tsx'

/** The invoice to pay by, or the request for one. */
export function PayByInvoice({ order }: { order: Order }) {
  const { id, version, invoice, allowedActions } = order
  const popups = usePopups()
  const { mutate, isPending } = useOrderAction(requestInvoice, order, {
    done: 'Счёт готовится',
    failed: 'Не удалось запросить счёт',
  })
  const may = new Set(allowedActions)
  return (
    <div className={styles.part}>
      <p>Компания переводит деньги по счёту. Заказ уйдёт в работу, когда они поступят.</p>
      {invoice?.status === 'queued' && <InvoiceProgress orderId={id} />}
      {invoice?.status === 'ready' && (
        <>
          <p>
            {`Счёт № ${invoice.number ?? ''}`}
            {invoice.validUntil && `, оплатить до ${formatCalendarDay(invoice.validUntil)}`}
          </p>
          {invoice.file && (
            <p>
              <FileLink file={invoice.file} />
            </p>
          )}
        </>
      )}
      {may.has('sendInvoice') && (
        <Button
          icon="mail"
          aria-haspopup="dialog"
          {...popups.intent('order-invoice')}
          onClick={() => void popups.open('order-invoice', { orderId: id })}
        >
          Отправить счёт на почту
        </Button>
      )}
      {may.has('requestInvoice') && (
        <Button
          variant="primary"
          loading={isPending}
          onClick={() => mutate({ body: { orderId: id, version } })}
        >
          Запросить счёт
        </Button>
      )}
    </div>
  )
}
