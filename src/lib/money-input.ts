import { formatNumber } from './money.ts'

/** Kopecks as the text of a currency field: "1 240" or "1 240,50", with no-break spaces (R-FORM-39, X-38). */
export function formatCurrencyInput(kopecks: number): string {
  const fraction = Math.abs(kopecks % 100)
  const roubles = formatNumber(Math.trunc(kopecks / 100))
  return fraction === 0 ? roubles : `${roubles},${String(fraction).padStart(2, '0')}`
}

/** Parses the text of a currency field into kopecks; null if it is empty or no sum of money. */
export function parseCurrencyInput(text: string): number | null {
  const plain = text.replaceAll(/[\s₽]/g, '').replace('.', ',')
  const match = /^(\d{1,11})(?:,(\d{0,2}))?$/.exec(plain)
  if (!match) return null
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

/**
 * Groups the digits of a sum while it is typed and drops all other characters. Keeps an unfinished fraction: "1240,"
 * gives "1 240,".
 */
export function groupCurrencyInput(text: string): string {
  const [whole = '', ...rest] = text
    .replaceAll(/[^\d.,]/g, '')
    .replaceAll('.', ',')
    .split(',')
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, 11)
  const grouped = digits.replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')
  return rest.length === 0 ? grouped : `${grouped || '0'},${rest.join('').slice(0, 2)}`
}
