import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { TextInput } from '../ui/TextInput.tsx'
import { groupTypedSum } from './group-typed-sum.ts'
import type { TextFieldProps } from './TextField.tsx'

/** A sum of money with a space between thousands (R-FORM-39); give its schema `requiredCurrency`. */
export function CurrencyField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: TextFieldProps<In, Out>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TextInput
      inputMode="decimal"
      after="₽"
      {...look}
      {...field}
      onChange={(event) => field.onChange(groupTypedSum(event, field.value))}
      error={fieldState.error?.message}
    />
  )
}
