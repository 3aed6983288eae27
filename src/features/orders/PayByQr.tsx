import { useQuery } from '@tanstack/react-query'
import { formatTime } from '../../lib/dates.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './OrderPayment.module.css'
import { orderQuery } from './orders-queries.ts'
import type { Order } from './order-words.ts'
import { PaymentProblem } from './PaymentProblem.tsx'
import { QrCode } from './QrCode.tsx'
import { paymentAddress, usePayment } from './use-payment.ts'

/** Milliseconds between two looks at whether the money has come. */
const lookPause = 3000

/** A QR code for the bank's app. The order is looked at while the code is shown, so the popup tells when it is paid. */
export function PayByQr({ order }: { order: Order }) {
  const { start, template, isPending, problem } = usePayment(order, 'qr')
  const { data } = useQuery({
    ...orderQuery(order.id),
    enabled: template !== undefined,
    refetchInterval: lookPause,
  })
  const address = template && paymentAddress(template)
  return (
    <div className={styles.part}>
      <p>Наведите камеру телефона на код и подтвердите платёж в приложении банка.</p>
      <PaymentProblem problem={problem} />
      {template && address !== undefined && (
        <>
          <QrCode text={address} label="QR-код для оплаты через СБП" />
          <p className={styles.muted}>
            {`Код действует до ${formatTime(template.expiresAt)} по Москве. `}
            <a href={address} target="_blank" rel="noreferrer">
              Оплатить на этом устройстве
            </a>
          </p>
          <p role="status">{data?.order.paymentStatus === 'paid' ? 'Оплата получена.' : 'Ждём оплату…'}</p>
        </>
      )}
      <Button variant={template ? 'secondary' : 'primary'} loading={isPending} onClick={() => start()}>
        {template ? 'Обновить код' : 'Показать QR-код'}
      </Button>
    </div>
  )
}
