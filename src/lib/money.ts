import { madeOnce } from './made-once.ts'

const roubles = (digits: number) => () =>
  new Intl.NumberFormat('ru-RU', {
    style: 'currency',
    currency: 'RUB',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const wholeRoubles = madeOnce(roubles(0))
const withKopecks = madeOnce(roubles(2))
const plainNumber = madeOnce(() => new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 3 }))

/**
 * Formats kopecks as roubles: "1 240 ₽", "12,50 ₽"; kopecks only when they are not zero, no-break spaces as `Intl`
 * gives them (R-CONST-39, O-109).
 */
export function formatMoney(kopecks: number): string {
  return (kopecks % 100 === 0 ? wholeRoubles : withKopecks)().format(kopecks / 100)
}

/** A plain number with Russian grouping: "12 500", "0,75". At most three digits after the comma. */
export function formatNumber(value: number): string {
  return plainNumber().format(value)
}

/** Kopecks as the text of a currency field: "1 240" or "1 240,50", with no-break spaces (R-FORM-39, X-38). */
export function formatCurrencyInput(kopecks: number): string {
  const fraction = Math.abs(kopecks % 100)
  const roubles = plainNumber().format(Math.trunc(kopecks / 100))
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
