import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord } from '../seed/records.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { availabilityOf, stockMarks } from './availability.ts'
import { compareRussian, perCatalogue, perList } from './per-catalogue.ts'
import type { Viewpoint } from './viewpoint.ts'

export type SortCode = components['schemas']['SortCode']

/** The orders that a visitor can choose, in the order of showing. */
export function sortOptions(): components['schemas']['SortOption'][] {
  return [
    { code: 'relevance', name: 'По популярности' },
    { code: 'priceAsc', name: 'Сначала дешевле' },
    { code: 'priceDesc', name: 'Сначала дороже' },
    { code: 'available', name: 'По наличию' },
    { code: 'name', name: 'По названию' },
  ]
}

/** The same over search results, where the first is how well they match. */
export function searchSortOptions(): components['schemas']['SortOption'][] {
  return sortOptions().map(({ code, name }) => ({
    code,
    name: code === 'relevance' ? 'По соответствию' : name,
  }))
}

/** The same over the parts of a machine, whose first order is by unit. */
export function machineSortOptions(): components['schemas']['SortOption'][] {
  return sortOptions().map(({ code, name }) => ({ code, name: code === 'relevance' ? 'По узлам' : name }))
}

/** The rank of all products by name; collation is slow, so the whole catalogue is sorted once. */
const namePlaces = perCatalogue((catalogue) => {
  const sorted = catalogue.products.toSorted(
    (left, right) => compareRussian(left.name, right.name) || left.id - right.id,
  )
  return new Map(sorted.map(({ id }, place) => [id, place]))
})

type KeptSort = Exclude<SortCode, 'available'>

const orders = perList(() => new Map<KeptSort, readonly ProductRecord[]>())

/** Products in the requested order; ties go by id. `relevance` is the order of the shop's own weight. Only stock changes, so other orders are kept. */
export function sortProducts(
  view: Viewpoint,
  products: readonly ProductRecord[],
  sort: SortCode,
): readonly ProductRecord[] {
  if (sort === 'available') return sortBy(products, (product) => stockMarks(view, product).rank)
  const ofList = orders(products)
  let sorted = ofList.get(sort)
  if (!sorted) ofList.set(sort, (sorted = sortBy(products, weightOf(view.catalogue, sort))))
  return sorted
}

function weightOf(catalogue: Catalogue, sort: KeptSort): (product: ProductRecord) => number {
  switch (sort) {
    case 'priceAsc':
      return ({ price }) => price ?? Infinity
    case 'priceDesc':
      return ({ price }) => (price === null ? Infinity : -price)
    case 'relevance':
      return ({ popularity }) => -popularity
    case 'name': {
      const places = namePlaces(catalogue)
      return ({ id }) => places.get(id) ?? 0
    }
  }
}

/** By availability in the branch, then price, then id: the order of analogues. */
export function byAvailabilityThenPrice(view: Viewpoint) {
  return (left: ProductRecord, right: ProductRecord): number =>
    availabilityOf(view, left).rank - availabilityOf(view, right).rank ||
    comparePrices(left.price, right.price) ||
    left.id - right.id
}

function comparePrices(left: number | null, right: number | null): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null)
  return left - right
}

/** The smallest weight first, equal ones by id. */
function sortBy(
  products: readonly ProductRecord[],
  weight: (product: ProductRecord) => number,
): ProductRecord[] {
  const weighed = products.map((product) => ({ product, weight: weight(product) }))
  // Not by subtraction: two infinite weights would give NaN.
  weighed.sort((left, right) =>
    left.weight === right.weight ? left.product.id - right.product.id : left.weight < right.weight ? -1 : 1,
  )
  return weighed.map(({ product }) => product)
}
