import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Cart.module.css'

/** The shape of a cart that is being read. */
export function CartSkeleton() {
  return (
    <div className={styles.columns} aria-busy>
      <div className={styles.lines}>
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
        <Skeleton height="12rem" />
      </div>
      <Skeleton height="30rem" />
    </div>
  )
}
