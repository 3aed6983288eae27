import type { ComponentProps } from 'react'
import { FieldShell } from './FieldShell.tsx'
import type { FieldLook } from './FieldShell.tsx'

export interface TextAreaProps extends FieldLook, Omit<ComponentProps<'textarea'>, keyof FieldLook> {}

/** Several lines of text with label and message. */
export function TextArea({
  label,
  labelHidden,
  required,
  error,
  subtext,
  verified,
  disabled,
  className,
  id,
  ...area
}: TextAreaProps) {
  return (
    <FieldShell {...{ label, labelHidden, required, error, subtext, verified, disabled, className, id }}>
      {(control) => <textarea rows={4} {...area} {...control} />}
    </FieldShell>
  )
}
