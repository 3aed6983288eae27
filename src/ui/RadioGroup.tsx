import { useId } from 'react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import styles from './Choice.module.css'
import { cx } from './class-names.ts'

export interface RadioProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  /** Each option is a bordered tile, for two to four important options. */
  tile?: boolean
}

/** One choice of several; usually made by `RadioGroup`. */
export function Radio({ label, hint, tile = false, className, ...input }: RadioProps) {
  return (
    <label className={cx(styles.choice, tile && styles.tile, className)}>
      <input type="radio" {...input} className={cx(styles.input, styles.radio)} />
      <span className={styles.words}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  )
}

export interface RadioOption {
  value: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps {
  legend: ReactNode
  options: readonly RadioOption[]
  /** Chosen value; '' when nothing is chosen. */
  value: string
  onChange: (value: string) => void
  /** Called when the focus leaves an option. */
  onBlur?: () => void
  name?: string
  required?: boolean
  error?: string | undefined
  disabled?: boolean
  tiles?: boolean
  /** The option that Tab reaches, for focus on the first wrong field. */
  ref?: Ref<HTMLInputElement>
}

/** A group of radio buttons with its legend. */
export function RadioGroup({
  legend,
  options,
  value,
  onChange,
  onBlur,
  name,
  required = false,
  error,
  disabled = false,
  tiles = false,
  ref,
}: RadioGroupProps) {
  const ownName = useId()
  const errorId = useId()
  const reached =
    options.find((option) => option.value === value) ?? options.find((option) => !option.disabled)
  return (
    <fieldset
      role="radiogroup"
      disabled={disabled}
      aria-required={required}
      {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
    >
      <legend className={styles.legend}>
        {legend}
        {required && (
          <span aria-hidden className={styles.star}>
            {'\u00a0*'}
          </span>
        )}
      </legend>
      <div className={tiles ? styles.tiles : styles.group}>
        {options.map((option) => (
          <Radio
            key={option.value}
            name={name ?? ownName}
            value={option.value}
            label={option.label}
            hint={option.hint}
            tile={tiles}
            disabled={option.disabled ?? false}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            {...(onBlur && { onBlur })}
            {...(option === reached && ref && { ref })}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
