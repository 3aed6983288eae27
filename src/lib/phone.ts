/**
 * Normalises a phone number for the wire: digits and a plus. A leading 7 becomes +7 (R-FORM-35, R-FORM-36), and so
 * does a leading 8 of 11 digits (O-96). Ten digits that a Russian number has after +7 get it: so they are typed before
 * the mask has loaded. Ten that begin with 8 may be unfinished. Numbers of other countries and unfinished ones stay.
 */
export function normalisePhone(text: string): string {
  const kept = text.replaceAll(/[^\d+]/g, '')
  const digits = kept.replaceAll('+', '')
  if (kept.startsWith('+')) return `+${digits}`
  if (digits.startsWith('7')) return `+${digits}`
  if (digits.startsWith('8') && digits.length === 11) return `+7${digits.slice(1)}`
  return /^[349]\d{9}$/.test(digits) ? `+7${digits}` : digits
}

/** "+7 (912) 345-67-89" for a number of 11 digits, everything else unchanged (R-FORM-37, R-FORM-38, X-33). */
export function formatPhone(value: string): string {
  if (value.replaceAll(/\D/g, '').length !== 11) return value
  const digits = normalisePhone(value).replace('+', '')
  if (!digits.startsWith('7')) return value
  return `+7 (${digits.slice(1, 4)}) ${digits.slice(4, 7)}-${digits.slice(7, 9)}-${digits.slice(9)}`
}

/** The address of a call: `tel:+78005553512` (O-116). */
export function phoneHref(value: string): string {
  return `tel:${normalisePhone(value)}`
}
