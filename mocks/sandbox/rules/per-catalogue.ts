import type { Catalogue } from '../seed/catalogue-index.ts'

/** Caches a value per catalogue. */
export function perCatalogue<T>(make: (catalogue: Catalogue) => T): (catalogue: Catalogue) => T {
  const made = new WeakMap<Catalogue, { value: T }>()
  return (catalogue) => {
    let entry = made.get(catalogue)
    if (!entry) made.set(catalogue, (entry = { value: make(catalogue) }))
    return entry.value
  }
}

/** Compares texts as a Russian reader expects. */
export const { compare: compareRussian } = new Intl.Collator('ru')
