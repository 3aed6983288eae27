import type { ChangeEvent } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { groupCurrencyInput } from '../lib/money.ts'
import { TextInput } from '../ui/TextInput.tsx'
import type { TextFieldProps } from './TextField.tsx'

/** The place in a grouped text after as many digits and commas as stand in what was typed before the caret. */
function placeAfter(text: string, typedBefore: string): number {
  const kept = groupCurrencyInput(typedBefore).replaceAll(/[^\d,]/g, '').length
  let place = 0
  for (let seen = 0; place < text.length && seen < kept; place += 1) {
    if (/[\d,]/.test(text.charAt(place))) seen += 1
  }
  return place
}

/** A sum of money with a space between thousands (R-FORM-39); give its schema `requiredCurrency`. */
export function CurrencyField<In extends FieldValues, Out>({
  control,
  name,
  ...look
}: TextFieldProps<In, Out>) {
  const { field, fieldState } = useController({ control, name })

  // Grouping moves the digits; the caret must stay at its digit. The text is written into the input here: when
  // grouping restores the text that React knows, React would move the caret to the end.
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const typed = target.value
    const grouped = groupCurrencyInput(typed)
    const place = placeAfter(grouped, typed.slice(0, target.selectionStart ?? typed.length))
    const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
    // Deleting the space before a group deletes nothing, so the caret must jump over the space.
    const caret = isForward && grouped === field.value ? place + 1 : place
    target.value = grouped
    target.setSelectionRange(caret, caret)
    field.onChange(grouped)
  }
  return (
    <TextInput
      inputMode="decimal"
      after="₽"
      {...look}
      {...field}
      onChange={change}
      error={fieldState.error?.message}
    />
  )
}
