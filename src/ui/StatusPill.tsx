import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'
import styles from './StatusPill.module.css'

export type StatusTone = 'blue' | 'amber' | 'amberOutline' | 'teal' | 'violet' | 'green' | 'grey' | 'red'

/** How a state looks: never by colour alone. */
export interface StatusLook {
  label: string
  tone: StatusTone
  icon: IconName
}

/** The look of a state; one that only a newer backend has bears its own name. */
export function lookFor<Status extends string>(
  looks: Readonly<Record<Status, StatusLook>>,
  status: Status,
): StatusLook {
  return Object.hasOwn(looks, status) ? looks[status] : { label: status, tone: 'grey', icon: 'question' }
}

export interface StatusPillProps {
  tone: StatusTone
  /** Required: a status is never shown by colour alone. */
  icon: IconName
  children: ReactNode
  className?: string
}

/** Icon and word of a state. The caller maps its own statuses to tones. */
export function StatusPill({ tone, icon, children, className }: StatusPillProps) {
  return (
    <span className={cx(styles.pill, styles[tone], className)}>
      <Icon name={icon} size="small" />
      {children}
    </span>
  )
}
