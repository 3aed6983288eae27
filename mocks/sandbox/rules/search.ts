import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord, SectionRecord } from '../seed/records.ts'
import { normaliseArticle, toWords } from '../seed/search-text.ts'
import { oemNumbers } from './analogues.ts'
import { isSold, soldProducts } from './assortment.ts'
import { perCatalogue } from './per-catalogue.ts'
import { productRef, productUrl } from './product-card.ts'
import { corrections } from './search-corrections.ts'
import { translated } from './search-words.ts'
import { countElements } from './section-view.ts'

type Schemas = components['schemas']

/** The results, best first, and the correction of the query. */
export interface SearchOutcome {
  understood: Schemas['SearchQuery']
  products: readonly ProductRecord[]
  sections: readonly SectionRecord[]
}

interface Finds {
  products: readonly ProductRecord[]
  sections: readonly SectionRecord[]
}

/**
 * Searches products by article, OEM number, name and brand, else by the name of their section, and sections by name. When nothing matches as typed, the
 * other keyboard layout, the other script and likely misspellings are tried in this order, unless `asTyped`.
 */
export function searchCatalogue(catalogue: Catalogue, query: string, asTyped = false): SearchOutcome {
  const typed = query.trim()
  const finds = find(catalogue, typed)
  if (asTyped || !isEmpty(finds)) return outcome(catalogue, typed, finds)
  for (const { text, type } of corrections(catalogue, typed)) {
    const corrected = find(catalogue, text)
    if (isEmpty(corrected)) continue
    const found = outcome(catalogue, text, corrected)
    const understood = { ...found.understood, query: typed, correctedQuery: text, correctionType: type }
    return { ...found, understood }
  }
  return outcome(catalogue, typed, finds)
}

const isEmpty = ({ products, sections }: Finds) => products.length + sections.length === 0

function outcome(catalogue: Catalogue, query: string, finds: Finds): SearchOutcome {
  const [exact, another] = byArticle(catalogue, query)
  const exactProduct = exact && !another ? productRef(exact) : undefined
  return { understood: { query, ...(exactProduct && { exactProduct }) }, ...finds }
}

function find(catalogue: Catalogue, text: string): Finds {
  const russian = translated(text)
  const named = [
    ...catalogue.sectionText().search(text),
    ...(russian === undefined ? [] : catalogue.sectionText().search(russian)),
  ]
  const sections = [...new Set(named.map(({ id }) => id))]
    .flatMap((id) => catalogue.section(id) ?? [])
    .filter((section) => countElements(catalogue, section) > 0)
    .slice(0, 20)
  const products = findProducts(catalogue, russian === undefined ? [text] : [text, russian])
  // The name has as many words as the query, so the query is the whole name.
  const asked = new Set([text, russian].flatMap((one) => (one === undefined ? [] : toWords(one).length)))
  const meant =
    products.length === 0 ? sections : sections.filter(({ name }) => asked.has(toWords(name).length))
  return { products: [...new Set([...products, ...productsOf(catalogue, meant)])], sections }
}

/** Products whose names don't contain their section's name: «гидравлика», «крепёж». */
function productsOf(catalogue: Catalogue, sections: readonly SectionRecord[]): ProductRecord[] {
  return [...new Set(sections.flatMap(({ id }) => soldProducts(catalogue, id)))].toSorted(byPopularity)
}

const byPopularity = (left: ProductRecord, right: ProductRecord) =>
  right.popularity - left.popularity || left.id - right.id

/** Exact articles first (an old one too: its page names the successor), then OEM numbers, beginnings and words. */
function findProducts(catalogue: Catalogue, texts: readonly string[]): ProductRecord[] {
  const found = new Set<ProductRecord>()
  for (const text of texts) for (const product of byArticle(catalogue, text)) found.add(product)
  const add = (product: ProductRecord | undefined) => {
    if (product && isSold(catalogue, product)) found.add(product)
  }
  for (const text of texts) {
    for (const product of productsByOem(catalogue, text)) add(product)
    if (normaliseArticle(text).length >= 3) for (const product of beginningWith(catalogue, text)) add(product)
    for (const { id } of catalogue.productText().search(text)) add(catalogue.product(id))
    for (const product of byEveryWord(catalogue, text)) add(product)
  }
  return [...found]
}

/** Those with exactly this article that have a page. */
const byArticle = (catalogue: Catalogue, text: string) =>
  catalogue.productsByArticle(text).filter(({ isWithdrawn }) => !isWithdrawn)

const beginningWith = (catalogue: Catalogue, text: string) =>
  catalogue.productsByArticlePrefix(text, Number.POSITIVE_INFINITY)

/** Products by the normalised numbers that makers of machines give to the part. */
const oemIndex = perCatalogue((catalogue) => {
  const index = new Map<string, ProductRecord[]>()
  for (const product of catalogue.products)
    for (const number of oemNumbers(catalogue, product)) {
      const key = normaliseArticle(number)
      const list = index.get(key)
      if (list) list.push(product)
      else index.set(key, [product])
    }
  return index
})

/** Products that a maker of machines calls by this number. */
export function productsByOem(catalogue: Catalogue, text: string): readonly ProductRecord[] {
  return oemIndex(catalogue).get(normaliseArticle(text)) ?? []
}

/** Parts of names that hold digits, as articles are compared: `10W-40` is `10W40`, `M20×1,5` stays. */
const numberedParts = perCatalogue((catalogue) =>
  catalogue.products.flatMap(({ id, name, article }) =>
    [...name.split(/\s+/), article]
      .filter((part) => /\d/.test(part))
      .map((part) => ({ id, part: normaliseArticle(part) })),
  ),
)

/** Words and glued numbers mixed (`фильтр fm2040`, `масло 10w40`): a word with digits may begin such a part. */
function byEveryWord(catalogue: Catalogue, text: string): ProductRecord[] {
  const words = text.split(/\s+/)
  if (!words.some((word) => /\d/.test(word))) return []
  const [first = new Set<number>(), ...others] = words.map((word) => {
    const ids = new Set(
      catalogue
        .productText()
        .search(word)
        .map(({ id }) => id),
    )
    const beginning = normaliseArticle(word)
    if (/\d/.test(word) && beginning.length >= 3)
      for (const { id, part } of numberedParts(catalogue)) if (part.startsWith(beginning)) ids.add(id)
    return ids
  })
  return [...first]
    .filter((id) => others.every((ids) => ids.has(id)))
    .flatMap((id) => catalogue.product(id) ?? [])
    .toSorted(byPopularity)
}

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
