import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { handOnToHeading } from './hand-on-focus.ts'
import type { IconName } from './icon-names.ts'
import styles from './State.module.css'

export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  icon?: IconName
  /** Buttons and links: the way out. */
  actions?: ReactNode
  /** The element of the title. */
  heading?: 'h1' | 'h2' | 'h3' | 'p'
  className?: string
}

/** An empty list or page, with what to do next. */
export function EmptyState({
  title,
  text,
  icon = 'box',
  actions,
  heading: Heading = 'p',
  className,
}: EmptyStateProps) {
  return (
    <div className={cx(styles.state, className)}>
      <span className={styles.plate}>
        <Icon name={icon} size="large" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <div className={styles.text}>{text}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

export interface ErrorStateProps {
  title?: ReactNode
  text?: ReactNode
  /** Shows 'Повторить'. */
  onRetry?: () => void
  /** The retry is running. */
  retrying?: boolean
  /** One line, for a region inside of a page. */
  compact?: boolean
  className?: string
}

/** A part that could not be loaded. */
export function ErrorState({
  title = 'Не удалось загрузить',
  text,
  onRetry,
  retrying = false,
  compact = false,
  className,
}: ErrorStateProps) {
  return (
    <div
      // 'Повторить' disappears when the retry succeeds, so the focus moves on.
      ref={handOnToHeading}
      role="alert"
      className={cx(styles.state, styles.error, compact && styles.compact, className)}
    >
      <span className={styles.plate}>
        <Icon name="warning" size="large" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <div className={styles.text}>{text}</div>}
      {onRetry && (
        <div className={styles.actions}>
          <Button icon="refresh" size={compact ? 'small' : 'medium'} loading={retrying} onClick={onRetry}>
            Повторить
          </Button>
        </div>
      )}
    </div>
  )
}
