import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord, SectionRecord } from '../seed/records.ts'
import { soldProducts } from './assortment.ts'
import { orderedByColumn } from './column-order.ts'
import { facetsOf } from './facets.ts'
import { filterDefinitions } from './filter-entries.ts'
import { type PathFilters, type Selection, selectionOf } from './filter-selection.ts'
import { conditionsOf, filtered } from './filtering.ts'
import { listColumns } from './list-columns.ts'
import { pageOf } from './paging.ts'
import { productCard } from './product-card.ts'
import { filledChildren, sectionRef, sectionView } from './section-view.ts'
import { machineSortOptions, sortOptions, sortProducts, type SortCode } from './sorting.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']

/** Query of every product list; absent is what the contract's defaults say. */
export interface ListingQuery {
  PAGEN_1?: number
  PAGE_SIZE?: 20 | 50 | 100
  sort?: SortCode
  orderBy?: string
  price_from?: number
  price_to?: number
  range?: Readonly<Record<string, string>>
}

/** One page of a section's products, filtered and sorted. */
export function sectionListing(
  view: Viewpoint,
  section: SectionRecord,
  query: ListingQuery,
  filters?: PathFilters,
): Schemas['SectionListing'] {
  const { catalogue } = view
  const selection = selectionOf(query, filters)
  const sold = soldProducts(catalogue, section.id)
  const conditions = conditionsOf(view, filterDefinitions(sold, catalogue), selection)
  const columns = listColumns(sold)
  const sort = query.sort ?? 'relevance'
  const machine = machineOf(view, selection)
  const ordered =
    (query.orderBy && orderedByColumn(view, filtered(sold, conditions), columns, query.orderBy)) ||
    filtered(sortProducts(view, sold, sort), conditions)
  const children = filledChildren(catalogue, section)
  const hasUnits = machine !== undefined && children.length > 0
  const isGrouped = hasUnits && sort === 'relevance' && query.orderBy === undefined
  const units = hasUnits ? unitsOf(catalogue, section, children, ordered) : []
  const products = isGrouped ? units.flatMap((unit) => unit.products) : ordered
  return {
    section: sectionView(catalogue, section),
    ...cardsPage(view, products, query, columns),
    sort,
    sortOptions: hasUnits ? machineSortOptions() : sortOptions(),
    columns,
    ...(machine !== undefined && {
      machine,
      matchingSections: matchingSections(catalogue, children, products),
    }),
    ...(isGrouped && { groups: groupsOfPage(units, query) }),
    ...(hasUnits && !isGrouped && { itemUnits: unitsOfPage(units, products, query) }),
  }
}

/** Brand and model of the one machine that a list is for. */
function machineOf({ catalogue }: Viewpoint, { lists }: Selection): string | undefined {
  const [code, another] = lists.get('machine') ?? []
  if (code === undefined || another !== undefined) return undefined
  return facetsOf(catalogue).values.find((value) => value.code === 'machine' && value.valueXmlId === code)
    ?.value
}

/** The sections below that hold parts for the machine. */
function matchingSections(
  catalogue: Catalogue,
  children: readonly SectionRecord[],
  matching: readonly ProductRecord[],
): Schemas['SectionRef'][] {
  const found = new Set(matching)
  return children
    .map((child) => ({
      ...sectionRef(catalogue, child),
      countElements: soldProducts(catalogue, child.id).filter((product) => found.has(product)).length,
    }))
    .filter(({ countElements }) => countElements > 0)
}

/** A section with its products among those of a list. */
interface Unit {
  section: Pick<Schemas['SectionRef'], 'id' | 'name' | 'sectionPageUrl'>
  products: ProductRecord[]
}

/** Products by the sections one level below, each in the order they had; what stands in none comes last. */
function unitsOf(
  catalogue: Catalogue,
  section: SectionRecord,
  children: readonly SectionRecord[],
  products: readonly ProductRecord[],
): Unit[] {
  const unitOf = new Map<number, Unit>()
  const units = children.map((child): Unit => {
    const unit = { section: sectionRef(catalogue, child), products: [] }
    for (const { id } of soldProducts(catalogue, child.id)) unitOf.set(id, unit)
    return unit
  })
  const rest: Unit = { section: sectionView(catalogue, section), products: [] }
  for (const product of products) (unitOf.get(product.id) ?? rest).products.push(product)
  return [...units, rest].filter((unit) => unit.products.length > 0)
}

/** The units of one page, and how many of its products each has. */
function groupsOfPage(
  units: readonly Unit[],
  { PAGEN_1: page = 1, PAGE_SIZE: size = 50 }: ListingQuery,
): Schemas['ListGroup'][] {
  const from = (page - 1) * size
  let begin = 0
  return units.flatMap(({ section: { id, name, sectionPageUrl }, products: { length } }) => {
    const onPage = Math.min(begin + length, from + size) - Math.max(begin, from)
    begin += length
    return onPage > 0 ? [{ id, name, sectionPageUrl, countElements: length, onPage }] : []
  })
}

/** The unit of each product of one page. */
function unitsOfPage(
  units: readonly Unit[],
  products: readonly ProductRecord[],
  { PAGEN_1: page = 1, PAGE_SIZE: size = 50 }: ListingQuery,
): number[] {
  const unitOf = new Map(
    units.flatMap((unit) => unit.products.map((product) => [product, unit.section.id] as const)),
  )
  return pageOf(products, page, size).items.flatMap((product) => unitOf.get(product) ?? [])
}

/** The cards of one page. */
export function cardsPage(
  view: Viewpoint,
  products: readonly ProductRecord[],
  query: ListingQuery,
  columns: readonly Schemas['ListColumn'][],
) {
  const { items, pagination } = pageOf(products, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
  return { items: items.map((product) => productCard(view, product, columns)), pagination }
}
