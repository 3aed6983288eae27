import type { ComponentProps, ReactNode } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import styles from './Button.module.css'
import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children'>, Omit<ButtonLook, 'block'> {
  icon: IconName
  /** The accessible name, shown as a hint on hover too. */
  label: string
  /** A `Badge` or `Dot` in the corner. */
  corner?: ReactNode
}

/** A square button with an icon only; `ghost` by default. */
export function IconButton({
  icon,
  label,
  corner,
  variant = 'ghost',
  size = 'medium',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={iconButtonClass({ variant, size }, className)}
      {...rest}
    >
      <Icon name={icon} />
      {corner && <span className={styles.corner}>{corner}</span>}
    </button>
  )
}

/** The class of an icon button for a router's link; give the link an `aria-label`. */
export function iconButtonClass({ variant = 'ghost', size = 'medium' }: ButtonLook = {}, className?: string) {
  return buttonClass({ variant, size }, cx(styles.icon, className))
}
