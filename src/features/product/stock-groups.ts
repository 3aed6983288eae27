import { wordFor } from '../../lib/word-for.ts'
import { formatDayRange } from '../../lib/day-range.ts'
import { formatNumber } from '../../lib/money.ts'
import type { StockRow } from './product-api.ts'

/** Stores under one heading of the availability. */
export interface StockGroup {
  title: string
  rows: StockRow[]
}

/** Where a store of another city stands: by itself, in the terms of the supplier, or nowhere. */
const elsewhere: Readonly<Record<StockRow['status'], 'store' | 'term' | 'nowhere'>> = {
  inStock: 'store',
  inTransit: 'store',
  toOrder: 'term',
  none: 'nowhere',
}

/** The current branch first, then 'Наличие в других городах'; who has nothing isn't shown elsewhere. */
export function stockGroups(rows: readonly StockRow[]): StockGroup[] {
  const others = rows.filter(({ isCurrent }) => !isCurrent)
  return [
    { title: 'В вашем городе', rows: rows.filter(({ isCurrent }) => isCurrent) },
    {
      title: 'Наличие в других городах',
      rows: others.filter(({ status }) => elsewhere[status] === 'store'),
    },
  ].filter((group) => group.rows.length > 0)
}

/** Cities to which the supplier delivers within the same time. */
export interface OrderTerm {
  /** "21–30 дней". */
  term: string
  cities: string[]
}

/** Other cities that would have to order it, by the time it takes: they differ in nothing else. */
export function orderTerms(rows: readonly StockRow[]): OrderTerm[] {
  const terms = new Map<string, string[]>()
  for (const row of rows) {
    const { city } = row
    if (row.isCurrent || elsewhere[row.status] !== 'term') continue
    const term = termWords(row)
    const cities = terms.get(term)
    if (!cities) terms.set(term, [city])
    else if (!cities.includes(city)) cities.push(city)
  }
  return [...terms].map(([term, cities]) => ({ term, cities }))
}

/** "24 шт", "более 50 шт", "в пути 12 шт", "под заказ", "нет в наличии". */
export function quantityWords({ status, quantity, moreThan }: StockRow, unit: string): string {
  const amount = `${moreThan ? 'более ' : ''}${formatNumber(quantity)}\u00a0${unit}`
  const words: Record<StockRow['status'], string> = {
    inStock: amount,
    inTransit: `в пути ${amount}`,
    toOrder: 'под заказ',
    none: 'нет в наличии',
  }
  return wordFor(words, status)
}

/** When it can be had in the visitor's city; empty for what is not to be had. */
export function termWords({ status, pickupToday, isCurrent, etaDays }: StockRow): string {
  if (status === 'none') return ''
  if (pickupToday) return 'самовывоз сегодня'
  if (etaDays) return formatDayRange(etaDays)
  return isCurrent && status === 'inStock' ? 'самовывоз в часы работы' : 'срок назовёт менеджер'
}
