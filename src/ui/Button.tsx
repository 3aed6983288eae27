import type { ComponentProps, MouseEvent } from 'react'
import { buttonClass } from './button-class.ts'
import type { ButtonLook } from './button-class.ts'
import styles from './Button.module.css'
import { cx } from './class-names.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-names.ts'

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: IconName
  iconAfter?: IconName
  /** While a call runs: label and focus stay, clicks are ignored. */
  loading?: boolean
}

/** A button; `type` is "button" by default. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconAfter,
  loading = false,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) }
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`, because a disabled button loses the focus.
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={buttonClass(look, cx(loading && styles.loading, className))}
      onClick={handleClick}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      {...rest}
    >
      {icon && <Icon name={icon} size={size === 'small' || variant === 'link' ? 'small' : 'medium'} />}
      {children}
      {iconAfter && <Icon name={iconAfter} size="small" />}
    </button>
  )
}
