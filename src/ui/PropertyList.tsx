import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './PropertyList.module.css'

export interface Property {
  name: string
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

// A backend may send two rows of the same name; the order never changes while the list is shown.
const keyOf = ({ name }: Property, index: number) => `${name} ${index}`

/** Names and values ruled by hairlines: characteristics, details, sums. */
export function PropertyList({ items, end = false, columns = false, className }: PropertyListProps) {
  return (
    <dl className={cx(styles.list, end && styles.end, columns && styles.columns, className)}>
      {items.map((item, index) => (
        <div key={keyOf(item, index)} className={cx(styles.row, item.total && styles.total)}>
          <dt className={styles.name}>{item.name}</dt>
          <dd className={styles.value}>{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
