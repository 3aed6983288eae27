import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord } from '../seed/records.ts'
import { facetsOf, type Facets, visitPlaces } from './facets.ts'
import { perList } from './per-catalogue.ts'
import { propertyCode } from './product-card.ts'

/** A filter of a set of products, before any choice. Every set has the flags. */
export type FilterDefinition = {
  [Kind in keyof KindParts]: { code: string; name: string; type: Kind; unit?: string } & KindParts[Kind]
}[keyof KindParts]
interface KindParts extends Record<Exclude<components['schemas']['FilterEntry']['type'], 'flag'>, object> {
  list: { places: readonly number[] }
  range: { min: number; max: number }
}

/** Filters by code, in the order of showing. */
export type FilterDefinitions = ReadonlyMap<string, FilterDefinition>

const builtIn = [
  { code: 'gsm_search', name: 'Поиск по спецификациям' },
  { code: 'brand', name: 'Бренд' },
  { code: 'machine', name: 'Машина' },
] as const

/** The share of products that must have a property for it to be a filter. */
const smallestShare = 0.1
/** The share of those that must call it by one name: `length` is a length for most, a stroke for few. */
const sameName = 0.7

/** Filters of a set of products. */
export const filterDefinitions = perList((products, catalogue: Catalogue): FilterDefinitions => {
  const facets = facetsOf(catalogue)
  const definitions = new Map<string, FilterDefinition>()
  const add = (definition: FilterDefinition) => definitions.set(definition.code, definition)
  const prices = products.flatMap(({ price }) => price ?? [])
  if (prices.length > 0) add({ code: 'price', name: 'Цена', type: 'range', ...extent(prices) })
  const places = placesByCode(facets, products)
  for (const { code, name } of builtIn) {
    const own = places.get(code)
    if (own) add({ code, name, type: 'list', places: [...own] })
  }
  for (const { code, name, unit } of properties(products)) {
    const common = { code, name, ...(unit !== undefined && { unit }) }
    if (facets.isRange(code)) {
      const numbers = products.flatMap(({ id }) => facets.numberOf(code, id) ?? [])
      add({ ...common, type: 'range', ...extent(numbers) })
    } else add({ ...common, type: 'list', places: [...(places.get(code) ?? [])] })
  }
  return definitions
})

function placesByCode(facets: Facets, products: readonly ProductRecord[]): Map<string, Set<number>> {
  const found = new Uint8Array(facets.values.length)
  for (const { id } of products)
    visitPlaces(facets, id, (place) => {
      found[place] = 1
    })
  const byCode = new Map<string, Set<number>>()
  for (const [place, { code }] of facets.values.entries()) {
    if (!found[place]) continue
    const places = byCode.get(code)
    if (places) places.add(place)
    else byCode.set(code, new Set([place]))
  }
  return byCode
}

interface Property {
  code: string
  name: string
  unit: string | undefined
}

/** Properties that enough products have under one name and in one unit, the commonest first. */
function properties(products: readonly ProductRecord[]): Property[] {
  const counts = new Map<
    string,
    { total: number; units: Set<string | undefined>; names: Map<string, number> }
  >()
  for (const { props } of products)
    for (const { code, name, unit } of props) {
      let count = counts.get(code)
      if (!count) counts.set(code, (count = { total: 0, units: new Set(), names: new Map() }))
      count.total += 1
      count.units.add(unit)
      count.names.set(name, (count.names.get(name) ?? 0) + 1)
    }
  counts.delete('specifications')
  return [...counts]
    .map(([code, { total, units, names }]) => {
      const [name, uses] = [...names].reduce((best, next) => (next[1] > best[1] ? next : best), ['', 0])
      const isOne = units.size === 1 && uses >= total * sameName
      return { code: propertyCode(code), name, unit: [...units][0], total, isOne }
    })
    .filter(({ total, isOne }) => isOne && total >= products.length * smallestShare)
    .toSorted((left, right) => right.total - left.total || (left.code < right.code ? -1 : 1))
    .slice(0, 80)
}

function extent(numbers: readonly number[]): { min: number; max: number } {
  let min = Infinity
  let max = -Infinity
  for (const number of numbers) {
    if (number < min) min = number
    if (number > max) max = number
  }
  return { min, max }
}
