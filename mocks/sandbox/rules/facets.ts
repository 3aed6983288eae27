import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord } from '../seed/records.ts'
import { compareRussian, perCatalogue } from './per-catalogue.ts'
import { propertyCode } from './product-card.ts'

/** One value of a list filter. */
export interface FacetValue {
  code: string
  valueXmlId: string
  /** Label. */
  value: string
  /** Heading in a long list. */
  group?: string
}

/** What filters look at, of the whole catalogue. Values of list filters are known by their place in `values`. */
export interface Facets {
  values: readonly FacetValue[]
  /** Place of each value among all by label, then valueXmlId. */
  labelPlaces: Int32Array
  /** Places in `values`, product after product: those of an id stand from `ends[id - 1]` to before `ends[id]`. */
  places: Int32Array
  ends: Uint32Array
  /** Number that a product has for the range filter of this code. */
  numberOf: (code: string, productId: number) => number | undefined
  /** Properties of this code are numbers to be chosen by bounds. */
  isRange: (code: string) => boolean
}

/** A property with fewer different numbers than this is better chosen from a list. */
const fewestNumbers = 13
const numeric = /^[-−]?\d+(,\d+)?$/

const toNumber = (text: string) => Number(text.replace('−', '-').replace(',', '.'))

/** Specifications are the same when they differ by case, spaces and hyphens only. */
export function normaliseSpecification(text: string): string {
  return text.toUpperCase().replaceAll(/[\s-]+/g, '')
}

/** Codes whose values are numbers in the whole catalogue, so that a filter is of one type in every section. */
function rangeCodes(products: readonly ProductRecord[]): Set<string> {
  const seen = new Map<string, Set<string>>()
  for (const { props } of products)
    for (const { code, value } of props) {
      const values = seen.get(code)
      if (values) values.add(value)
      else seen.set(code, new Set([value]))
    }
  const codes = [...seen].filter(
    ([, values]) => values.size >= fewestNumbers && [...values].every((value) => numeric.test(value)),
  )
  return new Set(codes.map(([code]) => propertyCode(code)))
}

/** The facets of a catalogue; worked out at the first filter, about 30 ms. */
export const facetsOf: (catalogue: Catalogue) => Facets = perCatalogue((catalogue) => {
  const ranges = rangeCodes(catalogue.products)
  const values: FacetValue[] = []
  const places = new Map<string, number>()
  const placeOf = (code: string, valueXmlId: string, value: string, group?: string) => {
    const key = `${code} ${valueXmlId}`
    let place = places.get(key)
    if (place === undefined) {
      places.set(key, (place = values.length))
      values.push({ code, valueXmlId, value, ...(group !== undefined && { group }) })
    }
    return place
  }
  const numbers = new Map<string, Map<number, number>>([...ranges].map((code) => [code, new Map()]))
  const machinePlaces = new Map(
    catalogue.models.map(({ id, code, brand, model }) => [
      id,
      placeOf('machine', code, `${brand} ${model}`, brand),
    ]),
  )
  const all: number[] = []
  const ends = new Uint32Array((catalogue.products.at(-1)?.id ?? 0) + 1)
  for (const product of catalogue.products) {
    const own = new Set<number>()
    const brand = catalogue.brand(product.brandId)
    if (brand) own.add(placeOf('brand', brand.code, brand.name))
    for (const { modelId } of catalogue.applicability(product.id)) {
      const place = machinePlaces.get(modelId)
      if (place !== undefined) own.add(place)
    }
    for (const text of product.specifications) own.add(placeOf('gsm_search', text, text))
    for (const property of product.props) {
      const code = propertyCode(property.code)
      const ofCode = numbers.get(code)
      if (ofCode) ofCode.set(product.id, toNumber(property.value))
      else if (code !== 'gsm_search') own.add(placeOf(code, property.value.slice(0, 100), property.value))
    }
    for (const place of own) all.push(place)
    ends[product.id] = all.length
  }
  // Ids without a product have no places.
  for (let id = 1; id < ends.length; id += 1) ends[id] = Math.max(ends[id] ?? 0, ends[id - 1] ?? 0)
  return {
    values,
    labelPlaces: labelPlaces(values),
    places: Int32Array.from(all),
    ends,
    numberOf: (code, id) => numbers.get(code)?.get(id),
    isRange: (code) => ranges.has(code),
  }
})

/** Calls `visit` with each place of a product. Lists are long, so without an array per product. */
export function visitPlaces({ places, ends }: Facets, id: number, visit: (place: number) => void): void {
  const end = ends[id] ?? 0
  for (let at = ends[id - 1] ?? 0; at < end; at += 1) visit(places[at] ?? 0)
}

function labelPlaces(values: readonly FacetValue[]): Int32Array {
  const order = values
    .map(({ value, valueXmlId }, place) => ({ value, valueXmlId, place }))
    .toSorted(
      (left, right) =>
        compareRussian(left.value, right.value) || (left.valueXmlId < right.valueXmlId ? -1 : 1),
    )
  const places = new Int32Array(values.length)
  for (const [index, { place }] of order.entries()) places[place] = index
  return places
}
