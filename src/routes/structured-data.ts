import type { components } from '../generated/api-types.ts'

/** Breadcrumbs for search engines. @param page path of the page itself, for the last step */
export function breadcrumbData(breadcrumbs: readonly components['schemas']['Breadcrumb'][], page: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ title, link }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: link ?? page,
    })),
  }
}

/** Products that are named to search engines: the rest of the list they find as links. */
const NAMED_PRODUCTS = 10

/** The first products of a page as a list of addresses. @param before products on the pages before this one */
export function itemListData(items: readonly { url: string }[], before: number) {
  return {
    '@type': 'ItemList',
    itemListElement: items.slice(0, NAMED_PRODUCTS).map(({ url }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url,
    })),
  }
}
