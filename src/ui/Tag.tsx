import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import styles from './Tag.module.css'

export interface TagProps {
  children: ReactNode
  tone?: 'neutral' | 'yellow'
  /** Makes the tag removable; needs `removeLabel`. */
  onRemove?: () => void
  /** Name of the cross: "Убрать фильтр «Бренд: Ремас»". */
  removeLabel?: string
}

/** A small label; with `onRemove` a removable one, such as a chosen filter. */
export function Tag({ children, tone = 'neutral', onRemove, removeLabel = 'Убрать' }: TagProps) {
  return (
    <span className={cx(styles.tag, tone === 'yellow' && styles.yellow, onRemove && styles.removable)}>
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
          <Icon name="close" size="small" />
        </button>
      )}
    </span>
  )
}
