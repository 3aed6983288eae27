import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord } from '../seed/records.ts'
import { perCatalogue } from './per-catalogue.ts'

/** A superseded product stays in lists as long as stock of it is left anywhere; a withdrawn one is in none. */
export function isSold(catalogue: Catalogue, product: ProductRecord): boolean {
  if (product.isWithdrawn) return false
  return (
    product.supersededBy === undefined ||
    catalogue.stock(product.id).some(({ quantity, inTransit }) => quantity + inTransit > 0)
  )
}

const sold = perCatalogue((catalogue) => {
  const bySection = new Map<number, readonly ProductRecord[]>()
  for (const { id } of catalogue.sections)
    bySection.set(
      id,
      catalogue.productsOfSection(id).filter((product) => isSold(catalogue, product)),
    )
  return bySection
})

/** Products of a section and all below it that lists show, by id. */
export function soldProducts(catalogue: Catalogue, sectionId: number): readonly ProductRecord[] {
  return sold(catalogue).get(sectionId) ?? []
}
