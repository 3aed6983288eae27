import { useId } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import styles from './Choice.module.css'
import { cx } from './class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  /** A figure at the right end, as beside a filter's value. */
  count?: ReactNode
  error?: string | undefined
  /** Neither on nor off: some of a group are chosen. */
  indeterminate?: boolean
}

/** A checkbox with its label; other props go to the `<input>`. */
export function Checkbox({
  ref,
  label,
  hint,
  count,
  error,
  indeterminate = false,
  className,
  ...input
}: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          {...input}
          ref={(node) => {
            if (node) node.indeterminate = indeterminate
            if (typeof ref === 'function') return ref(node)
            if (ref) ref.current = node
          }}
          className={styles.input}
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span className={styles.words}>
          {label}
          {input.required && (
            <span aria-hidden className={styles.star}>
              {'\u00a0*'}
            </span>
          )}
          {hint && <span className={styles.hint}>{hint}</span>}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

/** Takes effect at once, without a "save". */
export function Switch({
  label,
  hint,
  className,
  ...input
}: Omit<CheckboxProps, 'error' | 'indeterminate' | 'count'>) {
  return (
    <label className={cx(styles.choice, className)}>
      <input
        {...input}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        className={cx(styles.input, styles.switch)}
      />
      <span className={styles.words}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}
