import type { ComponentProps } from 'react'
import { cx } from './class-names.ts'
import styles from './Layout.module.css'

/** The page's width: 1600 px at most, or 960 with `narrow` (text pages, forms). */
export function Container({
  narrow = false,
  className,
  ...rest
}: ComponentProps<'div'> & { narrow?: boolean }) {
  return <div {...rest} className={cx(styles.container, narrow && styles.narrow, className)} />
}
