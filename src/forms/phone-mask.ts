import IMask from 'imask'
import { isForeignPhone, nationalDigits } from '../lib/phone-input.ts'

/** Digits that can't follow +7: more than ten, as a number of another country typed without its plus has. */
const isTooLong = (typed: string) => /^[^789]\d{10}/.test(typed.replaceAll(/\D/g, ''))

/**
 * Masks an input as "+7 ### ### ## ##" (R-FORM-34). A number of another country stays as it is typed, for the rule to
 * refuse it (O-96). Loaded lazily: most visitors fill in no form.
 */
export function maskPhone(input: HTMLInputElement, onAccept: (value: string) => void) {
  const mask = IMask(input, {
    mask: [{ mask: '+{7} 000 000 00 00' }, { mask: /^[+\d\s().-]{0,30}$/ }],
    prepare: (typed, { value }) => {
      // Without its plus a pasted number would be taken for the digits after +7.
      if (isForeignPhone(value + typed)) return value === '' && !typed.includes('+') ? `+${typed}` : typed
      if (typed.length > 1) return nationalDigits(typed)
      // The 8 of "8 912 …" stands for +7.
      return value === '' && typed === '8' ? '7' : typed
    },
    dispatch: (typed, { value, rawInputValue, compiledMasks: [russian, foreign] }) =>
      isForeignPhone(value + typed) || isTooLong(rawInputValue + typed) ? foreign : russian,
  })
  mask.on('accept', () => onAccept(mask.value))
  return mask
}
