import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord } from '../seed/records.ts'

type Schemas = components['schemas']

/** What one unit costs, VAT included. The seed has one price list for everybody. */
export function priceOf({ price, oldPrice }: ProductRecord): Schemas['ProductPrice'] {
  if (price === null) return { current: null, onRequest: true }
  return { current: price, onRequest: false, ...(oldPrice !== undefined && { old: oldPrice }) }
}

/** The same with its kind and VAT, for the product page. */
export function detailPriceOf(product: ProductRecord): Schemas['ProductDetailPrice'] {
  const type = product.price === null ? 'onRequest' : product.oldPrice === undefined ? 'retail' : 'sellout'
  return { ...priceOf(product), type, vatRate: product.vatRate, vatIncluded: true }
}
