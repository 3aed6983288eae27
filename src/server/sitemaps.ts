import { apiQuery } from '../api/api-query.ts'
import { isProblem } from '../api/api-problem.ts'
import type { Data } from '../api/operation.ts'
import { Tab } from '../api/tab.ts'
import { networkFetch } from '../app/api-fetch.ts'
import { getPartsModel, getSitemap, listPartsModels } from '../generated/operations.ts'
import { lookParameters } from '../lib/list-parameters.ts'
import { diagramPath, partsModelPath, partsPath } from '../lib/paths.ts'

/** Paths that are of no use to search engines; filtered pages say so themselves, by `noindex`. */
const closed = [
  '/personal/',
  '/cart/',
  '/search/',
  '/registration/',
  '/admin/',
  '/payment-success/',
  '/payment-error/',
  '/ui/',
  '/api/',
  '/web/',
]

/** What the files for search engines are made from. */
export interface SitemapSource {
  /** Origin of the addresses in them. */
  origin: string
  /** Calls of a visitor whom nobody knows. */
  fetch: (request: Request) => Promise<Response>
}

type Sitemap = Data<typeof getSitemap>
type Item = Sitemap['groups'][number]['items'][number]

/** An entry of a sitemap or of their index. */
interface Entry {
  link: string
  lastmod?: string | undefined
}

/**
 * `robots.txt`, `/sitemap.xml`, which is the index, and the sitemaps that it names; undefined for another path.
 * @throws when the backend has no answer
 */
export async function searchEngineFile(
  pathname: string,
  source: SitemapSource,
): Promise<Response | undefined> {
  if (pathname === '/robots.txt') return file('text/plain', robots(source.origin))
  if (pathname === '/sitemap.xml') {
    const [sitemap, models] = await Promise.all([read(source, 1), partsModels(source)])
    return file('application/xml', index(sitemap, models, source.origin))
  }
  const [, name = '', part] = /^\/sitemaps\/([a-z]+)(?:-([1-9]\d{0,3}))?\.xml$/.exec(pathname) ?? []
  if (name === '') return undefined
  const entries = await entriesOf(name, part, source)
  return entries.length > 0
    ? file('application/xml', list('urlset', 'url', entries, source.origin))
    : undefined
}

async function entriesOf(
  name: string,
  part: string | undefined,
  source: SitemapSource,
): Promise<readonly Entry[]> {
  if (name === 'products')
    return part === undefined ? [] : ((await read(source, Number(part))).products?.items ?? [])
  if (name === 'parts') return partsPages(part, source)
  if (part !== undefined) return []
  return flat((await read(source)).groups.find(({ code }) => code === name)?.items ?? [])
}

function tabOf({ origin, fetch }: SitemapSource): Tab {
  const api = { baseUrl: origin, fetch: networkFetch(fetch), cleanHtml: (html: string) => html }
  return new Tab({ isServer: true, api })
}

function read(source: SitemapSource, products?: number): Promise<Sitemap> {
  return tabOf(source).fetchQuery(apiQuery(getSitemap, products === undefined ? {} : { query: { products } }))
}

/** Models with a parts book; none where the backend has no parts books. */
async function partsModels(source: SitemapSource): Promise<Data<typeof listPartsModels>['items']> {
  try {
    return (await tabOf(source).fetchQuery(apiQuery(listPartsModels, {}))).items
  } catch (error) {
    if (isProblem(error) && [404, 501].includes(error.httpStatus)) return []
    throw error
  }
}

/** The start of the parts books and each book; of a part the diagrams of that model, so that no file asks for every book. */
async function partsPages(part: string | undefined, source: SitemapSource): Promise<Entry[]> {
  const models = await partsModels(source)
  if (part === undefined)
    return models.length === 0
      ? []
      : [partsPath, ...models.map(({ code }) => partsModelPath(code))].map((link) => ({ link }))
  const model = models[Number(part) - 1]
  if (!model) return []
  const { diagrams } = await tabOf(source).fetchQuery(apiQuery(getPartsModel, { path: { code: model.code } }))
  return diagrams.map(({ id }) => ({ link: diagramPath(model.code, id) }))
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    ...['/catalog/', '/sellout/'].map((path) => `Clean-param: ${lookParameters.join('&')} ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function index({ groups, products }: Sitemap, models: readonly unknown[], origin: string): string {
  const ofGroups = groups
    .filter(({ items }) => items.length > 0)
    .map(({ code, items }) => ({ link: `/sitemaps/${code}.xml`, lastmod: newest(flat(items)) }))
  const ofProducts = (products?.parts ?? []).map(({ lastmod }, at) => ({
    link: `/sitemaps/products-${at + 1}.xml`,
    lastmod,
  }))
  const ofDiagrams = models.map((_, at) => ({ link: `/sitemaps/parts-${at + 1}.xml` }))
  const ofParts = models.length > 0 ? [{ link: '/sitemaps/parts.xml' }, ...ofDiagrams] : []
  return list('sitemapindex', 'sitemap', [...ofGroups, ...ofParts, ...ofProducts], origin)
}

/** All pages of a tree; two titles may lead to one page. */
function flat(items: readonly Item[]): Entry[] {
  const all = items.flatMap((item): Entry[] => [item, ...flat(item.items)])
  return [...new Map(all.map((entry) => [entry.link, entry])).values()]
}

const newest = (entries: readonly Entry[]) =>
  entries
    .flatMap(({ lastmod }) => lastmod ?? [])
    .toSorted()
    .at(-1)

function list(root: string, name: string, entries: readonly Entry[], origin: string): string {
  const lines = entries.map(({ link, lastmod }) => {
    const day = lastmod === undefined ? '' : `<lastmod>${lastmod}</lastmod>`
    return `<${name}><loc>${escaped(new URL(link, origin).href)}</loc>${day}</${name}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

function file(type: string, text: string): Response {
  return new Response(text, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=3600' },
  })
}
