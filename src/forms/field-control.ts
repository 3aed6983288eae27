import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'

/** Props of every field: the control of its form and its name. The value under that name must have the field's type. */
export interface FieldOf<In extends FieldValues, Value, Out = unknown> {
  control: Control<In, unknown, Out>
  name: FieldPathByValue<In, Value>
}
