import { expect, test } from 'vitest'
import { seedIds } from '../seed/named.ts'
import { ask, openShop } from '../testing/shop-sandbox.ts'
import { call } from '../testing/tiny-sandbox.ts'

const shop = openShop()
const { oilFilters, machines } = seedIds.sections
const section = (code: string) => `/web/elastic/component/catalogSection/${code}/f/`
const list = (code: string, query = '') =>
  ask<'listSectionProducts'>(shop, `${section(code)}?PAGE_SIZE=100&store=store-ekb${query}`)

test('R-CAT-02 a section names the properties that tell its products apart, and its cards have their values', async () => {
  const { columns = [], items } = await list(oilFilters.code)
  expect(columns.map(({ name, unit }) => [name, unit])).toEqual([
    ['Наружный диаметр', 'мм'],
    ['Высота', 'мм'],
    ['Резьба', undefined],
  ])
  const codes = columns.map(({ code }) => code)
  for (const { keyProps } of items)
    expect(codes).toEqual(expect.arrayContaining(keyProps.map(({ code }) => code)))
  expect(items.filter(({ keyProps }) => keyProps.length === 3).length).toBeGreaterThan(items.length / 2)
})

test('R-CAT-02 machines are told apart by other properties, and the filters chosen change no column', async () => {
  const { columns } = await list(machines.code)
  expect(columns?.[0]).toEqual({ code: 'mass', name: 'Эксплуатационная масса', unit: 'т' })
  expect((await list(machines.code, '&price_to=1')).columns).toEqual(columns)
})

test('R-CAT-02 a column orders numbers by size both ways, with what has no value at the end', async () => {
  const { columns = [] } = await list(oilFilters.code)
  const [diameter = { code: '' }, , thread = { code: '' }] = columns
  const valuesBy = async (orderBy: string) => {
    const { items } = await list(oilFilters.code, `&orderBy=${orderBy}`)
    const code = orderBy.replace('-', '')
    return items.map(({ keyProps }) => keyProps.find((property) => property.code === code)?.value)
  }
  const ascending = (await valuesBy(diameter.code)).map((value) => Number(value?.replace(',', '.')))
  expect(ascending).toEqual(ascending.toSorted((left, right) => left - right))
  expect(new Set(ascending).size).toBeGreaterThan(5)
  const descending = (await valuesBy(`-${diameter.code}`)).map((value) => Number(value?.replace(',', '.')))
  expect(descending).toEqual(ascending.toReversed())
  const threads = await valuesBy(`-${thread.code}`)
  const firstWithout = threads.indexOf(undefined)
  expect(firstWithout).toBeGreaterThan(0)
  expect(threads.slice(firstWithout).every((value) => value === undefined)).toBe(true)
})

test('R-CAT-02 article, brand, price and stock are columns too, in a search as well', async () => {
  const search = (orderBy: string) =>
    ask<'searchProducts'>(
      shop,
      `/web/elastic/searchPage/f/?query=${encodeURIComponent('масляный фильтр')}&store=store-ekb&PAGE_SIZE=100&orderBy=${orderBy}`,
    )
  const { products, columns } = await search('-price')
  expect(columns?.map(({ name }) => name)).toContain('Высота')
  const prices = products.map(({ price }) => price.current ?? -1)
  expect(prices).toEqual(prices.toSorted((left, right) => right - left))
  const stocks = (await search('-stock')).products.map(({ stock }) => stock.here)
  expect(stocks).toEqual(stocks.toSorted((left, right) => right - left))
  const brands = (await search('brand')).products.map(({ brand }) => brand)
  expect(brands).toEqual(brands.toSorted(new Intl.Collator('ru', { numeric: true }).compare))
})

test('R-CAT-02 a column that the list does not have is ignored, another form is refused', async () => {
  const ids = async (query: string) => (await list(oilFilters.code, query)).items.map(({ id }) => id)
  expect(await ids('&orderBy=voltage&sort=priceAsc')).toEqual(await ids('&sort=priceAsc'))
  expect((await call(shop, `${section(oilFilters.code)}?orderBy=--article`)).status).toBe(422)
})

test('R-CAT-10 the parts of a machine stand by unit, over pages too; in another order each tells its unit', async () => {
  const page = (number: number, query = '') =>
    ask<'listSectionProductsFiltered'>(
      shop,
      `/web/elastic/component/catalogSection/all/f/machine-is-eg-210/?PAGE_SIZE=20&PAGEN_1=${number}&store=store-ekb${query}`,
    )
  const first = await page(1)
  const pages = await Promise.all(
    Array.from({ length: first.pagination.pages }, (_, index) => page(index + 1)),
  )
  const rows = pages.flatMap(({ items, groups = [] }) =>
    groups
      .flatMap(({ id, onPage }) => Array.from({ length: onPage }, () => id))
      .map((id, index) => ({ id, item: items[index] })),
  )
  expect(rows.length).toBe(first.pagination.total)
  const order = rows.map(({ id }) => id).filter((id, index, all) => id !== all[index - 1])
  expect(order).toEqual(first.matchingSections?.map(({ id }) => id))
  expect(order.length).toBeGreaterThan(3)
  const totals = new Map(
    pages.flatMap(({ groups = [] }) => groups.map(({ id, countElements }) => [id, countElements])),
  )
  for (const [id, total] of totals) expect(rows.filter((row) => row.id === id).length).toBe(total)
  // Each product stands under the section that lists it.
  const [row] = rows
  const section = first.matchingSections?.find(({ id }) => id === row?.id)
  const own = await ask<'listSectionProductsFiltered'>(
    shop,
    `/web/elastic/component/catalogSection/${section?.code}/f/machine-is-eg-210/?PAGE_SIZE=100`,
  )
  expect(own.items.map(({ id }) => id)).toContain(row?.item?.id)
  expect(first.sortOptions[0]?.name).toBe('По узлам')
  expect(first.itemUnits).toBeUndefined()
  const unitOf = new Map(rows.map(({ id, item }) => [item?.id, id]))
  for (const query of ['&sort=priceAsc', '&orderBy=price']) {
    const { items, groups, itemUnits } = await page(2, query)
    expect(groups).toBeUndefined()
    expect(items.length).toBe(20)
    expect(itemUnits).toEqual(items.map(({ id }) => unitOf.get(id)))
  }
})
