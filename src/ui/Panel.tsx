import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './Layout.module.css'

export interface PanelProps {
  title?: ReactNode
  heading?: 'h2' | 'h3' | 'h4'
  /** At the right end of the title line. */
  actions?: ReactNode
  children: ReactNode
  /** No padding: tables and lists go to the edges. */
  flush?: boolean
  /** Grey ground without a border. */
  sunken?: boolean
  className?: string
}

/** A bordered part of a page; with a title it is a `<section>`. */
export function Panel({
  title,
  heading: Heading = 'h2',
  actions,
  children,
  flush = false,
  sunken = false,
  className,
}: PanelProps) {
  const Element = title ? 'section' : 'div'
  return (
    <Element className={cx(styles.panel, sunken && styles.sunken, className)}>
      {title && (
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {actions}
        </div>
      )}
      <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
    </Element>
  )
}
