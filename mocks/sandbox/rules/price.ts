import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord } from '../seed/records.ts'

type Schemas = components['schemas']

/** What one unit costs, VAT included, in the catalogue of the visitor. */
export function priceOf({ price, oldPrice, priceSteps }: ProductRecord): Schemas['ProductPrice'] {
  if (price === null) return { current: null, onRequest: true }
  return {
    current: price,
    onRequest: false,
    ...(oldPrice !== undefined && { old: oldPrice }),
    ...(priceSteps && { steps: [...priceSteps] }),
  }
}

/** What each unit of a quantity costs, by volume; null on request. */
export function unitPrice({ price, priceSteps = [] }: ProductRecord, quantity: number): number | null {
  return priceSteps.findLast(({ from }) => quantity >= from)?.price ?? price
}

/** The same with its kind and VAT, for the product page. */
export function detailPriceOf(product: ProductRecord): Schemas['ProductDetailPrice'] {
  return { ...priceOf(product), type: typeOf(product), vatRate: product.vatRate, vatIncluded: true }
}

function typeOf({ price, oldPrice, hasContractPrice }: ProductRecord): Schemas['ProductDetailPrice']['type'] {
  if (price === null) return 'onRequest'
  if (hasContractPrice) return 'contract'
  return oldPrice === undefined ? 'retail' : 'sellout'
}
