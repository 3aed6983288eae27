import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord } from '../seed/records.ts'
import { isSold } from './assortment.ts'
import { productCard } from './product-card.ts'
import { byAvailabilityThenPrice } from './sorting.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']

/** Analogues that are sold, by availability in the branch, then price, then id; at most 100. */
export function analoguesOf(view: Viewpoint, { id }: ProductRecord): ProductRecord[] {
  return view.catalogue
    .analogues(id)
    .flatMap(({ analogueId }) => view.catalogue.product(analogueId) ?? [])
    .filter((analogue) => isSold(view.catalogue, analogue))
    .toSorted(byAvailabilityThenPrice(view))
    .slice(0, 100)
}

/** Cards as the analogues of `product`: analogues first, those that are none last and without `analogue`. */
export function analogueCards(
  view: Viewpoint,
  product: ProductRecord,
  products: readonly ProductRecord[],
): Schemas['ProductCard'][] {
  const links = new Map(view.catalogue.analogues(product.id).map((link) => [link.analogueId, link]))
  const compare = byAvailabilityThenPrice(view)
  return products
    .toSorted(
      (left, right) => Number(links.has(right.id)) - Number(links.has(left.id)) || compare(left, right),
    )
    .map((one) => {
      const link = links.get(one.id)
      if (!link) return productCard(view, one)
      const { relation, quality } = link
      const priceDiffPercent = priceDifference(one.price, product.price)
      return Object.assign(productCard(view, one), { analogue: { relation, quality, priceDiffPercent } })
    })
}

/** Whole percent of `base`, rounded half away from zero; `null` when either price is on request. */
function priceDifference(price: number | null, base: number | null): number | null {
  if (price === null || base === null) return null
  const percent = ((price - base) / base) * 100
  // `+ 0` makes −0 a zero.
  return Math.sign(percent) * Math.round(Math.abs(percent)) + 0
}

/** Numbers of the part with the makers of machines: articles of its originals, sorted as text. */
export function oemNumbers(catalogue: Catalogue, { id }: ProductRecord): string[] {
  const numbers = catalogue
    .analogues(id)
    .filter(({ relation }) => relation === 'oem')
    .flatMap(({ analogueId }) => catalogue.product(analogueId)?.article ?? [])
  return [...new Set(numbers)].toSorted()
}
