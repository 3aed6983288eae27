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
