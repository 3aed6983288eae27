import type {
  AnalogueLinkRecord,
  ApplicabilityRecord,
  BrandRecord,
  MachineModelRecord,
  ProductRecord,
  SectionRecord,
  StockRecord,
} from './records.ts'
import type { PartsBookRecord } from './parts-book/book-records.ts'
import { normaliseArticle } from './search-text.ts'
import { createTextIndex } from './text-index.ts'
import type { TextIndex } from './text-index.ts'

export interface CatalogueData {
  products: readonly ProductRecord[]
  sections: readonly SectionRecord[]
  brands: readonly BrandRecord[]
  models: readonly MachineModelRecord[]
  stock: readonly StockRecord[]
  analogues: readonly AnalogueLinkRecord[]
  applicability: readonly ApplicabilityRecord[]
  books: readonly PartsBookRecord[]
}

/** The immutable catalogue of the seed with its indexes; every look-up is by a map, lists are in the order of ids. */
export interface Catalogue {
  readonly products: readonly ProductRecord[]
  readonly sections: readonly SectionRecord[]
  readonly brands: readonly BrandRecord[]
  readonly models: readonly MachineModelRecord[]
  readonly books: readonly PartsBookRecord[]
  product: (id: number) => ProductRecord | undefined
  productByCode: (code: string) => ProductRecord | undefined
  productByXmlId: (xmlId: string) => ProductRecord | undefined
  /** Products whose normalised article is that of `text`. */
  productsByArticle: (text: string) => readonly ProductRecord[]
  /** Products whose normalised article begins with that of `text`, by article. */
  productsByArticlePrefix: (text: string, limit: number) => ProductRecord[]
  section: (id: number) => SectionRecord | undefined
  /** Codes are unique in the tree; the root is `all`. */
  sectionByCode: (code: string) => SectionRecord | undefined
  /** By the codes of levels 2–5, as in `/catalog/{second}/{third}/…/`; undefined unless the whole path is right. */
  sectionByPath: (path: readonly string[]) => SectionRecord | undefined
  /** Direct children by `sort`. */
  childSections: (id: number) => readonly SectionRecord[]
  /** From level 2 down to the section itself. */
  sectionTrail: (id: number) => SectionRecord[]
  /** Products of the section and of all below it. */
  productsOfSection: (id: number) => readonly ProductRecord[]
  brand: (id: number) => BrandRecord | undefined
  brandByCode: (code: string) => BrandRecord | undefined
  productsOfBrand: (brandId: number) => readonly ProductRecord[]
  /** Rows by store id; an empty list means to order. */
  stock: (productId: number) => readonly StockRecord[]
  stockAt: (productId: number, storeId: number) => StockRecord | undefined
  analogues: (productId: number) => readonly AnalogueLinkRecord[]
  applicability: (productId: number) => readonly ApplicabilityRecord[]
  model: (id: number) => MachineModelRecord | undefined
  modelByCode: (code: string) => MachineModelRecord | undefined
  /** Rows of the parts that fit a model. */
  partsOfModel: (modelId: number) => readonly ApplicabilityRecord[]
  /** Words of names, brands and articles of products; built at the first search. Articles as a whole aren't in it. */
  productText: () => TextIndex
  /** Words of section names; built at the first search. The root isn't in it. */
  sectionText: () => TextIndex
}

const none: readonly never[] = Object.freeze([])

function group<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    const list = groups.get(key)
    if (list) list.push(item)
    else groups.set(key, [item])
  }
  return groups
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** First position in sorted `keys` that isn't before `key`. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? '') < key) low = middle + 1
    else high = middle
  }
  return low
}

function indexSections(data: CatalogueData) {
  const byId = new Map(data.sections.map((section) => [section.id, section]))
  const children = group(data.sections, (section) => section.parentId ?? 0)
  for (const list of children.values())
    list.sort((left, right) => left.sort - right.sort || left.id - right.id)
  const direct = group(data.products, (product) => product.sectionId)
  const withDescendants = new Map<number, readonly ProductRecord[]>()
  const collect = (id: number): readonly ProductRecord[] => {
    const below = (children.get(id) ?? []).flatMap((child) => collect(child.id))
    const all = [...(direct.get(id) ?? []), ...below].toSorted((left, right) => left.id - right.id)
    withDescendants.set(id, all)
    return all
  }
  for (const root of children.get(0) ?? []) collect(root.id)
  const trail = (id: number): SectionRecord[] => {
    const steps: SectionRecord[] = []
    for (let section = byId.get(id); section && section.level > 1;) {
      steps.unshift(section)
      section = section.parentId === null ? undefined : byId.get(section.parentId)
    }
    return steps
  }
  return { byId, children, withDescendants, trail }
}

/** Builds the indexes over the generated data. */
export function createCatalogue(data: CatalogueData): Catalogue {
  const { products } = data
  const byId = new Map(products.map((product) => [product.id, product]))
  const byCode = new Map(products.map((product) => [product.code, product]))
  const byXmlId = new Map(products.map((product) => [product.xmlId, product]))
  const articles = once(() =>
    products
      .map((product): [string, ProductRecord] => [normaliseArticle(product.article), product])
      .toSorted(([left], [right]) => (left < right ? -1 : left > right ? 1 : 0)),
  )
  const articleKeys = once(() => articles().map(([key]) => key))
  const fromArticle = (text: string, limit: number, fits: (key: string, wanted: string) => boolean) => {
    const wanted = normaliseArticle(text)
    const found: ProductRecord[] = []
    if (wanted === '') return found
    const list = articles()
    for (let at = lowerBound(articleKeys(), wanted); at < list.length && found.length < limit; at += 1) {
      const entry = list[at]
      if (!entry || !fits(entry[0], wanted)) break
      found.push(entry[1])
    }
    return found
  }
  const sections = indexSections(data)
  const sectionByCode = new Map(data.sections.map((section) => [section.code, section]))
  const brands = new Map(data.brands.map((brand) => [brand.id, brand]))
  const brandByCode = new Map(data.brands.map((brand) => [brand.code, brand]))
  const byBrand = group(products, (product) => product.brandId)
  const stock = group(data.stock, (row) => row.productId)
  const analogues = group(data.analogues, (row) => row.productId)
  const applicability = group(data.applicability, (row) => row.productId)
  const models = new Map(data.models.map((model) => [model.id, model]))
  const modelByCode = new Map(data.models.map((model) => [model.code, model]))
  const byModel = group(data.applicability, (row) => row.modelId)
  return {
    products,
    sections: data.sections,
    brands: data.brands,
    models: data.models,
    books: data.books,
    product: (id) => byId.get(id),
    productByCode: (code) => byCode.get(code),
    productByXmlId: (xmlId) => byXmlId.get(xmlId),
    productsByArticle: (text) => fromArticle(text, Infinity, (key, wanted) => key === wanted),
    productsByArticlePrefix: (text, limit) =>
      fromArticle(text, limit, (key, wanted) => key.startsWith(wanted)),
    section: (id) => sections.byId.get(id),
    sectionByCode: (code) => sectionByCode.get(code),
    sectionByPath: (path) => {
      const section = sectionByCode.get(path.at(-1) ?? 'all')
      return section && section.path.join('/') === path.join('/') ? section : undefined
    },
    childSections: (id) => sections.children.get(id) ?? none,
    sectionTrail: sections.trail,
    productsOfSection: (id) => sections.withDescendants.get(id) ?? none,
    brand: (id) => brands.get(id),
    brandByCode: (code) => brandByCode.get(code),
    productsOfBrand: (brandId) => byBrand.get(brandId) ?? none,
    stock: (productId) => stock.get(productId) ?? none,
    stockAt: (productId, storeId) => stock.get(productId)?.find((row) => row.storeId === storeId),
    analogues: (productId) => analogues.get(productId) ?? none,
    applicability: (productId) => applicability.get(productId) ?? none,
    model: (id) => models.get(id),
    modelByCode: (code) => modelByCode.get(code),
    partsOfModel: (modelId) => byModel.get(modelId) ?? none,
    productText: once(() =>
      createTextIndex(
        products.map((product) => ({
          id: product.id,
          text: `${product.name.replace(product.article, '')} ${product.brand}`,
          words: product.article,
          weight: product.popularity,
        })),
      ),
    ),
    sectionText: once(() =>
      createTextIndex(
        data.sections
          .filter((section) => section.level > 1)
          .map((section) => ({ id: section.id, text: section.name, weight: 10 - section.level })),
      ),
    ),
  }
}
