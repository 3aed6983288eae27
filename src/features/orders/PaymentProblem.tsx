import { Icon } from '../../ui/Icon.tsx'
import styles from './OrderPayment.module.css'

/** Why a payment could not be started. */
export function PaymentProblem({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null
  return (
    <p role="alert" className={styles.alert}>
      <Icon name="error" />
      {problem}
    </p>
  )
}
