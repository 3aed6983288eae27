import type { components } from '../../../src/generated/api-types.ts'
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
import { sortOptions, sortProducts, type SortCode } from './sorting.ts'
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
  const products =
    (query.orderBy && orderedByColumn(view, filtered(sold, conditions), columns, query.orderBy)) ||
    filtered(sortProducts(view, sold, sort), conditions)
  return {
    section: sectionView(catalogue, section),
    ...cardsPage(view, products, query, columns),
    sort,
    sortOptions: sortOptions(),
    columns,
    ...forMachine(view, section, products, selection),
  }
}

/** What a list for one machine tells: its name, and where in the section below the parts for it are. */
function forMachine(
  { catalogue }: Viewpoint,
  section: SectionRecord,
  matching: readonly ProductRecord[],
  { lists }: Selection,
): Pick<Schemas['SectionListing'], 'machine' | 'matchingSections'> {
  const [code, another] = lists.get('machine') ?? []
  if (code === undefined || another !== undefined) return {}
  const machine = facetsOf(catalogue).values.find(
    (value) => value.code === 'machine' && value.valueXmlId === code,
  )
  if (!machine) return {}
  const found = new Set(matching)
  const sections = filledChildren(catalogue, section).map((child) => ({
    ...sectionRef(catalogue, child),
    countElements: soldProducts(catalogue, child.id).filter((product) => found.has(product)).length,
  }))
  return {
    machine: machine.value,
    matchingSections: sections.filter(({ countElements }) => countElements > 0),
  }
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
