import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord, SectionRecord } from '../seed/records.ts'
import { unitOf } from '../seed/product-unit.ts'
import { priceOf } from './price.ts'
import { productUrl, stockSummary } from './product-card.ts'
import { countElements } from './section-view.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']

/** A product found while typing. */
export function searchProductView(view: Viewpoint, product: ProductRecord): Schemas['SearchProduct'] {
  const { id, name, article, brand, code, multiplicity, minQty } = product
  return {
    id,
    name,
    article,
    brand,
    code,
    url: productUrl(product),
    price: priceOf(product),
    unit: unitOf(product),
    multiplicity,
    minQty,
    stock: stockSummary(view, product),
  }
}

/** A section found by its name. */
export function searchSectionView(catalogue: Catalogue, section: SectionRecord): Schemas['SearchSection'] {
  const { id, name, url } = section
  return { id, name, url, countElements: countElements(catalogue, section) }
}
