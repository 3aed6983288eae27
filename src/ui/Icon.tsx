import { cx } from './class-names.ts'
import type { IconName } from './icon-names.ts'
import spriteUrl from './icons.svg?url&no-inline'
import styles from './Icon.module.css'

export interface IconProps {
  name: IconName
  /** 16, 20 (default) or 32 px at the usual root size. */
  size?: 'small' | 'medium' | 'large'
  /** Says what the icon means when no word stands beside it; without it the icon is decoration. */
  label?: string
  className?: string
}

/** One symbol of the external sprite, in the colour of the text. */
export function Icon({ name, size = 'medium', label, className }: IconProps) {
  const sizeClass = size === 'small' ? styles.small : size === 'large' ? styles.large : ''
  return (
    <svg
      className={cx(styles.icon, sizeClass, className)}
      viewBox="0 0 20 20"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
