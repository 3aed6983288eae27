import { useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './OrderPayment.module.css'
import type { Order } from './order-words.ts'
import { PaymentProblem } from './PaymentProblem.tsx'
import { paymentAddress, usePayment } from './use-payment.ts'

/** Leads to the provider's page, which returns to the shop's payment result. */
export function PayByCard({ order }: { order: Order }) {
  const { start, isPending, problem } = usePayment(order, 'redirect')
  const [isLeaving, setLeaving] = useState(false)
  return (
    <div className={styles.part}>
      <p>Данные карты вы введёте на защищённой странице банка и вернётесь в магазин.</p>
      <PaymentProblem problem={problem} />
      <Button
        variant="primary"
        icon="card"
        loading={isPending || isLeaving}
        onClick={() =>
          start((template) => {
            setLeaving(true)
            location.assign(paymentAddress(template))
          })
        }
      >
        {`Перейти к оплате ${formatMoney(order.totals.due)}`}
      </Button>
    </div>
  )
}
