import { formatMoney } from '../../lib/money.ts'
import { cx } from '../../ui/class-names.ts'
import type { Contract } from './finance-fields.tsx'
import styles from './Papers.module.css'

/** The credit of a contract as a bar with its figures in words; nothing where there is no credit. */
export function CreditBar({ contract }: { contract: Contract }) {
  const { number, creditLimit, creditUsed, creditLeft } = contract
  if (creditLimit === 0) return null
  const isOver = creditLeft < 0
  const words = isOver
    ? `Лимит превышен на ${formatMoney(-creditLeft)}`
    : `Использовано ${formatMoney(creditUsed)}, осталось ${formatMoney(creditLeft)} из ${formatMoney(creditLimit)}`
  return (
    <div className={styles.credit}>
      <progress
        className={cx(styles.bar, isOver && styles.overdueBar)}
        aria-label={`Использовано кредитного лимита, договор ${number}`}
        aria-valuetext={words}
        max={creditLimit}
        value={Math.min(creditUsed, creditLimit)}
      />
      <span className={styles.muted}>{words}</span>
    </div>
  )
}
