import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { Checkbox } from '../ui/Checkbox.tsx'
import type { CheckboxProps } from '../ui/Checkbox.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import type { RadioGroupProps } from '../ui/RadioGroup.tsx'
import { Select } from '../ui/Select.tsx'
import type { SelectProps } from '../ui/Select.tsx'
import type { FieldOf } from './field-control.ts'

type Wired = 'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'

/** One of a list; '' and 'Не выбрано' when nothing is chosen (R-FORM-41, R-FORM-42). */
export function SelectField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: FieldOf<In, string, Out> & Omit<SelectProps, Wired>) {
  const { field, fieldState } = useController({ control, name })
  return <Select {...look} {...field} error={fieldState.error?.message} />
}

/** A checkbox. */
export function CheckboxField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: FieldOf<In, boolean, Out> & Omit<CheckboxProps, Wired | 'checked' | 'defaultChecked'>) {
  const { field, fieldState } = useController({ control, name })
  const { value, ...wires } = field
  return <Checkbox {...look} {...wires} checked={value} error={fieldState.error?.message} />
}

/** A group of radio buttons. */
export function RadioField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: FieldOf<In, string, Out> & Omit<RadioGroupProps, Wired>) {
  const { field, fieldState } = useController({ control, name })
  return <RadioGroup {...look} {...field} error={fieldState.error?.message} />
}
