import type { ChangeEvent } from 'react'
import { groupCurrencyInput } from '../lib/money-input.ts'

/** The place in a grouped text after as many digits and commas as stand in what was typed before the caret. */
function placeAfter(text: string, typedBefore: string): number {
  const kept = groupCurrencyInput(typedBefore).replaceAll(/[^\d,]/g, '').length
  let place = 0
  for (let seen = 0; place < text.length && seen < kept; place += 1) {
    if (/[\d,]/.test(text.charAt(place))) seen += 1
  }
  return place
}

/**
 * Groups the thousands of the sum in an input while it is typed (R-FORM-39). Grouping moves the digits; the caret stays at
 * its digit. The text is written into the input here: when grouping restores the text that React knows, React would move
 * the caret to the end.
 * @param before the text before this change
 * @returns the grouped text
 */
export function groupTypedSum(
  { target, nativeEvent }: ChangeEvent<HTMLInputElement>,
  before: string,
): string {
  const typed = target.value
  const grouped = groupCurrencyInput(typed)
  const place = placeAfter(grouped, typed.slice(0, target.selectionStart ?? typed.length))
  const isForward = 'inputType' in nativeEvent && nativeEvent.inputType === 'deleteContentForward'
  // Deleting the space before a group deletes nothing, so the caret must jump over the space.
  const caret = isForward && grouped === before ? place + 1 : place
  target.value = grouped
  target.setSelectionRange(caret, caret)
  return grouped
}
