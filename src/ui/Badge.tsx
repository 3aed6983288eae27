import styles from './Badge.module.css'
import { cx } from './class-names.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface BadgeProps {
  /** A number or a very short word. Numbers above `max` are shown as "999+": a cart of 500 lines is told as it is. */
  value: number | string
  tone?: 'neutral' | 'yellow' | 'error' | 'ink'
  max?: number
  /** Replaces the figure for screen readers: "3 товара в корзине". */
  label?: string
  className?: string
}

/** A count on a pill. Shows nothing for 0 (O-30). */
export function Badge({ value, tone = 'neutral', max = 999, label, className }: BadgeProps) {
  if (value === 0 || value === '') return null
  const shown = typeof value === 'number' && value > max ? `${max}+` : value
  return (
    <span className={cx(styles.badge, tone !== 'neutral' && styles[tone], className)}>
      {label ? (
        <>
          <span aria-hidden>{shown}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        shown
      )}
    </span>
  )
}

/** A mark without a number; the label says what it marks (O-31). */
export function Dot({ label, className }: { label: string; className?: string }) {
  return (
    <span className={cx(styles.dot, className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
