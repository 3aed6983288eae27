import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form'

/** What every field is given: the control of its form and its name, whose value must be of the right type. */
export interface FieldOf<In extends FieldValues, Value, Out = unknown> {
  control: Control<In, unknown, Out>
  name: FieldPathByValue<In, Value>
}
