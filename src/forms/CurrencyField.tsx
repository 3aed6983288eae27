import { useLayoutEffect, useRef } from 'react'
import type { ChangeEvent } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { groupCurrencyInput } from '../lib/money.ts'
import { TextInput } from '../ui/TextInput.tsx'
import type { TextFieldProps } from './TextField.tsx'

const digitsIn = (text: string) => text.replaceAll(/[^\d,.]/g, '').length

/** The place in a grouped text after so many of its digits. */
function placeAfter(text: string, digits: number): number {
  let place = 0
  for (let seen = 0; place < text.length && seen < digits; place += 1) {
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
  const input = useRef<HTMLInputElement | null>(null)
  const caretDigits = useRef<number | null>(null)
  const value: string = field.value

  // Grouping moves the digits about: the caret stays behind the same digit.
  useLayoutEffect(() => {
    const digits = caretDigits.current
    caretDigits.current = null
    if (digits === null) return
    const place = placeAfter(value, digits)
    input.current?.setSelectionRange(place, place)
  }, [value])

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target
    caretDigits.current = digitsIn(typed.slice(0, selectionStart ?? typed.length))
    field.onChange(groupCurrencyInput(typed))
  }
  return (
    <TextInput
      inputMode="decimal"
      after="₽"
      {...look}
      {...field}
      onChange={change}
      ref={(node) => {
        input.current = node
        field.ref(node)
      }}
      error={fieldState.error?.message}
    />
  )
}
