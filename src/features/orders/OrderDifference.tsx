import { authorsOfDifference, orderDifference } from './order-difference.ts'
import styles from './Order.module.css'
import type { Order } from './order-words.ts'

/** For whoever acted on an order that was not as they saw it: why it was refused, and what changed by whom. */
export function OrderDifference({
  message,
  before,
  after,
}: {
  message: string
  before: Order
  after: Order
}) {
  const authors = authorsOfDifference(before, after)
  return (
    <>
      <p>{message}</p>
      <ul className={styles.changes}>
        {orderDifference(before, after).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {authors.length > 0 && <p className={styles.muted}>{`Изменил: ${authors.join(', ')}`}</p>}
    </>
  )
}
