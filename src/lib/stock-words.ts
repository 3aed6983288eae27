import { formatNumber } from './money.ts'
import { countOf, dayForms } from './plural.ts'

/** How much there is of a product, and its unit of sale. */
export interface Stocked {
  stock: { here: number; elsewhere: number; etaDays?: number }
  unit: string
}

/** How much of a product there is, for `StockMark`. */
export interface StockWords {
  tone: 'in' | 'elsewhere' | 'order' | 'none'
  words: string
  /** When it can be picked up; absent if it is here, or unknown. */
  term?: string
}

/** Words of the stock in the visitor's branch: here, else elsewhere, else to order, else none. */
export function stockWords({ stock, unit }: Stocked): StockWords {
  const { here, elsewhere, etaDays } = stock
  const amount = (count: number) => `${formatNumber(count)}\u00a0${unit}`
  if (here > 0) return { tone: 'in', words: `В наличии ${amount(here)}` }
  const term = etaDays === undefined ? {} : { term: etaDays === 0 ? 'сегодня' : countOf(etaDays, dayForms) }
  if (elsewhere > 0) return { tone: 'elsewhere', words: `В других городах ${amount(elsewhere)}`, ...term }
  if (etaDays !== undefined) return { tone: 'order', words: 'Под заказ', ...term }
  return { tone: 'none', words: 'Нет в наличии' }
}
