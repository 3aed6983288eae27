import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord, PropertyRecord } from '../seed/records.ts'
import { unitOf } from '../seed/product-unit.ts'
import { picturesOf } from '../seed/product-facts.ts'
import { typesetValue } from '../seed/typography.ts'
import { present } from '../present.ts'
import { availabilityOf } from './availability.ts'
import { productPicture } from './picture.ts'
import { priceOf } from './price.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']

export const productUrl = ({ code }: Pick<ProductRecord, 'code'>) => `/product/${code}/`

/** Code of a property on the wire, the same as that of its filter; approvals of an oil are `gsm_search`. */
export function propertyCode(code: string): string {
  if (code === 'specifications') return 'gsm_search'
  return code.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

export function propertyView(property: PropertyRecord): Schemas['ProductProperty'] {
  const { code, name, unit, group } = property
  const value = typesetValue(property)
  return { code: propertyCode(code), name, value, group, ...(unit !== undefined && { unit }) }
}

export function stockSummary(view: Viewpoint, product: ProductRecord): Schemas['StockSummary'] {
  const { rank: _rank, ...summary } = availabilityOf(view, product)
  return summary
}

/**
 * A product card of a list.
 * @param columns of the list; the card tells those of them that the product has
 */
export function productCard(
  view: Viewpoint,
  product: ProductRecord,
  columns: readonly Schemas['ListColumn'][] = [],
): Schemas['ProductCard'] {
  return present<Schemas['ProductCard']>({
    id: product.id,
    xmlId: product.xmlId,
    code: product.code,
    article: product.article,
    brand: product.brand,
    name: product.name,
    url: productUrl(product),
    picture: productPicture(picturesOf(product).main, product.name),
    price: priceOf(product),
    unit: unitOf(product),
    multiplicity: product.multiplicity,
    minQty: product.minQty,
    stock: stockSummary(view, product),
    labels: [...product.labels],
    keyProps: keyProps(product, columns),
    inBasket: view.inCart.get(product.id),
    // Said of a product beside another one only.
    analogue: undefined,
  })
}

function keyProps({ props, keyPropCodes }: ProductRecord, columns: readonly Schemas['ListColumn'][]) {
  const find = (isMeant: (property: PropertyRecord) => boolean) => {
    const property = props.find(isMeant)
    return property ? [propertyView(property)] : []
  }
  const told = columns.flatMap(({ code, name, unit }) =>
    find((one) => propertyCode(one.code) === code && one.name === name && one.unit === unit),
  )
  return told.length > 0 ? told : keyPropCodes.flatMap((code) => find((one) => one.code === code))
}

/** A product as a link. */
export function productRef(product: ProductRecord): Schemas['ProductRef'] {
  const { id, code, article, name } = product
  return { id, code, article, name, url: productUrl(product) }
}
