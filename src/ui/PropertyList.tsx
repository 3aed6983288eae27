import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './PropertyList.module.css'

export interface Property {
  name: ReactNode
  value: ReactNode
  /** The sum under a 2 px line. */
  total?: boolean
}

export interface PropertyListProps {
  items: readonly Property[]
  /** Values to the right, as in a bill. */
  end?: boolean
  /** Two columns from 769 px up. */
  columns?: boolean
  className?: string
}

/** Names and values ruled by hairlines: characteristics, details, sums. */
export function PropertyList({ items, end = false, columns = false, className }: PropertyListProps) {
  return (
    <dl className={cx(styles.list, end && styles.end, columns && styles.columns, className)}>
      {items.map((item, index) => (
        <div key={index} className={cx(styles.row, item.total && styles.total)}>
          <dt className={styles.name}>{item.name}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
