import { catalogPath, orderPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import styles from './OrderCreated.module.css'

/** Props of the popup after a placed order. */
export interface OrderCreatedProps {
  orderId: number
  /** Number as people read it, "ЗК-2026-070001". */
  number: string
  /** The order waits for agreement inside the company. */
  toApprove: boolean
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    'order-created': OrderCreatedProps
  }
}

/** The order is placed: its number, and where to go on (R-POPUP-30, O-54). */
export default function OrderCreated({ orderId, number, toApprove }: OrderCreatedProps) {
  return (
    <PopupShell
      title="Заказ оформлен"
      footer={
        <>
          <Link to={orderPath(orderId)} className={buttonClass({ variant: 'primary' })} data-autofocus>
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
      <p className={styles.words}>
        {toApprove
          ? 'Заказ нужно согласовать внутри компании: после согласования мы возьмём его в работу.'
          : 'Мы приняли заказ. Его состояние, сроки и документы — на странице заказа.'}
      </p>
    </PopupShell>
  )
}
