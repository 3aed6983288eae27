import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { PasswordInput } from '../ui/PasswordInput.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import type { TextAreaProps } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import type { TextInputProps } from '../ui/TextInput.tsx'
import type { FieldOf } from './field-control.ts'

type Wired = 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'ref' | 'error'

export type TextFieldProps<In extends FieldValues, Out> = FieldOf<In, string, Out> &
  Omit<TextInputProps, Wired>

/** One line of text (R-FORM-26 to R-FORM-33). */
export function TextField<In extends FieldValues, Out>({ control, name, ...look }: TextFieldProps<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  return <TextInput {...look} {...field} error={fieldState.error?.message} />
}

/** An e-mail address; give its schema the rule `email`. */
export function EmailField<In extends FieldValues, Out>(props: TextFieldProps<In, Out>) {
  return (
    <TextField
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

/** A password with a show/hide toggle (R-FORM-40). */
export function PasswordField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: Omit<TextFieldProps<In, Out>, 'type' | 'after'> & { autoComplete: 'current-password' | 'new-password' }) {
  const { field, fieldState } = useController({ control, name })
  return <PasswordInput {...look} {...field} error={fieldState.error?.message} />
}

/** Several lines of text. */
export function TextAreaField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: FieldOf<In, string, Out> & Omit<TextAreaProps, Wired>) {
  const { field, fieldState } = useController({ control, name })
  return <TextArea {...look} {...field} error={fieldState.error?.message} />
}

/** A code from a letter or a message: digits only, offered by the browser. */
export function CodeField<In extends FieldValues, Out>({
  control,
  name,
  length = 6,
  ...look
}: TextFieldProps<In, Out> & { length?: number }) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="one-time-code"
      {...look}
      {...field}
      onChange={(event) => field.onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
      error={fieldState.error?.message}
    />
  )
}
