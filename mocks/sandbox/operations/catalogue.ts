import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { analogueCards } from '../rules/analogues.ts'
import { soldProducts } from '../rules/assortment.ts'
import { filterDefinitions } from '../rules/filter-entries.ts'
import { readFilterPath, selectionOfBody } from '../rules/filter-selection.ts'
import { sectionListing } from '../rules/listing.ts'
import { productCard } from '../rules/product-card.ts'
import { searchCatalogue } from '../rules/search.ts'
import {
  countElements,
  filledChildren,
  paragraph,
  sectionGroup,
  sectionOfWireId,
  sectionView,
} from '../rules/section-view.ts'
import { smartFilter } from '../rules/smart-filter.ts'
import { branchNamed, viewpointOf } from '../rules/viewpoint.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord, SectionRecord } from '../seed/records.ts'

export const catalogueOperations = {
  getCatalogPage({ state: { catalogue } }) {
    const root = rootOf(catalogue)
    const { name, meta, breadcrumbs } = sectionView(catalogue, root)
    const count = countElements(catalogue, root).toLocaleString('ru-RU')
    const text = `${root.description}: товаров ${count}, склады в 12 городах.`
    return {
      title: name,
      meta,
      breadcrumbs,
      blocks: [{ type: 'html', html: paragraph(text) }],
      sections: filledChildren(catalogue, root).map((section) => sectionGroup(catalogue, section)),
    }
  },

  listSectionProducts(context) {
    const { query } = context
    return sectionListing(viewpointOf(context, branchNamed(context, query.store)), sectionOf(context), query)
  },

  listSectionProductsFiltered(context) {
    const { path, query } = context
    const section = sectionOf(context)
    return sectionListing(
      viewpointOf(context, branchNamed(context, query.store)),
      section,
      query,
      readFilterPath(path.filterPath, context.httpProblem),
    )
  },

  getSmartFilter(context) {
    const { path, query, body, state } = context
    const { catalogue } = state
    const view = viewpointOf(context, branchNamed(context, query.store))
    const section = sectionOfWireId(catalogue, path.id)
    if (!section) throw context.notFound(noSection)
    const selection = selectionOfBody(body.filters)
    const sold = soldProducts(catalogue, section.id)
    if (body.query === undefined)
      return smartFilter(view, sold, filterDefinitions(sold, catalogue), selection)
    const { products } = searchCatalogue(catalogue, body.query, body.asTyped)
    const base = path.id === 0 ? products : within(products, sold)
    return smartFilter(view, base, filterDefinitions(base, catalogue), selection)
  },

  listProductsByIds(context) {
    const { query, state, refuse } = context
    const view = viewpointOf(context, branchNamed(context, query.store))
    const products = [...new Set(query['ids[]'] ?? [])].flatMap((id) => {
      const product = state.catalogue.product(id)
      return product && !product.isWithdrawn ? [product] : []
    })
    if (query.analogueOf === undefined)
      return { items: products.map((product) => productCard(view, product)) }
    const original = state.catalogue.product(query.analogueOf)
    if (!original) throw refuse('productNotFound', 'Товар не найден.', 'analogueOf')
    return { items: analogueCards(view, original, products) }
  },
} satisfies Partial<SandboxOperations>

function within(products: readonly ProductRecord[], others: readonly ProductRecord[]): ProductRecord[] {
  const among = new Set(others)
  return products.filter((product) => among.has(product))
}

const noSection = 'Такого раздела нет.'

function sectionOf({
  state: { catalogue },
  path: { code },
  notFound,
}: Pick<HandlerContext<'listSectionProducts'>, 'state' | 'path' | 'notFound'>): SectionRecord {
  const section = catalogue.sectionByCode(code)
  if (!section) throw notFound(noSection)
  return section
}

function rootOf(catalogue: Catalogue): SectionRecord {
  const root = catalogue.sectionByCode('all')
  if (!root) throw new Error('The seed has no root section')
  return root
}
