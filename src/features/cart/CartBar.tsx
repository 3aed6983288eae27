import { formatMoney } from '../../lib/money.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Counting } from './CartTotals.tsx'
import styles from './Cart.module.css'

export interface CartBarProps {
  /** Kopecks. */
  total: number
  /** Where the order is made, on this page. */
  checkoutHref: string
}

/** Total and the way to the order under a long list on narrow screens, where both would be hundreds of lines below. */
export function CartBar({ total, checkoutHref }: CartBarProps) {
  return (
    <div className={styles.bar} data-print="no">
      <b className={styles.barTotal}>
        <Counting>{formatMoney(total)}</Counting>
      </b>
      <a href={checkoutHref} className={buttonClass({ variant: 'primary' })}>
        К оформлению
      </a>
    </div>
  )
}
