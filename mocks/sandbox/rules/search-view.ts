import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord, SectionRecord } from '../seed/records.ts'
import { productUrl } from './product-card.ts'
import { countElements } from './section-view.ts'

type Schemas = components['schemas']

/** A product found while typing. */
export function searchProductView(product: ProductRecord): Schemas['SearchProduct'] {
  const { id, name, article, brand, code } = product
  return { id, name, article, brand, code, url: productUrl(product) }
}

/** A section found by its name. */
export function searchSectionView(catalogue: Catalogue, section: SectionRecord): Schemas['SearchSection'] {
  const { id, name, url } = section
  return { id, name, url, countElements: countElements(catalogue, section) }
}
