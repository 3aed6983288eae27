import { LRUCache } from 'lru-cache'
import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord, SectionRecord } from '../seed/records.ts'
import {
  normaliseArticle,
  normaliseNumber,
  tellingParts,
  toWords,
  withoutPurpose,
} from '../seed/search-text.ts'
import { inLatin } from '../seed/transliterate.ts'
import { findScore, type MoreFinds } from '../seed/text-index.ts'
import { oemNumbers } from './analogues.ts'
import { isSold, soldProducts } from './assortment.ts'
import { perCatalogue } from './per-catalogue.ts'
import { productRef } from './product-card.ts'
import { corrections } from './search-corrections.ts'
import { machineNamed } from './search-machines.ts'
import { type FoundPlace, searchPlaces } from './search-places.ts'
import { inOtherLayout, withSynonyms } from './search-words.ts'
import { countElements } from './section-view.ts'

type Schemas = components['schemas']

/** The results, best first, and the correction of the query. */
export interface SearchOutcome {
  understood: Schemas['SearchQuery']
  products: readonly ProductRecord[]
  sections: readonly SectionRecord[]
  /** Parts on diagrams of a machine that the query names. */
  places: readonly FoundPlace[]
}

type Finds = Omit<SearchOutcome, 'understood'>

/**
 * Searches products by article, OEM number, name, brand, section and the machine they fit, sections by name, and parts on
 * diagrams by machine and words. When nothing matches as typed, the other keyboard layout, the other script and likely
 * misspellings are tried in this order, unless `asTyped`.
 */
export function searchCatalogue(catalogue: Catalogue, query: string, asTyped = false): SearchOutcome {
  const typed = query.trim()
  const key = `${asTyped} ${typed}`
  const known = recent(catalogue).get(key)
  if (known) return known
  const found = searchAnew(catalogue, typed, asTyped)
  recent(catalogue).set(key, found)
  return found
}

/** The last outcomes, a million products in all: pages, filters and suggestions of a query follow one another. */
const recent = perCatalogue(
  () =>
    new LRUCache<string, SearchOutcome>({
      maxSize: 1_000_000,
      sizeCalculation: ({ products }) => products.length + 1,
    }),
)

function searchAnew(catalogue: Catalogue, typed: string, asTyped: boolean): SearchOutcome {
  const withdrawn = withdrawnNamed(catalogue, typed)
  if (withdrawn) {
    const products = catalogue
      .analogues(withdrawn.id)
      .flatMap(({ analogueId }) => catalogue.product(analogueId) ?? [])
      .filter((product) => isSold(catalogue, product))
    return {
      understood: { query: typed, withdrawn: productRef(withdrawn) },
      products,
      sections: [],
      places: [],
    }
  }
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

const isEmpty = ({ products, sections, places }: Finds) =>
  products.length + sections.length + places.length === 0

function outcome(catalogue: Catalogue, query: string, finds: Finds): SearchOutcome {
  const [exact, another] = byArticle(catalogue, query)
  const exactProduct = exact && !another ? productRef(exact) : undefined
  return { understood: { query, ...(exactProduct && { exactProduct }) }, ...finds }
}

function find(catalogue: Catalogue, text: string): Finds {
  const synonym = withSynonyms(text)
  const texts = synonym === undefined ? [text] : [text, synonym]
  const sections = [...new Set(texts.flatMap((one) => catalogue.sectionText().search(one)))]
    .flatMap((id) => catalogue.section(id) ?? [])
    .filter((section) => countElements(catalogue, section) > 0)
    .slice(0, 20)
  const found = new Set(texts.flatMap((one) => findProducts(catalogue, one)))
  // The name has as many words as the query, so the query is the whole name.
  const lengths = new Set(texts.map(tellingLength))
  const meant = sections.filter(({ name }) => lengths.has(tellingLength(name)))
  for (const product of productsOf(catalogue, meant)) found.add(product)
  const places = texts.flatMap((one) => searchPlaces(catalogue, one))
  if (found.size > 0) return { products: [...found], sections, places }
  const standing = places
    .flatMap(({ productIds }) => productIds)
    .flatMap((id) => catalogue.product(id) ?? [])
    .filter((product) => isSold(catalogue, product))
  if (standing.length > 0) return { products: [...new Set(standing)], sections, places }
  return {
    places,
    products: texts.flatMap((one) => searchWords(catalogue, one, inSections(catalogue, one))),
    sections,
  }
}

const tellingLength = (text: string) => tellingParts(toWords(text)).length

/** Products whose names don't contain their section's name: «гидравлика», «крепёж». */
function productsOf(catalogue: Catalogue, sections: readonly SectionRecord[]): ProductRecord[] {
  return [...new Set(sections.flatMap(({ id }) => soldProducts(catalogue, id)))].toSorted(
    (left, right) => right.popularity - left.popularity || left.id - right.id,
  )
}

/** Exact articles first (an old one too: its page names the successor), then OEM numbers, beginnings, words and machines. */
function findProducts(catalogue: Catalogue, text: string): ProductRecord[] {
  const sold = (product: ProductRecord) => isSold(catalogue, product)
  const isBeginning = normaliseArticle(text).length >= 3
  return [
    ...byArticle(catalogue, text),
    ...productsByOem(catalogue, text).filter(sold),
    ...(isBeginning ? beginningWith(catalogue, text).filter(sold) : []),
    ...searchWords(catalogue, text),
    ...partsForMachine(catalogue, text),
  ]
}

/** Products on sale that match every word; a word with digits may begin an article. */
function searchWords(catalogue: Catalogue, text: string, more?: MoreFinds): ProductRecord[] {
  const ids = catalogue.productText().search(text, (part, mark) => {
    if (/\d/.test(part) && normaliseNumber(part).length >= 3)
      for (const { id } of beginningWith(catalogue, part)) mark(id, findScore.beginning)
    more?.(part, mark)
  })
  return ids.flatMap((id) => catalogue.product(id) ?? []).filter((product) => isSold(catalogue, product))
}

/** «цилиндр стрелы»: a word may stand in the name of the section instead, but not «ремень» of «ремень для генератора». */
function inSections(catalogue: Catalogue, text: string): MoreFinds {
  const named = withoutPurpose(text)?.split(/\s+/)
  return (part, mark) => {
    if (named?.includes(part)) return
    for (const section of catalogue.sectionText().search(part))
      for (const { id } of catalogue.productsOfSection(section)) mark(id, findScore.elsewhere)
  }
}

/** «фильтр EG-210»: parts that fit the machine of this model. */
function partsForMachine(catalogue: Catalogue, text: string): ProductRecord[] {
  const named = machineNamed(catalogue, text)
  if (!named) return []
  const fitting = new Set(catalogue.partsOfModel(named.model.id).map(({ productId }) => productId))
  return searchWords(catalogue, named.rest).filter(({ id }) => fitting.has(id))
}

/** Those with exactly this article that have a page. */
const byArticle = (catalogue: Catalogue, text: string) =>
  catalogue.productsByArticle(text).filter(({ isWithdrawn }) => !isWithdrawn)

/** The product of exactly this article, when none with a page has it and no maker of machines calls a part so. */
function withdrawnNamed(catalogue: Catalogue, text: string): ProductRecord | undefined {
  const [named, another] = catalogue.productsByArticle(text)
  const isMeant = named?.isWithdrawn && !another && productsByOem(catalogue, text).length === 0
  return isMeant ? named : undefined
}

const beginningWith = (catalogue: Catalogue, text: string) =>
  catalogue.productsByArticlePrefix(text, Number.POSITIVE_INFINITY)

/** Products with the article typed in the other keyboard layout (`АЬ-2040`) or in Russian letters (`ФМ-2040`). */
export function productsByMistypedArticle(catalogue: Catalogue, text: string): readonly ProductRecord[] {
  const article = text.trim().toLowerCase()
  const meant = [inOtherLayout(article), inLatin(article)].map((one) => byArticle(catalogue, one))
  return meant.find(({ length }) => length > 0) ?? []
}

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
