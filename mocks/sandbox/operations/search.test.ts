import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { withSynonyms } from '../rules/search-words.ts'
import { ask, openShop } from '../testing/shop-sandbox.ts'
import { call } from '../testing/tiny-sandbox.ts'
import { worldSeed } from '../world-seed.ts'

const shop = openShop()
const { catalogue } = worldSeed().fixed
const { inStock, superseded, successor, oil, toOrder } = seedIds.products

const page = (query: string, rest = '') =>
  ask<'searchProducts'>(shop, `/web/elastic/searchPage/f/?query=${encodeURIComponent(query)}${rest}`)
const suggest = async (query: string, sandbox = openShop()) => {
  const path = `/api/elastic/searchString/?query=${encodeURIComponent(query)}`
  const { items } = await ask<'searchSuggest'>(sandbox, path)
  if (Array.isArray(items)) throw new Error('R-CAT-28 an array is not accepted as a result')
  return items
}

const isOilFilter = (text: string) => /(^|\s)маслян/i.test(text) && /(^|\s)фильтр/i.test(text)

test.each(['FM-2040', 'fm2040', 'fm 2040', ' FM.2040 ', 'f/m_2040', 'FМ-2040', 'fм 2040'])(
  'R-API-45 the article %s is found whatever its case, separators and look-alike letters',
  async (query) => {
    const data = await page(query)
    expect(data.exactProduct).toMatchObject({ id: inStock.id, url: `/product/${inStock.code}/` })
    expect(data.products[0]?.id).toBe(inStock.id)
    expect(data).not.toHaveProperty('correctedQuery')
    expect(data.query).toBe(query.trim())
  },
)

test('R-API-45 letters that come in parts, as macOS writes й, find what whole ones find', async () => {
  const whole = await page('масляный')
  const apart = await page('масляный'.normalize('NFD'))
  expect(apart.pagination.total).toBe(whole.pagination.total)
  expect(apart).not.toHaveProperty('correctedQuery')
})

test.each([
  'constructor',
  '__proto__',
  'toString valueOf',
  '…',
  '---',
  '%',
  '😀',
  '[\\]',
  'ы'.repeat(200),
  'а б '.repeat(50),
])('R-API-45 the odd query %s is answered as any other that finds nothing or little', async (query) => {
  const data = await page(query)
  expect(data.query).toBe(query.trim())
  expect(data.correctedQuery ?? '').not.toContain('native code')
  const { total } = await suggest(query)
  expect(total).toBe(data.pagination.total)
})

test('R-API-45 names of what every object has are no English words', () => {
  expect(withSynonyms('constructor')).toBeUndefined()
  expect(withSynonyms('oil constructor')).toBe('масло constructor')
})

test('R-API-45 an exact article comes first, longer ones after it', async () => {
  const { products, exactProduct } = await page('ng-112')
  expect(exactProduct?.id).toBe(superseded.id)
  expect(products.map(({ id }) => id)).toEqual([superseded.id, successor.id])
})

test('R-API-45 a superseded product without stock is found by its whole article only', async () => {
  const ids = (await page('насос ng')).products.map(({ id }) => id)
  expect(ids).toContain(successor.id)
  expect(ids).not.toContain(superseded.id)
})

test('R-API-45 the beginning of an article finds it, without being exact', async () => {
  const data = await page('pd104')
  expect(data.products.map(({ id }) => id)).toContain(oil.id)
  expect(data).not.toHaveProperty('exactProduct')
})

test('R-API-45 the number of a machine maker finds his part and those that replace it', async () => {
  const product = await ask<'getProduct'>(shop, `/web/product/${seedIds.products.manyAnalogues.code}/`)
  const [number = ''] = product.mainProps.oem_numbers?.value ?? []
  const { products } = await page(number)
  expect(products[0]?.article).toBe(number)
  expect(products.map(({ id }) => id)).toContain(product.id)
})

test('R-API-45 all words must match, in any order, from the beginning of a word', async () => {
  const { products, pagination } = await page('маслян фильтр', '&PAGE_SIZE=100')
  expect(pagination.total).toBe((await page('фильтр маслян')).pagination.total)
  expect(pagination.total).toBeGreaterThan(10)
  expect(products.filter(({ name, brand }) => !isOilFilter(`${name} ${brand}`))).toEqual([])
  const all = catalogue.products.filter(({ name, brand }) => isOilFilter(`${name} ${brand}`))
  expect(pagination.total).toBe(all.length)
  expect((await page('асляный', '&asTyped=true')).products).toEqual([])
})

test('R-API-45 words and glued numbers may be mixed', async () => {
  expect((await page('фильтр fm2040')).products.map(({ id }) => id)).toEqual([inStock.id])
  const { products } = await page('масло 10w40')
  expect(products.map(({ id }) => id)).toContain(oil.id)
})

test.each([
  ['ашдеук', 'filter', 'layout'],
  ['abkmnh', 'фильтр', 'layout'],
  ['filtr maslyanyy', 'фильтр масляный', 'translit'],
  ['zub kovsha', 'зуб ковша', 'translit'],
  ['двигарр', 'dvigarr', 'translit'],
  ['фельтр', 'фильтр', 'fuzzy'],
  ['экскаватр', 'экскаватор', 'fuzzy'],
])('R-API-45 %s is understood as %s (%s)', async (query, correctedQuery, correctionType) => {
  const data = await page(query)
  expect(data).toMatchObject({ query, correctedQuery, correctionType })
  expect(data.products.length).toBeGreaterThan(0)
  expect(await page(correctedQuery)).toMatchObject({ pagination: { total: data.pagination.total } })
})

test('R-API-45 asTyped searches exactly what was typed', async () => {
  const data = await page('abkmnh', '&asTyped=true')
  expect(data).toMatchObject({ query: 'abkmnh', products: [], sections: [], pagination: { total: 0 } })
  expect(data).not.toHaveProperty('correctedQuery')
})

test('R-API-45 a query that finds something is not corrected', async () => {
  expect(await page('filter')).not.toHaveProperty('correctedQuery')
  expect((await page('ТК 90R')).exactProduct?.id).toBe(toOrder.id)
})

test('R-API-45 filters narrow the products, not the sections', async () => {
  const all = await page('фильтр')
  const path = `/web/elastic/searchPage/f/brand-is-remas/?query=${encodeURIComponent('фильтр')}&sort=priceAsc`
  const some = await ask<'searchProductsFiltered'>(shop, path)
  expect(some.sections).toEqual(all.sections)
  expect(some.pagination.total).toBeLessThan(all.pagination.total)
  expect(new Set(some.products.map(({ brand }) => brand))).toEqual(new Set(['Ремас']))
  const prices = some.products.map(({ price }) => price.current ?? Infinity)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
})

test('R-API-45 sections with their counts, pages with the same totals, nothing beyond the last', async () => {
  const { sections, pagination } = await page('фильтр')
  expect(sections[0]).toMatchObject({ name: 'Фильтры', url: '/catalog/filtry/' })
  const beyond = await page('фильтр', `&PAGEN_1=${pagination.pages + 1}`)
  expect(beyond).toMatchObject({ products: [], sections, pagination: { total: pagination.total } })
})

test('R-API-41 R-CAT-26 R-CAT-27 suggestions: at most 7 products and 3 sections, and how many there are', async () => {
  const { products, sections, total } = await suggest('фильтр')
  expect([products.length, sections.length]).toEqual([7, 3])
  expect(total).toBe((await page('фильтр')).pagination.total)
  expect(Object.keys(products[0] ?? {})).toEqual(
    expect.arrayContaining(['id', 'name', 'article', 'url', 'brand']),
  )
  expect(Object.keys(sections[0] ?? {})).toEqual(expect.arrayContaining(['id', 'name', 'url']))
})

test('R-CAT-28 nothing found is an object too', async () => {
  expect(await suggest('ъъъ')).toEqual({ query: 'ъъъ', products: [], sections: [], total: 0 })
})

test.each(['', '%20%20', 'a'.repeat(201)])('O-14 the query "%.10s" is 422', async (query) => {
  const { status, errors } = await call(shop, `/web/elastic/searchPage/f/?query=${query}`)
  expect([status, errors?.[0]?.field]).toEqual([422, 'query'])
})

test.each(['%', '-', '🙂', '<b>', '.*', `${'щ'.repeat(100)} ${'q'.repeat(99)}`, 'x1 '.repeat(60)])(
  'R-API-45 the odd query %.10s finds nothing or something, but answers',
  async (query) => {
    expect((await page(query)).query).toBe(query.trim())
  },
)

test('R-API-45 O-99 where nothing is found, products with an article like the one typed are told', async () => {
  const same = await page('XX-2040')
  expect(same.products).toEqual([])
  expect(same.similar?.map(({ article }) => article)).toContain('FM-2040')
  const begins = await page('FM-20ZZZZZZ')
  expect(begins.products).toEqual([])
  expect(begins.similar?.length).toBeLessThanOrEqual(6)
  // The longest common beginning first, however it is written.
  const common = (begins.similar ?? []).map(({ article }) =>
    article.replaceAll(/[ -]/g, '').startsWith('FM20') ? 4 : 3,
  )
  expect(common[0]).toBe(4)
  expect(common).toEqual(common.toSorted((one, other) => other - one))
  expect(await page('ъъъ')).not.toHaveProperty('similar')
  expect(await page('FM-2040')).not.toHaveProperty('similar')
})

test('R-API-41 R-CAT-26 O-84 a suggestion has the price and the stock of its card, at a named branch too', async () => {
  const stocks = new Set<number>()
  for (const store of ['', '&store=store-msk']) {
    const path = `/api/elastic/searchString/?query=FM-2040${store}`
    const { items } = await ask<'searchSuggest'>(openShop(), path)
    const [suggestion] = 'products' in items ? items.products : []
    const [card] = (await page('FM-2040', store)).products
    const { price, unit, multiplicity, minQty, stock } = card ?? {}
    expect(suggestion).toMatchObject({ price, unit, multiplicity, minQty, stock })
    stocks.add(suggestion?.stock.here ?? -1)
  }
  expect(stocks.size).toBe(2)
})

test('R-API-41 more than 60 suggestions a minute are 429 until the minute is over', async () => {
  const own = openShop()
  await call(own, '/sandbox/clock', { body: { now: '2026-11-20T09:00:00Z' } })
  for (let index = 0; index < 60; index += 1) await suggest('fm', own)
  const refused = await call(own, '/api/elastic/searchString/?query=fm')
  expect([refused.status, refused.code]).toEqual([429, 'tooManyRequests'])
  expect(refused.headers.get('retry-after')).toBe('60')
  const other = { cookie: `SID=${'0'.repeat(32)}` }
  expect((await call(own, '/api/elastic/searchString/?query=fm', { headers: other })).status).toBe(200)
  await call(own, '/sandbox/clock', { body: { advance: 60_000 } })
  expect((await suggest('fm', own)).total).toBeGreaterThan(0)
})
