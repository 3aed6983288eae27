import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Checkout.module.css'

/** While the form's code and data are on their way. */
export function CheckoutSkeleton() {
  return (
    <div className={styles.coming} aria-busy>
      <Panel>
        <Skeleton lines={8} />
      </Panel>
    </div>
  )
}
