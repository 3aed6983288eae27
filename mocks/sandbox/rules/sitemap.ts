import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { SectionRecord } from '../seed/records.ts'
import { branchesByName } from './branch.ts'
import { publishedNews } from './content.ts'
import { topSections } from './main-page.ts'
import { perCatalogue } from './per-catalogue.ts'
import { activePromotions } from './promotions.ts'
import { filledChildren } from './section-view.ts'

type Schemas = components['schemas']

/** The longest part of the sitemap. */
const most = 200

/** All pages that a guest may open. */
export function sitemap(state: SandboxState, now: number): Schemas['SitemapGroup'][] {
  const pages = state.pages.filter(({ code }) => code !== 'main').map(({ title, url }) => leaf(title, url))
  const promotions = activePromotions(state, now).map(({ name, code }) => leaf(name, `/stocks/${code}/`))
  const news = publishedNews(state, now).map(({ title, code }) => leaf(title, `/news/${code}/`))
  const branches = branchesByName(state).map(({ name, id }) => leaf(name, `/branches/${id}/`))
  return [
    { code: 'catalogue', title: 'Каталог', items: catalogueItems(state.catalogue) },
    { code: 'customers', title: 'Покупателям', items: pages },
    { code: 'promotions', title: 'Акции', items: promotions.slice(0, most) },
    { code: 'news', title: 'Новости', items: news.slice(0, most) },
    { code: 'branches', title: 'Филиалы', items: branches },
  ]
}

const leaf = (title: string, link: string): Schemas['SitemapItem'] => ({ title, link, items: [] })

/** The catalogue never changes, so its part is made once. */
const catalogueItems = perCatalogue((catalogue) => sectionItems(catalogue, topSections(catalogue)))

function sectionItems(catalogue: Catalogue, sections: readonly SectionRecord[]): Schemas['SitemapItem'][] {
  return sections.map((section) => ({
    title: section.name,
    link: section.url,
    items: sectionItems(catalogue, filledChildren(catalogue, section)),
  }))
}
