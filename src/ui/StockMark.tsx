import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './StockMark.module.css'

export interface StockMarkProps {
  /** `in` here, `elsewhere` in another place, `order` to order, `none` nothing. */
  tone: 'in' | 'elsewhere' | 'order' | 'none'
  /** The words: "24 шт в Екатеринбурге". */
  children: ReactNode
  /** When it can be had: "завтра", "3–5 дней". */
  term?: ReactNode
  className?: string
}

/** Dot, text and term of the stock. */
export function StockMark({ tone, children, term, className }: StockMarkProps) {
  return (
    <span className={cx(styles.mark, styles[tone], className)}>
      <span>{children}</span>
      {term && <span className={styles.term}>{term}</span>}
    </span>
  )
}
