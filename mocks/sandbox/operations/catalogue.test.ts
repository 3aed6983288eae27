import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import type { ProductRecord } from '../seed/records.ts'
import { ask, openShop } from '../testing/shop-sandbox.ts'
import { call } from '../testing/tiny-sandbox.ts'
import { worldSeed } from '../world-seed.ts'

const shop = openShop()
const { catalogue } = worldSeed().fixed
const list = (code: string, query = '') =>
  ask<'listSectionProducts'>(shop, `/web/elastic/component/catalogSection/${code}/f/${query}`)
const { filters, oilFilters, machines } = seedIds.sections
const { inStock, inOtherCitiesOnly, superseded, manyAnalogues, wearPart, multiple } = seedIds.products

/** All products of a section in one order, page by page. */
async function everyPage(code: string, sort: string) {
  const items = []
  for (let page = 1; ; page += 1) {
    const data = await list(code, `?PAGE_SIZE=100&PAGEN_1=${page}&sort=${sort}&store=store-ekb`)
    items.push(...data.items)
    if (page >= data.pagination.pages) return items
  }
}

const onRequestLast = (price: number | null, direction: number) =>
  price === null ? Infinity : price * direction
const rank = ({ here, elsewhere, etaDays }: { here: number; elsewhere: number; etaDays?: number }) =>
  here > 0 ? 0 : elsewhere > 0 ? 1 : etaDays === undefined ? 3 : 2

test('R-SEO-01 R-SEO-02 machines are not sold for machines, and products are counted in Russian', async () => {
  const metaOf = async (code: string) => (await list(code)).section.meta
  const machinery = await metaOf(machines.code)
  expect(machinery.metaTitle).toBe('Дорожная техника: продажа, лизинг, запчасти')
  expect(machinery.metaDescription).toMatch(/: 149\sтоваров, /)
  expect((await metaOf(oilFilters.code)).metaTitle).toBe('Масляные фильтры для дорожно-строительной техники')
})

test('R-CAT-01 the root page shows machines and parts with the sections below them', async () => {
  const { sections, breadcrumbs, title } = await ask<'getCatalogPage'>(shop, '/web/catalog/')
  expect(title).toBe('Каталог')
  expect(breadcrumbs?.at(-1)).toEqual({ title: 'Каталог', link: null })
  expect(sections.map(({ id }) => id)).toEqual(expect.arrayContaining([machines.id, filters.id]))
  const found = sections.find(({ id }) => id === filters.id)
  expect(found).toMatchObject({ level: 1, sectionPageUrl: filters.url })
  const below = found?.subSections.map(({ countElements }) => countElements) ?? []
  expect(below.reduce((sum, count) => sum + count, 0)).toBe(found?.countElements)
})

test('R-API-42 a section tells the same count as its tile and its list', async () => {
  const { sections } = await ask<'getCatalogPage'>(shop, '/web/catalog/')
  for (const { code, countElements } of sections) {
    const { pagination, section } = await list(code)
    expect([code, pagination.total, section.countElements]).toEqual([code, countElements, countElements])
  }
})

test('R-API-42 all is the whole catalogue: id 0, level 0, every product that is sold', async () => {
  const { section, pagination } = await list('all')
  expect(section).toMatchObject({ id: 0, level: 0, parentId: null, sectionPageUrl: '/catalog/' })
  const gone = catalogue.products.filter(
    ({ id, supersededBy, isWithdrawn }) =>
      isWithdrawn || (supersededBy !== undefined && catalogue.stock(id).length === 0),
  )
  expect(gone.map(({ id }) => id)).toContain(superseded.id)
  expect(pagination.total).toBe(catalogue.products.length - gone.length)
})

test('R-API-42 an unknown section is 404', async () => {
  const { status, code } = await call(shop, '/web/elastic/component/catalogSection/net-takogo/f/')
  expect([status, code]).toEqual([404, '404'])
})

test('R-CAT-02 a page holds 50 unless PAGE_SIZE says 20 or 100', async () => {
  expect((await list('all')).items).toHaveLength(50)
  expect((await list('all', '?PAGE_SIZE=20')).items).toHaveLength(20)
  expect((await list('all', '?PAGE_SIZE=100')).items).toHaveLength(100)
  const { status, errors } = await call(shop, '/web/elastic/component/catalogSection/all/f/?PAGE_SIZE=30')
  expect([status, errors?.[0]?.field]).toEqual([422, 'PAGE_SIZE'])
})

test('O-14 a page beyond the last is empty with the same totals, one beyond 10 000 is 422', async () => {
  const first = await list(filters.code)
  const beyond = await list(filters.code, `?PAGEN_1=${first.pagination.pages + 1}`)
  expect(beyond.items).toEqual([])
  expect(beyond.pagination).toEqual({ ...first.pagination, page: first.pagination.pages + 1 })
  for (const page of ['0', '10001', 'x'])
    expect((await call(shop, `/web/elastic/component/catalogSection/all/f/?PAGEN_1=${page}`)).status).toBe(
      422,
    )
})

test('R-API-42 pages together are the whole section, each product once', async () => {
  const items = await everyPage(filters.code, 'relevance')
  const ids = items.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining([inStock.id, inOtherCitiesOnly.id]))
})

test('R-API-42 by price products on request come last both ways, ties go by id', async () => {
  for (const [sort, direction] of [
    ['priceAsc', 1],
    ['priceDesc', -1],
  ] as const) {
    const items = await everyPage(machines.code, sort)
    expect(items.some(({ price }) => price.onRequest)).toBe(true)
    expect(items.some(({ price }) => !price.onRequest)).toBe(true)
    const keys = items.map(({ id, price }) => [onRequestLast(price.current, direction), id] as const)
    expect(keys).toEqual(keys.toSorted(([a, id], [b, other]) => (a === b ? id - other : a < b ? -1 : 1)))
  }
})

test('R-API-42 by name is the order of the Russian locale, by availability here comes first', async () => {
  const byName = await everyPage(filters.code, 'name')
  const expected = byName.toSorted((a, b) => a.name.localeCompare(b.name, 'ru') || a.id - b.id)
  expect(byName.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  const ranks = (await everyPage(filters.code, 'available')).map(({ stock }) => rank(stock))
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  expect(new Set(ranks).size).toBeGreaterThan(2)
  expect((await call(shop, '/web/elastic/component/catalogSection/all/f/?sort=cheap')).status).toBe(422)
})

test('O-84 stock is that of the branch asked for; an unknown branch is 422', async () => {
  const stockIn = async (store: string) => {
    const { items } = await ask<'listProductsByIds'>(
      shop,
      `/web/elastic/component/catalogSectionItems/f/?ids[]=${inStock.id}&ids[]=${inOtherCitiesOnly.id}&store=${store}`,
    )
    return items.map(({ stock }) => stock)
  }
  const [here, elsewhere] = await stockIn('store-ekb')
  expect(here).toEqual({ here: 24, elsewhere: 244 })
  expect(elsewhere).toEqual({ here: 0, elsewhere: 86, etaDays: expect.any(Number) })
  expect((await stockIn('store-msk'))[0]).toEqual({ here: 140, elsewhere: 128 })
  const unknown = await call(shop, '/web/elastic/component/catalogSection/all/f/?store=store-paris')
  expect([unknown.status, unknown.errors?.[0]?.field]).toEqual([422, 'store'])
})

test('R-API-42 machines open as a grid, parts as a list', async () => {
  expect((await list(machines.code)).section.defaultView).toBe('grid')
  const { section } = await list(oilFilters.code)
  expect(section).toMatchObject({ defaultView: 'list', parentId: filters.id, level: 2, subSections: [] })
  expect(section.breadcrumbs.map(({ link }) => link)).toEqual(['/', '/catalog/', filters.url, null])
})

test('R-API-44 cards come in the order of ids, each once, unknown ids left out', async () => {
  const path = '/web/elastic/component/catalogSectionItems/f/'
  const ids = [inOtherCitiesOnly.id, 99_999_999, inStock.id, inOtherCitiesOnly.id]
  const { items } = await ask<'listProductsByIds'>(
    shop,
    `${path}?${ids.map((id) => `ids[]=${id}`).join('&')}`,
  )
  expect(items.map(({ id }) => id)).toEqual([inOtherCitiesOnly.id, inStock.id])
  expect(items.every((card) => !('analogue' in card))).toBe(true)
  expect(await ask<'listProductsByIds'>(shop, path)).toEqual({ items: [] })
})

test('R-API-44 analogues stand by availability, then price; what is none comes last and bare', async () => {
  const { analogues } = await ask<'getProduct'>(shop, `/web/product/${manyAnalogues.code}/?store=store-ekb`)
  const query = [wearPart.id, ...analogues.ids.toReversed()].map((id) => `ids[]=${id}`).join('&')
  const path = `/web/elastic/component/catalogSectionItems/f/?${query}&analogueOf=${manyAnalogues.id}&store=store-ekb`
  const { items } = await ask<'listProductsByIds'>(shop, path)
  expect(items.map(({ id }) => id)).toEqual([...analogues.ids, wearPart.id])
  expect(items.at(-1)).not.toHaveProperty('analogue')
  const ours = items.find(({ id }) => id === inStock.id)
  // 1 240 against 1 680 roubles.
  expect(ours?.analogue).toEqual({ relation: 'crossReference', quality: 'premium', priceDiffPercent: -26 })
  const available = items.slice(0, -1).filter(({ stock }) => stock.here > 0)
  const prices = available.map(({ price }) => price.current ?? Infinity)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  expect(items[available.length]?.stock.here).toBe(0)
})

test('R-API-44 analogues of a product that does not exist are refused', async () => {
  const path = '/web/elastic/component/catalogSectionItems/f/?ids[]=10001&analogueOf=99999999'
  expect(await call(shop, path)).toMatchObject({ status: 200, code: 'productNotFound' })
})

test('R-API-42 every card of the catalogue keeps the contract', async () => {
  const cards = await everyPage('all', 'relevance')
  const seeds = new Map<number, ProductRecord>(catalogue.products.map((product) => [product.id, product]))
  expect(cards.every(({ id, price }) => price.current === seeds.get(id)?.price)).toBe(true)
  expect(cards.filter(({ keyProps }) => keyProps.length < 2)).toEqual([])
  expect(cards.find(({ id }) => id === multiple.id)).toMatchObject({
    multiplicity: 5,
    minQty: 10,
    unit: 'шт',
  })
})
