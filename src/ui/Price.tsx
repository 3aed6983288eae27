import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './Price.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface PriceProps {
  /** Formatted already: "1 240 ₽", with no-break spaces. */
  value: string
  /** Formatted old price, struck through. */
  old?: string
  /** "/ шт" */
  unit?: string
  /** Small print under the sum: "с НДС". */
  note?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** `value` is a text and no sum: "Цена по запросу". */
  words?: boolean
  className?: string
}

/** A sum of money; formats nothing. */
export function Price({ value, old, unit, note, size = 'medium', words = false, className }: PriceProps) {
  return (
    <span className={cx(styles.price, size !== 'medium' && styles[size], words && styles.words, className)}>
      <span>
        {old && <VisuallyHidden>Цена: </VisuallyHidden>}
        {value}
      </span>
      {unit && <span className={styles.unit}>{unit}</span>}
      {old && (
        <s className={styles.old}>
          <VisuallyHidden>Старая цена: </VisuallyHidden>
          {old}
        </s>
      )}
      {note && <span className={styles.note}>{note}</span>}
    </span>
  )
}
