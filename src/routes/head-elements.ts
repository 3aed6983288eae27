import { company } from '../lib/company.ts'

/** What a page says of itself to browsers, search engines and messengers. */
export interface PageMeta {
  /** Without the company's name, which is added; absent: the default title (O-102). */
  title?: string | undefined
  description?: string | undefined
  keywords?: string | undefined
  /** Path of the page's one true address, with query where it counts. */
  canonical?: string | undefined
  /** Such as `noindex, follow`; absent: nothing is said. */
  robots?: string | undefined
  /** Address of a picture of the page. */
  image?: string | undefined
  /** Structured data of schema.org, one object or several; addresses of this site as paths. */
  jsonLd?: object | readonly object[] | undefined
}

/** One element of the head. */
export interface HeadElement {
  tag: 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** The document's title: the page's own, then whose shop it is. */
export function documentTitle({ title }: PageMeta): string {
  if (!title || title === company.defaultTitle) return company.defaultTitle
  return title.includes(company.name) ? title : `${title} — ${company.name}`
}

/** Elements of the head beside the title; the same on the server and in the browser. @param origin of this site */
export function headElements(meta: PageMeta, origin: string): HeadElement[] {
  const elements: HeadElement[] = []
  const add = (tag: HeadElement['tag'], attributes: Record<string, string>) =>
    elements.push({ tag, attributes })
  const named = (name: string, content: string | undefined) => {
    if (content) add('meta', { name, content })
  }
  const property = (name: string, content: string | undefined) => {
    if (content) add('meta', { property: name, content })
  }
  named('description', meta.description)
  named('keywords', meta.keywords)
  named('robots', meta.robots)
  const address = meta.canonical === undefined ? undefined : new URL(meta.canonical, origin).href
  if (address) add('link', { rel: 'canonical', href: address })
  property('og:title', documentTitle(meta))
  property('og:description', meta.description)
  property('og:type', 'website')
  property('og:site_name', company.name)
  property('og:locale', 'ru_RU')
  property('og:url', address)
  // A link sent in a messenger is seen by its picture: the page's own, else the shop's.
  property('og:image', new URL(meta.image ?? '/social.png', origin).href)
  const data = meta.jsonLd === undefined ? [] : [meta.jsonLd].flat()
  for (const item of data) {
    elements.push({
      tag: 'script',
      attributes: { type: 'application/ld+json' },
      // Search engines want whole addresses; nothing else in such data begins with a slash.
      text: JSON.stringify({ '@context': 'https://schema.org', ...item }, (_name, value: unknown) =>
        typeof value === 'string' && value.startsWith('/') ? origin + value : value,
      ),
    })
  }
  return elements
}
