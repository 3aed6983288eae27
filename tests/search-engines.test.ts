import { parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { sandboxBackend } from '../src/server/backends.ts'
import type { Backend } from '../src/gateway/gateway.ts'
import { brokenRules } from '../tools/testing/structured-data-rules.ts'
import { testStorefront } from '../tools/testing/test-storefront.ts'

const sandbox = openSandbox({ dataDir: null, seed: worldSeed(), seedVersion, renderMedia: () => null })
const { products, stores, sections } = seedIds

function shop(backend: Backend = sandboxBackend(sandbox)) {
  const storefront = testStorefront(backend, { origin: 'https://kran.example' })
  // Asked by another name, as whoever asks may write it.
  return (target: string) => storefront(new Request(`http://evil.example${target}`), { target })
}
const get = shop()
const read = async (target: string) => (await get(target)).text()

test('R-SEO-01 addresses for search engines and messengers have the origin of the settings, whatever the Host header', async () => {
  for (const target of [
    '/',
    sections.filters.url,
    `/product/${products.inStock.code}/`,
    '/robots.txt',
    '/sitemap.xml',
  ]) {
    const text = await read(target)
    expect(text).toContain('https://kran.example/')
    expect(text).not.toContain('evil.example')
  }
})

test('R-SEO-01 robots.txt names the parameters that leave a list as it is; with each the section is the canonical page', async () => {
  const lines = (await read('/robots.txt')).split('\n').filter((line) => line.startsWith('Clean-param: '))
  const values = { sort: 'name', orderBy: 'price', PAGE_SIZE: '20', view: 'table', all: 'brand' }
  const names = Object.keys(values).join('&')
  expect(lines).toEqual([`Clean-param: ${names} /catalog/`, `Clean-param: ${names} /sellout/`])
  const canonical = `<link rel="canonical" href="https://kran.example${sections.filters.url}"`
  for (const [name, value] of Object.entries(values)) {
    const html = await read(`${sections.filters.url}?${name}=${value}`)
    expect(html).toContain(canonical)
    expect(html).not.toContain('noindex')
  }
})

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)

test('R-SEO-01 robots.txt leads to the index, the index to sitemaps, these to pages with the days of their changes', async () => {
  const robots = await read('/robots.txt')
  expect(robots).toContain('\nSitemap: https://kran.example/sitemap.xml\n')
  // A page that may not be read can't say that it isn't to be indexed.
  expect(robots).not.toContain('filters')
  const index = await get('/sitemap.xml')
  expect(index.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await index.text()
  const names = [
    'catalogue',
    'customers',
    'promotions',
    'news',
    'branches',
    'parts',
    'parts-1',
    'parts-2',
    'parts-3',
    'parts-4',
    'products-1',
  ]
  expect(locations(xml)).toEqual(names.map((name) => `https://kran.example/sitemaps/${name}.xml`))
  expect(xml).toMatch(/products-1\.xml<\/loc><lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  const pages: string[] = []
  for (const address of locations(xml)) {
    const part = await read(new URL(address).pathname)
    expect(part).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
    )
    pages.push(...locations(part))
  }
  expect(pages.filter((page, at) => pages.indexOf(page) !== at)).toEqual([])
  expect(pages.length).toBeGreaterThan(3900)
  const product = `https://kran.example/product/${products.inStock.code}/`
  expect(await read('/sitemaps/products-1.xml')).toMatch(
    new RegExp(`<loc>${product}</loc><lastmod>20\\d\\d-`),
  )
  for (const page of [
    product,
    `https://kran.example${sections.filters.url}`,
    'https://kran.example/branches/4/',
    'https://kran.example/catalog/parts/',
    'https://kran.example/catalog/parts/eg-210/',
    'https://kran.example/catalog/parts/eg-210/3108/',
  ])
    expect(pages).toContain(page)
})

test('R-SEO-01 a backend without parts books has a sitemap without them', async () => {
  const without = shop(async (request, ...more) =>
    new URL(request.url).pathname.startsWith('/web/parts/')
      ? Response.json(
          { status: 'error', data: null, errors: [{ code: '501', message: 'Нет.' }] },
          { status: 501 },
        )
      : sandboxBackend(sandbox)(request, ...more),
  )
  const index = await (await without('/sitemap.xml')).text()
  expect(locations(index)).toContain('https://kran.example/sitemaps/branches.xml')
  expect(index).not.toContain('parts.xml')
  expect((await without('/sitemaps/parts.xml')).status).toBe(404)
})

test('R-SEO-01 each kind of page has a title and a description of its own', async () => {
  const of = async (name: string, every: number) =>
    locations(await read(`/sitemaps/${name}.xml`)).filter((_, at) => at % every === 0)
  const pages = [
    ...(await of('catalogue', 10)),
    ...(await of('customers', 1)),
    ...(await of('promotions', 2)),
    ...(await of('news', 2)),
    ...(await of('branches', 2)),
    ...(await of('parts', 1)),
    ...(await of('parts-1', 2)),
    ...(await of('parts-4', 2)),
    ...(await of('products-1', 500)),
    `https://kran.example/catalog/parts/kits/${products.onRequest.id}/`,
  ]
  const heads = await Promise.all(
    pages.map(async (page) => {
      const html = await read(new URL(page).pathname)
      return [titleOf(html), /name="description" content="([^"]*)"/.exec(html)?.[1]]
    }),
  )
  for (const at of [0, 1]) {
    const texts = heads.map((head) => head[at] ?? '')
    expect(pages.filter((_, index) => texts[index] === '')).toEqual([])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  }
})

test.each(['products', 'products-2', 'products-0', 'parts-0', 'parts-5', 'nothing', 'news-1'])(
  'R-ROUTE-46 the sitemap %s is none',
  async (name) => {
    expect((await get(`/sitemaps/${name}.xml`)).status).toBe(404)
  },
)

test('a sitemap without an answer of the backend is to be asked again, not an empty one', async () => {
  const answer = await shop(() => Promise.reject(new TypeError('fetch failed')))('/sitemap.xml')
  expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '300', ''])
})

/** Objects of structured data in a document. */
function structuredData(html: string): unknown[] {
  const found: unknown[] = []
  const visit = (nodes: ReturnType<typeof parseDocument>['children']) => {
    for (const node of nodes) {
      if (!('children' in node)) continue
      if ('attribs' in node && node.attribs['type'] === 'application/ld+json') {
        const [text] = node.children
        found.push(JSON.parse(text && 'data' in text ? text.data : ''))
      } else visit(node.children)
    }
  }
  visit(parseDocument(html).children)
  return found
}

test.each([
  [`/product/${products.inStock.code}/`, ['Product', 'BreadcrumbList']],
  [`/product/${products.sellout.code}/`, ['Product', 'BreadcrumbList']],
  [`/product/${products.longName.code}/`, ['Product', 'BreadcrumbList']],
  // A product without a price has no offer, and a product without one is refused.
  [`/product/${products.onRequest.code}/`, ['BreadcrumbList']],
  [sections.filters.url, ['BreadcrumbList', 'ItemList']],
  [`${sections.filters.url}?PAGEN_1=2`, ['BreadcrumbList', 'ItemList']],
  ['/catalog/', ['BreadcrumbList']],
  [`/branches/${stores.yekaterinburg.id}/`, ['AutoPartsStore']],
] as const)('R-SEO-01 structured data of %s has what a validator asks for', async (target, types) => {
  const found = structuredData(await read(target))
  expect(found).toMatchObject(types.map((type) => ({ '@context': 'https://schema.org', '@type': type })))
  expect(found.flatMap((item) => brokenRules(item, 'https://kran.example'))).toEqual([])
})

test('the rules find what a validator refuses', () => {
  const product = { '@context': 'https://schema.org', '@type': 'Product', name: 'Фильтр' }
  expect(brokenRules(product, 'https://kran.example')).toEqual(
    expect.arrayContaining(['Product: offers is missing', 'Product: image is missing']),
  )
  const offer = { '@type': 'Offer', price: '1 240', priceCurrency: 'RUB', availability: 'InStock' }
  expect(brokenRules({ ...product, offers: offer }, 'https://kran.example')).toEqual(
    expect.arrayContaining(['Offer: price is no number', 'Offer: availability is no address of schema.org']),
  )
  const list = {
    '@type': 'ItemList',
    itemListElement: [{ '@type': 'ListItem', position: 2, url: 'https://other.example/' }],
  }
  expect(brokenRules(list, 'https://kran.example')).toContain('ListItem: url is of another site')
  const crumbs = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 2, name: 'Главная', item: 'https://kran.example/' },
      { '@type': 'ListItem', position: 2, name: '', item: 'https://kran.example/a/' },
    ],
  }
  expect(brokenRules(crumbs, 'https://kran.example')).toEqual([
    'BreadcrumbList: positions are not in a row',
    'ListItem: name is missing',
  ])
})

const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const canonicalOf = (html: string) => /rel="canonical" href="([^"]*)"/.exec(html)?.[1]

test('R-ROUTE-07 R-ROUTE-35 the sellout and its canonical twin have titles of their own', async () => {
  const [own, twin] = [await read('/catalog/sellout/'), await read('/sellout/')]
  expect(canonicalOf(own)).toBe('https://kran.example/catalog/sellout/')
  expect(canonicalOf(twin)).toBe('https://kran.example/catalog/sellout/')
  expect(titleOf(twin)).not.toBe(titleOf(own))
})

test('R-ROUTE-37 a filtered page is not to be indexed, a section and the sellout are', async () => {
  const filters = (value: object) => `?filters=${encodeURIComponent(JSON.stringify(value))}`
  const isKeptOut = async (target: string) => (await read(target)).includes('content="noindex, follow"')
  expect(await isKeptOut(sections.filters.url + filters({ brand: ['remas'] }))).toBe(true)
  expect(await isKeptOut('/search/?query=fm')).toBe(true)
  expect(await isKeptOut(sections.filters.url)).toBe(false)
  expect(await isKeptOut(`/catalog/sellout/${filters({ sellout: true })}`)).toBe(false)
})
