import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './HazardStripe.module.css'

/** The diagonal stripe. It has two meanings only: a sellout, and a machine out of operation. */
export function HazardStripe({ children, className }: { children?: ReactNode; className?: string }) {
  if (!children) return <div aria-hidden className={cx(styles.stripe, className)} />
  return <div className={cx(styles.stripe, styles.worded, className)}>{children}</div>
}
