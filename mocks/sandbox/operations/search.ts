import type { components } from '../../../src/generated/api-types.ts'
import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { orderedByColumn } from '../rules/column-order.ts'
import { filterDefinitions } from '../rules/filter-entries.ts'
import { type PathFilters, readFilterPath, selectionOf } from '../rules/filter-selection.ts'
import { conditionsOf, filtered } from '../rules/filtering.ts'
import { listColumns } from '../rules/list-columns.ts'
import { cardsPage } from '../rules/listing.ts'
import { countRequest } from '../rules/request-rate.ts'
import { searchMachine } from '../rules/search-places.ts'
import { searchCatalogue } from '../rules/search.ts'
import { productRef } from '../rules/product-card.ts'
import { similarArticles } from '../rules/similar-articles.ts'
import { searchProductView, searchSectionView } from '../rules/search-view.ts'
import { searchSortOptions, sortProducts } from '../rules/sorting.ts'
import { branchNamed, viewpointOf } from '../rules/viewpoint.ts'

export const searchOperations = {
  searchSuggest(context) {
    const { session, query } = context
    countRequest(context, { id: `suggest:${session.owner}`, most: 60, window: 60_000 })
    const view = viewpointOf(context, branchNamed(context, query.store))
    const { catalogue } = view
    const { understood, products, sections, places } = searchCatalogue(catalogue, query.query)
    const machine = searchMachine(catalogue, query.query)
    return {
      items: {
        ...understood,
        products: products.slice(0, 7).map((product) => searchProductView(view, product)),
        sections: sections.slice(0, 3).map((section) => searchSectionView(catalogue, section)),
        total: products.length,
        ...(places.length > 0 && { places: places.slice(0, 3).map(({ place }) => place) }),
        ...(machine && { machine }),
      },
    }
  },

  searchProducts(context) {
    return searchPage(context, undefined)
  },

  searchProductsFiltered(context) {
    return searchPage(context, readFilterPath(context.path.filterPath, context.httpProblem))
  },
} satisfies Partial<SandboxOperations>

type SearchContext = HandlerContext<'searchProducts'> | HandlerContext<'searchProductsFiltered'>

/** Filters narrow the products, not the sections. */
function searchPage(
  context: SearchContext,
  filters: PathFilters | undefined,
): components['schemas']['SearchPage'] {
  const { query } = context
  const view = viewpointOf(context, branchNamed(context, query.store))
  const { catalogue } = view
  const { understood, products, sections, places } = searchCatalogue(catalogue, query.query, query.asTyped)
  const selection = selectionOf(query, filters)
  const conditions = conditionsOf(view, filterDefinitions(products, catalogue), selection)
  const columns = listColumns(products)
  const sort = query.sort ?? 'relevance'
  const sorted =
    (query.orderBy && orderedByColumn(view, filtered(products, conditions), columns, query.orderBy)) ||
    filtered(sort === 'relevance' ? products : sortProducts(view, products, sort), conditions)
  const machine = searchMachine(catalogue, query.query)
  const similar = products.length === 0 ? similarArticles(catalogue, query.query) : []
  const { items, pagination } = cardsPage(view, sorted, query, columns)
  return {
    ...understood,
    products: items,
    sections: sections.map((section) => searchSectionView(catalogue, section)),
    ...(similar.length > 0 && { similar: similar.map(productRef) }),
    pagination,
    sort,
    sortOptions: searchSortOptions(),
    columns,
    ...(places.length > 0 && { places: places.slice(0, 10).map(({ place }) => place) }),
    ...(machine && { machine }),
  }
}
