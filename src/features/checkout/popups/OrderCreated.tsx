import { formatMoney } from '../../../lib/money.ts'
import { catalogPath, orderPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { usePopup } from '../../../popups/popup-context.ts'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { usePopups } from '../../../popups/use-popups.ts'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import styles from './OrderCreated.module.css'

/** Props of the popup after a placed order. */
export interface OrderCreatedProps {
  orderId: number
  /** Number as people read it, "ЗК-2026-070001". */
  number: string
  /** Sum of the order, kopecks. */
  total: number
  /** The order waits for agreement inside the company. */
  toApprove: boolean
  /** It can be paid at once. */
  canPay: boolean
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-created': OrderCreatedProps
  }
}

/** The order is placed: its number, and where to go on (R-POPUP-30, O-54). */
export default function OrderCreated({ orderId, number, total, toApprove, canPay }: OrderCreatedProps) {
  const { close } = usePopup()
  const popups = usePopups()
  const pay = async () => {
    if (await close()) await popups.open('order-payment', { orderId })
  }
  return (
    <PopupShell
      title="Заказ оформлен"
      footer={
        <>
          {canPay && (
            <Button
              variant="primary"
              data-autofocus
              {...popups.intent('order-payment')}
              onClick={() => void pay()}
            >
              Оплатить
            </Button>
          )}
          <Link
            to={orderPath(orderId)}
            className={buttonClass({ variant: canPay ? 'secondary' : 'primary' })}
            {...(!canPay && { 'data-autofocus': true })}
          >
            Перейти к заказу
          </Link>
          <Link to={catalogPath} className={buttonClass()}>
            Продолжить покупки
          </Link>
        </>
      }
    >
      <p className={styles.words}>Номер заказа</p>
      <p className={styles.number}>{number}</p>
      <p className={styles.total}>Сумма заказа {formatMoney(total)}</p>
      <p className={styles.words}>
        {toApprove
          ? 'Заказ нужно согласовать внутри компании: после согласования мы возьмём его в работу.'
          : canPay
            ? 'Мы приняли заказ и начнём собирать его после оплаты. Оплатить можно сейчас или на странице заказа.'
            : 'Мы приняли заказ. Его состояние, сроки и документы — на странице заказа.'}
      </p>
    </PopupShell>
  )
}
