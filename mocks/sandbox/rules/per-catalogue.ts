import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord } from '../seed/records.ts'

/** Caches a value per catalogue. */
export function perCatalogue<T>(make: (catalogue: Catalogue) => T): (catalogue: Catalogue) => T {
  const made = new WeakMap<Catalogue, { value: T }>()
  return (catalogue) => {
    let entry = made.get(catalogue)
    if (!entry) made.set(catalogue, (entry = { value: make(catalogue) }))
    return entry.value
  }
}

/** Caches a value per list of products: those of sections and of the last searches stay the same. Nothing else may change it. */
export function perList<T, Rest extends readonly unknown[]>(
  make: (products: readonly ProductRecord[], ...rest: Rest) => T,
): (products: readonly ProductRecord[], ...rest: Rest) => T {
  const made = new WeakMap<readonly ProductRecord[], { value: T }>()
  return (products, ...rest) => {
    let entry = made.get(products)
    if (!entry) made.set(products, (entry = { value: make(products, ...rest) }))
    return entry.value
  }
}

/** Compares texts as a Russian reader expects. */
export const { compare: compareRussian } = new Intl.Collator('ru')

/** The same, and numbers in them by size: «EG-90» comes before «EG-210». */
export const { compare: compareNumbered } = new Intl.Collator('ru', { numeric: true })
