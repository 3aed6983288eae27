import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxOperations } from '../operation.ts'
import { dayIn } from '../rules/days.ts'
import { topSections } from '../rules/main-page.ts'
import { fullName, scopeOf } from '../rules/members.ts'
import { keptNotifications } from '../rules/notifications.ts'
import { perCatalogue } from '../rules/per-catalogue.ts'
import { activePromotions, promotionCard } from '../rules/promotions.ts'
import { countElements, filledChildren } from '../rules/section-view.ts'
import { shop } from '../rules/shop.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { SectionRecord } from '../seed/records.ts'

type MenuSection = components['schemas']['MenuSection']

export const layoutOperations = {
  // O-122: the header is the session, for guests too.
  getHeader({ state, session, user, now }) {
    const promotions = activePromotions(state, now)
    return {
      contacts: { phone: shop.phone, email: shop.email },
      menu: { items: shop.headerMenu },
      stocks: { count: promotions.length, items: promotions.slice(0, 24).map(promotionCard) },
      userData: {
        SESSID: session.sessid,
        isAuthorized: user !== undefined,
        hasNewNotifications:
          user !== undefined && keptNotifications(state, user.id, now).some(({ isRead }) => !isRead),
        ...(user && {
          name: fullName(user),
          roleCode: user.roleCode,
          scope: scopeOf(state, user, session.companyId),
        }),
      },
    }
  },

  getFooter({ state: { catalogue }, now }) {
    const year = dayIn('Europe/Moscow', now).slice(0, 4)
    return {
      menu: {
        catalog: {
          items: topSections(catalogue).map(({ id, name, url }) => ({ id, title: name, link: url })),
        },
        main: { items: shop.footerMenu },
      },
      contacts: {
        phone: shop.phone,
        email: shop.email,
        footer_phone: shop.footerPhone,
        copyRight: `© ${shop.since}–${year} «${shop.name}». Все права защищены.`,
        developer: shop.developer,
      },
      social: { items: shop.social },
    }
  },

  getCatalogMenu({ state: { catalogue } }) {
    return { items: menu(catalogue) }
  },
} satisfies Partial<SandboxOperations>

/** The catalogue never changes, so its menu is made once. */
const menu = perCatalogue((catalogue) => menuSections(catalogue, topSections(catalogue)))

function menuSections(catalogue: Catalogue, sections: readonly SectionRecord[]): MenuSection[] {
  return sections.map((section) => ({
    id: section.id,
    code: section.code,
    name: section.name,
    sectionPageUrl: section.url,
    countElements: countElements(catalogue, section),
    iconContent: section.iconContent,
    sort: section.sort,
    subSections: menuSections(catalogue, filledChildren(catalogue, section)),
  }))
}
