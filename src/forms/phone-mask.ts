import IMask from 'imask'
import { nationalDigits } from '../lib/phone.ts'

/** Masks an input as "+7 ### ### ## ##" (R-FORM-34). Loaded lazily: most visitors fill in no form. */
export function maskPhone(input: HTMLInputElement, onAccept: (value: string) => void) {
  const mask = IMask(input, {
    mask: '+{7} 000 000 00 00',
    prepare: (typed, masked) => {
      if (typed.length > 1) return nationalDigits(typed)
      // The 8 of "8 912 …" stands for +7.
      return masked.value === '' && typed === '8' ? '7' : typed
    },
  })
  mask.on('accept', () => onAccept(mask.value))
  return mask
}
