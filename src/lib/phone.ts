/** Length of a normalised Russian number: "+7" and ten digits (R-CONST-05). */
export const PHONE_LENGTH = 12

/**
 * Normalises a phone number for the wire: digits and a plus. A leading 7 becomes +7 (R-FORM-35, R-FORM-36), and so
 * does a leading 8 of 11 digits (O-96). Numbers of other countries and unfinished ones stay as typed.
 */
export function normalisePhone(text: string): string {
  const kept = text.replaceAll(/[^\d+]/g, '')
  const digits = kept.replaceAll('+', '')
  if (kept.startsWith('+')) return `+${digits}`
  if (digits.startsWith('7')) return `+${digits}`
  if (digits.startsWith('8') && digits.length === 11) return `+7${digits.slice(1)}`
  return digits
}

/** "+7 (912) 345-67-89" for a number of 11 digits, everything else unchanged (R-FORM-37, R-FORM-38, X-33). */
export function formatPhone(value: string): string {
  const digits = normalisePhone(value).replace('+', '')
  if (digits.length !== 11 || !digits.startsWith('7')) return value
  return `+7 (${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7, 9)}-${digits.slice(9)}`
}

/** Whether a number has the code of another country than +7, or is too long for one without a plus. */
export function isForeignPhone(text: string): boolean {
  return /^(\+[^7]|[^+78]\d{10})/.test(normalisePhone(text))
}

/** The address of a call: `tel:+78005553512` (O-116). */
export function phoneHref(value: string): string {
  return `tel:${normalisePhone(value)}`
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
