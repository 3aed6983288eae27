import { type Product, productPicture } from './products.ts'

export const orderNumber = (id: number) => `ВС-${String(id).padStart(6, '0')}`

/** The product as it is named today. */
export function snapshotOf(product: Product) {
  const { id, code, article, brand, name, unit, multiplicity, least } = product
  return {
    id,
    xmlId: `vs-${id}`,
    code,
    article,
    brand,
    name,
    url: `/product/${code}/`,
    picture: productPicture(product),
    unit,
    multiplicity,
    minQty: least,
  }
}
