import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import styles from './Field.module.css'
import { Icon } from './Icon.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Props of every form field. */
export interface FieldLook {
  label: ReactNode
  /** Keeps the label for screen readers only (filters, tables). */
  labelHidden?: boolean
  /** Puts a star after the label (R-FORM-29). */
  required?: boolean
  /** The first message of the field's errors; its presence is the error state (R-FORM-27, R-FORM-33). */
  error?: string | undefined
  /** Small print; an error replaces it (R-FORM-28). */
  subtext?: ReactNode
  /** The value was verified: shows a check mark (R-FORM-31). */
  verified?: boolean
  disabled?: boolean
  /** Class of the whole field, for the layout around it. */
  className?: string
}

/** Props of the control; spread them onto the input. */
export interface ControlProps {
  id: string
  className: string
  disabled: boolean
  'aria-invalid'?: true
  'aria-required'?: true
  'aria-describedby'?: string
}

export interface FieldShellProps extends FieldLook {
  /** Id of the control; made up when left out. */
  id?: string | undefined
  /** A button or a unit inside the right edge. */
  after?: ReactNode
  /** Id of the label, for what else it names: the list of a select. */
  labelId?: string
  children: (control: ControlProps) => ReactNode
}

/** Label, control, tick and message of a field: all the states of R-FORM-27…33. Knows no form library. */
export function FieldShell({
  label,
  labelHidden = false,
  required = false,
  error,
  subtext,
  verified = false,
  disabled = false,
  className,
  id,
  after,
  labelId,
  children,
}: FieldShellProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const noteId = `${controlId}-note`
  const hasTick = verified && !error
  const words = (
    <>
      {label}
      {required && (
        <span aria-hidden className={styles.star}>
          {'\u00a0*'}
        </span>
      )}
    </>
  )
  const named = labelHidden ? <VisuallyHidden>{words}</VisuallyHidden> : words
  return (
    <div
      className={cx(
        styles.field,
        hasTick && styles.verified,
        hasTick && styles.withTick,
        after ? styles.withAfter : '',
        className,
      )}
    >
      <label id={labelId} htmlFor={controlId} className={cx(!labelHidden && styles.label)}>
        {named}
      </label>
      <div className={styles.box}>
        {children({
          id: controlId,
          className: styles.control ?? '',
          disabled,
          ...(error && { 'aria-invalid': true as const }),
          ...(required && { 'aria-required': true as const }),
          ...((error || subtext) && { 'aria-describedby': noteId }),
        })}
        {(hasTick || after) && (
          <span className={styles.after}>
            {hasTick && <Icon name="check" className={styles.tick ?? ''} label="Проверено" />}
            {after}
          </span>
        )}
      </div>
      {error ? (
        <p id={noteId} role="alert" className={styles.error}>
          <Icon name="error" size="small" />
          {error}
        </p>
      ) : (
        subtext && (
          <p id={noteId} className={styles.subtext}>
            {subtext}
          </p>
        )
      )}
    </div>
  )
}
