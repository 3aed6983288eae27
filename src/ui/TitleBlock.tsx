import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './TitleBlock.module.css'

export interface TitleBlockProps {
  /** What the sheet is: its caption and its title, which is the heading. */
  caption: string
  title: ReactNode
  heading?: 'h1' | 'h2' | 'h3'
  /** Number, date, sheet, status … */
  items: readonly { name: string; value: ReactNode; mono?: boolean }[]
  className?: string
}

/** The strip that heads orders, acts and contracts, as on a drawing sheet. */
export function TitleBlock({ caption, title, heading: Heading = 'h1', items, className }: TitleBlockProps) {
  return (
    <div className={cx(styles.block, styles.frame, className)}>
      <div className={cx(styles.cell, styles.main)}>
        <span className={styles.name}>{caption}</span>
        <Heading className={styles.value} tabIndex={-1}>
          {title}
        </Heading>
      </div>
      {items.map((item) => (
        <div key={item.name} className={styles.cell}>
          <span className={styles.name}>{item.name}</span>
          <span className={cx(styles.value, item.mono && styles.mono)}>{item.value}</span>
        </div>
      ))}
    </div>
  )
}
