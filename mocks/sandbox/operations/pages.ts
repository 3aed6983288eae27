import type { SandboxOperations } from '../operation.ts'
import { branchStrip, machinePicker, mainSections, selloutProducts } from '../rules/main-page.ts'
import { branchView } from '../rules/branch.ts'
import {
  blocksView,
  newsCard,
  pageRecord,
  pageView,
  promotionView,
  publishedNews,
  trail,
} from '../rules/content.ts'
import { addDays, dayIn } from '../rules/days.ts'
import { guestCards, visitorCards } from '../rules/content-cards.ts'
import { pageOf } from '../rules/paging.ts'
import { activePromotions, promotionCard } from '../rules/promotions.ts'
import { branchNamed, viewpointOf } from '../rules/viewpoint.ts'
import { sitemap, sitemapProducts } from '../rules/sitemap.ts'
import { productCard } from '../rules/product-card.ts'
import type { PageCode } from '../seed/records.ts'

const moscow = 'Europe/Moscow'

export const pageOperations = {
  getMainPage(context) {
    const { state, query, now } = context
    const view = viewpointOf(context, branchNamed(context, query.store))
    const sellout = selloutProducts(view)
    const promotions = activePromotions(state, now)
    return {
      ...pageView(state, pageRecord(state, 'main'), visitorCards(view)),
      searchHint: 'FM-2040',
      sections: mainSections(state.catalogue),
      sellout: {
        title: 'Распродажа',
        link: '/catalog/sellout/?filters={"sellout":true}',
        total: sellout.length,
        items: sellout.slice(0, 12).map((product) => productCard(view, product)),
      },
      promotions: promotions.slice(0, 12).map(promotionCard),
      machinePicker: machinePicker(state.catalogue),
      branches: {
        total: state.stores.length,
        items: branchStrip(state, view.branch)
          .slice(0, 12)
          .map((store) => branchView(state, store)),
      },
      news: publishedNews(state, now).slice(0, 4).map(newsCard),
    }
  },

  getSitemap: ({ state, query, now }) => ({
    groups: sitemap(state, now),
    ...(query.products !== undefined && { products: sitemapProducts(state.catalogue, query.products) }),
  }),

  getAboutPage: ({ state }) => infoPage(state, 'about'),
  getPaymentPage: ({ state }) => infoPage(state, 'payment'),
  getDeliveryPage: ({ state }) => infoPage(state, 'delivery'),
  getContactsPage: ({ state }) => infoPage(state, 'contacts'),
  getFinancingPage: ({ state }) => infoPage(state, 'financing'),
  getReturnsPage: ({ state }) => infoPage(state, 'returns'),
  getPolicyPage: ({ state }) => infoPage(state, 'policy'),
  getOfferPage: ({ state }) => infoPage(state, 'offer'),
  getCookiePage: ({ state }) => infoPage(state, 'cookie'),
  getRefundPage: ({ state }) => infoPage(state, 'refund'),

  listNews({ state, query, now }) {
    return {
      ...listPage('Новости', 'Новости компании «Кран-Деталь»: склады, поставки, сервис.'),
      ...pageOf(publishedNews(state, now).map(newsCard), query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50),
    }
  },

  getNewsItem({ state, path, now, notFound }) {
    const published = publishedNews(state, now)
    const item = published.find(({ code }) => code === path.code)
    if (!item) throw notFound('Такой новости нет.')
    const { title, previewText, blocks } = item
    return {
      title,
      meta: { metaTitle: `${title} — Кран-Деталь`, metaDescription: previewText, metaKeywords: '' },
      breadcrumbs: trail(title, { title: 'Новости', link: '/news/' }),
      blocks: blocksView(state, blocks, guestCards(state)),
      item: newsCard(item),
      others: published
        .filter((other) => other !== item)
        .slice(0, 4)
        .map(newsCard),
    }
  },

  listPromotions({ state, query, now }) {
    return {
      ...listPage('Акции', 'Действующие акции «Кран-Деталь»: скидки на запчасти и технику.'),
      ...pageOf(activePromotions(state, now).map(promotionCard), query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50),
    }
  },

  // An ended promotion is still answered for a year, so that old links work.
  getPromotion({ state, path, now, notFound }) {
    const promotion = state.promotions.find(({ code }) => code === path.code)
    const today = dayIn(moscow, now)
    const known = promotion && promotion.activeFrom <= today && today <= addDays(promotion.activeTo, 365)
    if (!known) throw notFound('Такой акции нет.')
    return promotionView(state, promotion, guestCards(state))
  },
} satisfies Partial<SandboxOperations>

function infoPage(state: Parameters<typeof pageView>[0], code: PageCode) {
  return pageView(state, pageRecord(state, code), guestCards(state))
}

function listPage(title: string, metaDescription: string) {
  return {
    title,
    meta: { metaTitle: `${title} — Кран-Деталь`, metaDescription, metaKeywords: '' },
    breadcrumbs: trail(title),
    blocks: [],
  }
}
