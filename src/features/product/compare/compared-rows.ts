import { countOf } from '../../../lib/plural.ts'
import { stockWords } from '../../../lib/stock-words.ts'
import type { Product } from '../product-api.ts'
import { propertyGroups } from '../property-groups.ts'

/** One property of all compared products, in the order of the columns; undefined where a product has none. */
export interface ComparedRow {
  id: string
  title: string
  values: (string | undefined)[]
  differs: boolean
}

/** Whether the prices, which stand in the heading, are not all the same. */
export function pricesDiffer(products: readonly Product[]): boolean {
  return new Set(products.map(({ price, unit }) => `${price.current ?? ''} ${unit}`)).size > 1
}

const months = ['месяц', 'месяца', 'месяцев'] as const

/** Properties of the same group and name stand in one row, in the order in which they are first met. */
export function comparedRows(products: readonly Product[]): ComparedRow[] {
  const rows = new Map<string, ComparedRow>()
  const set = (id: string, title: string, column: number, value: string) => {
    const row = rows.get(id) ?? { id, title, values: products.map(() => undefined), differs: false }
    row.values[column] = value
    rows.set(id, row)
  }
  for (const [column, product] of products.entries()) {
    const { words, term } = stockWords(product)
    set('stock', 'Наличие', column, term === undefined ? words : `${words}, ${term}`)
    set('brand', 'Бренд', column, product.brand)
    for (const { title, items } of propertyGroups(product))
      for (const { name, value } of items) set(`${title}/${name}`, name, column, value)
    if (product.warrantyMonths > 0)
      set('warranty', 'Гарантия', column, countOf(product.warrantyMonths, months))
  }
  return [...rows.values()].map((row) => ({ ...row, differs: new Set(row.values).size > 1 }))
}
