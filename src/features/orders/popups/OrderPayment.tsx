import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '../../../lib/money.ts'
import { orderPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { RadioGroup } from '../../../ui/RadioGroup.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OrdersFailure } from '../OrdersStates.tsx'
import { orderQuery } from '../orders-queries.ts'
import type { Order } from '../order-words.ts'
import { PayByCard } from '../PayByCard.tsx'
import { PayByInvoice } from '../PayByInvoice.tsx'
import { PayByQr } from '../PayByQr.tsx'
import styles from '../OrderPayment.module.css'

/** Props of the popup that pays an order. */
export interface OrderPaymentProps {
  orderId: number
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-payment': OrderPaymentProps
  }
}

const ways = [
  { value: 'card', label: 'Картой', hint: 'на странице банка' },
  { value: 'qr', label: 'По QR-коду СБП', hint: 'в приложении банка' },
  { value: 'invoice', label: 'По счёту', hint: 'переводом от компании' },
] as const
type Way = (typeof ways)[number]['value']

/** Pays an order: by card, by QR code, by invoice (R-API-78). */
export default function OrderPayment({ orderId }: OrderPaymentProps) {
  const { data, error, isFetching, refetch } = useQuery(orderQuery(orderId))
  return (
    <PopupShell title="Оплата заказа" {...(data && { subtitle: `Заказ ${data.order.number}` })}>
      {data && <Payment order={data.order} />}
      {!data && !error && <Skeleton lines={6} />}
      {!data && error && (
        <OrdersFailure
          compact
          title="Не удалось загрузить заказ"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </PopupShell>
  )
}

function Payment({ order }: { order: Order }) {
  const { id, company, payment, totals, allowedActions } = order
  const [way, setWay] = useState<Way>(
    payment.type === 'sbpQr' ? 'qr' : payment.type === 'invoicePrepay' ? 'invoice' : 'card',
  )
  if (!allowedActions.includes('pay'))
    return (
      <>
        <p role="status">
          {totals.due === 0 ? 'Заказ оплачен, платить больше не нужно.' : 'Заказ сейчас не ждёт оплаты.'}
        </p>
        <Link to={orderPath(id)} className={buttonClass({ variant: 'primary' })}>
          Перейти к заказу
        </Link>
      </>
    )
  const shown = company ? ways : ways.filter(({ value }) => value !== 'invoice')
  return (
    <div className={styles.payment}>
      <p>
        К оплате <b className={styles.sum}>{formatMoney(totals.due)}</b>
      </p>
      <RadioGroup
        tiles
        legend="Способ оплаты"
        options={shown}
        value={way}
        onChange={(value) => setWay(shown.find((option) => option.value === value)?.value ?? way)}
      />
      {way === 'card' && <PayByCard order={order} />}
      {way === 'qr' && <PayByQr order={order} />}
      {way === 'invoice' && <PayByInvoice order={order} />}
    </div>
  )
}
