import type { ComponentProps, ReactNode } from 'react'
import { FieldShell } from './FieldShell.tsx'
import type { FieldLook } from './FieldShell.tsx'

export interface TextInputProps extends FieldLook, Omit<ComponentProps<'input'>, keyof FieldLook> {
  /** A unit or a button inside the right edge. */
  after?: ReactNode
}

/** One line of text with label and message; everything else goes to the `<input>`, `ref` too. */
export function TextInput({
  label,
  labelHidden,
  required,
  error,
  subtext,
  verified,
  disabled,
  className,
  id,
  after,
  ...input
}: TextInputProps) {
  return (
    <FieldShell
      {...{ label, labelHidden, required, error, subtext, verified, disabled, className, id, after }}
    >
      {(control) => <input type="text" {...input} {...control} />}
    </FieldShell>
  )
}
