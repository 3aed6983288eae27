import styles from './Button.module.css'
import { cx } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link'
export type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  /** `primary` (yellow) at most once per group; `link` looks like a link but acts. Default `secondary`. */
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as its container. */
  block?: boolean
}

/** The class of a button, so that a router's link can look like one: `<Link className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(
  { variant = 'secondary', size = 'medium', block = false }: ButtonLook = {},
  className?: string,
): string {
  return cx(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    block && styles.block,
    className,
  )
}
