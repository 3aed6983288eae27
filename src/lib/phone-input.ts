import { normalisePhone } from './phone.ts'

/** Length of a normalised Russian number: "+7" and ten digits (R-CONST-05). */
export const PHONE_LENGTH = 12

/** Whether a number has the code of another country than +7, or is too long for one without a plus. */
export function isForeignPhone(text: string): boolean {
  return /^(\+[^7]|[^+78]\d{10})/.test(normalisePhone(text))
}

/**
 * The ten digits after +7 of a value typed or pasted into a masked phone field: "8 912…", "7912…", "+7 (912) …" and a
 * bare "912…" mean the same number.
 */
export function nationalDigits(text: string): string {
  const digits = text.replaceAll(/\D/g, '')
  const hasCode = text.trimStart().startsWith('+7') || (digits.length > 10 && /^[78]/.test(digits))
  return (hasCode ? digits.slice(1) : digits).slice(0, 10)
}
