import type { OrderedProduct } from './order-record.ts'
import { unitOf } from './product-unit.ts'
import type { ProductRecord } from './records.ts'

/** What an order keeps of a product, whatever the catalogue says later. */
export function orderedProduct(product: ProductRecord): OrderedProduct {
  const { xmlId, code, article, brand, name, multiplicity, minQty } = product
  return { xmlId, code, article, brand, name, unit: unitOf(product), multiplicity, minQty }
}
