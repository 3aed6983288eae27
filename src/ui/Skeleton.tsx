import { cx } from './class-names.ts'
import styles from './Skeleton.module.css'

export interface SkeletonProps {
  /** CSS lengths; the box must be as large as the content to come. */
  width?: string
  height?: string
  /** Several lines of text instead of one box. */
  lines?: number
  className?: string
}

/** Reserves space for loading content; hidden from screen readers (the region has `aria-busy`). */
export function Skeleton({ width, height, lines, className }: SkeletonProps) {
  if (lines) {
    return (
      <span aria-hidden className={className} style={{ display: 'block', ...(width && { width }) }}>
        {Array.from({ length: lines }, (_, line) => (
          <span key={line} className={cx(styles.skeleton, styles.line)} />
        ))}
      </span>
    )
  }
  return (
    <span
      aria-hidden
      className={cx(styles.skeleton, className)}
      style={{ ...(width && { width }), ...(height && { height }) }}
    />
  )
}
