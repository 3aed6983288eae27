import type { components } from '../../../src/generated/api-types.ts'
import { perList } from './per-catalogue.ts'
import { propertyCode } from './product-card.ts'

type ListColumn = components['schemas']['ListColumn']

/** The share of products that must have a property for it to be a column. */
const smallestShare = 0.5
const mostColumns = 3

/** Properties that tell these products apart: what most of them have as a key property, with more than one value. */
export const listColumns = perList((products): ListColumn[] => {
  const found = new Map<string, { column: ListColumn; count: number; values: Set<string> }>()
  for (const { props, keyPropCodes } of products)
    for (const { code, name, unit, value } of props) {
      if (!keyPropCodes.includes(code)) continue
      // A property with another name or unit is another column: the length of most is the stroke of few.
      const key = `${code} ${name} ${unit ?? ''}`
      let entry = found.get(key)
      if (!entry) {
        const column = { code: propertyCode(code), name, ...(unit !== undefined && { unit }) }
        found.set(key, (entry = { column, count: 0, values: new Set() }))
      }
      entry.count += 1
      entry.values.add(value)
    }
  // A map keeps the order in which the properties of a product stand.
  return [...found.values()]
    .filter(({ count, values }) => count >= products.length * smallestShare && values.size > 1)
    .slice(0, mostColumns)
    .map(({ column }) => column)
})
