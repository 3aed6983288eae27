import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { ProductRecord, SectionRecord } from '../seed/records.ts'
import { isSold, soldProducts } from './assortment.ts'
import { branchesByName } from './branch.ts'
import { publishedNews } from './content.ts'
import { topSections } from './main-page.ts'
import { perCatalogue } from './per-catalogue.ts'
import { productUrl } from './product-card.ts'
import { activePromotions } from './promotions.ts'
import { filledChildren } from './section-view.ts'

type Schemas = components['schemas']

/** The longest part of the sitemap. */
const most = 200
/** Products in one part. */
const partSize = 5000

/** All pages that a guest may open, but those of products. */
export function sitemap(state: SandboxState, now: number): Schemas['SitemapGroup'][] {
  // Two pages of the contract may stand at one address.
  const urls = new Map(
    state.pages.filter(({ code }) => code !== 'main').map(({ title, url }) => [url, title]),
  )
  const pages = Array.from(urls, ([url, title]) => leaf(title, url))
  const promotions = activePromotions(state, now).map(({ name, code, activeFrom }) =>
    leaf(name, `/stocks/${code}/`, activeFrom),
  )
  const news = publishedNews(state, now).map(({ title, code, date }) => leaf(title, `/news/${code}/`, date))
  const branches = branchesByName(state).map(({ name, id }) => leaf(name, `/branches/${id}/`))
  return [
    { code: 'catalogue', title: 'Каталог', items: catalogueItems(state.catalogue) },
    { code: 'customers', title: 'Покупателям', items: pages },
    { code: 'promotions', title: 'Акции', items: promotions.slice(0, most) },
    { code: 'news', title: 'Новости', items: news.slice(0, most) },
    { code: 'branches', title: 'Филиалы', items: branches },
  ]
}

const leaf = (title: string, link: string, lastmod?: string): Schemas['SitemapItem'] => ({
  title,
  link,
  ...(lastmod !== undefined && { lastmod }),
  items: [],
})

/** The catalogue never changes, so its part is made once. */
const catalogueItems = perCatalogue((catalogue) => sectionItems(catalogue, topSections(catalogue)))

function sectionItems(catalogue: Catalogue, sections: readonly SectionRecord[]): Schemas['SitemapItem'][] {
  return sections.map((section) => ({
    title: section.name,
    link: section.url,
    lastmod: newest(soldProducts(catalogue, section.id)),
    items: sectionItems(catalogue, filledChildren(catalogue, section)),
  }))
}

/** A part of the pages of products, from 1. */
export function sitemapProducts(catalogue: Catalogue, part: number): Schemas['SitemapProducts'] {
  const parts = productParts(catalogue)
  return {
    parts: parts.map((products) => ({ lastmod: newest(products) })),
    items: (parts[part - 1] ?? []).map((product) => ({
      link: productUrl(product),
      lastmod: dayOf(product),
    })),
  }
}

const productParts = perCatalogue((catalogue) => {
  const sold = catalogue.products.filter((product) => isSold(catalogue, product))
  return Array.from({ length: Math.ceil(sold.length / partSize) }, (_unused, index) =>
    sold.slice(index * partSize, (index + 1) * partSize),
  )
})

const dayOf = ({ createdAt }: ProductRecord) => createdAt.slice(0, 10)

/** The day of the newest product; lists in the sitemap aren't empty. */
const newest = (products: readonly ProductRecord[]) =>
  products.reduce((latest, product) => (dayOf(product) > latest ? dayOf(product) : latest), '')
