import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterRequest } from '../../../src/lib/filter-path.ts'
import type { Filters } from '../../../src/lib/filters.ts'
import type { components } from '../../../src/generated/api-types.ts'
import { seedIds } from '../seed/named.ts'
import type { ProductRecord } from '../seed/records.ts'
import { ask, openShop } from '../testing/shop-sandbox.ts'
import { call } from '../testing/tiny-sandbox.ts'
import { worldSeed } from '../world-seed.ts'

type FilterEntry = components['schemas']['FilterEntry']

// Answers are checked in the tests of the operations; here there are thousands of them.
const shop = openShop({ checkAnswers: false })
const { catalogue } = worldSeed().fixed
const branch = seedIds.stores.yekaterinburg
const { filters, oilFilters } = seedIds.sections

const smartFilter = (id: number, chosen: Filters = {}, query?: string) =>
  ask<'getSmartFilter'>(shop, `/web/elastic/component/smartfilter/${id}/f/?store=${branch.xmlId}`, {
    body: { filters: chosen, ...(query !== undefined && { query }) },
  })

/** The listing that the shop asks for with these filters, by the shop's own writing of paths. */
function listed(code: string, chosen: Filters, size = 20) {
  const { filterPath, query } = filterRequest(chosen)
  const path = filterPath === '' ? '' : `${filterPath.split('/').map(encodeURIComponent).join('/')}/`
  const search = new URLSearchParams({ store: branch.xmlId, PAGE_SIZE: String(size) })
  for (const [name, value] of Object.entries(query))
    if (typeof value === 'object')
      for (const [property, bounds] of Object.entries(value)) search.set(`range[${property}]`, bounds)
    else search.set(name, String(value))
  return ask<'listSectionProductsFiltered'>(
    shop,
    `/web/elastic/component/catalogSection/${code}/f/${path}?${search}`,
  )
}

const entry = (items: readonly FilterEntry[], code: string) => items.find((one) => one.code === code)

test('R-CAT-05 R-CAT-06 R-CAT-07 R-CAT-08 the built-in filters have their labels', async () => {
  const { items } = await smartFilter(0)
  expect(entry(items, 'available')).toMatchObject({ name: 'В наличие на складе города', type: 'flag' })
  expect(entry(items, 'fullavailable')).toMatchObject({ name: 'Наличие в других городах', type: 'flag' })
  expect(entry(items, 'gsm_search')).toMatchObject({ name: 'Поиск по спецификациям', type: 'list' })
  expect(entry(items, 'sellout')).toMatchObject({ name: 'Распродажа', type: 'flag' })
})

test('R-CAT-03 R-CAT-04 every section has filters that keep the contract, none without a choice', async () => {
  const checked = openShop()
  for (const { id, parentId } of catalogue.sections) {
    const { items } = await ask<'getSmartFilter'>(
      checked,
      `/web/elastic/component/smartfilter/${parentId === null ? 0 : id}/f/`,
      { body: { filters: {} } },
    )
    const codes = items.map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const { type, values, min, max } of items) {
      if (type === 'list') expect(values.length).toBeGreaterThan(1)
      if (type === 'range') expect(max).toBeGreaterThan(min ?? Infinity)
      if (type === 'flag') expect(values.map(({ valueXmlId }) => valueXmlId)).toEqual(['true'])
    }
  }
})

test('R-API-43 values stand by count, then label', async () => {
  const brands = entry((await smartFilter(filters.id)).items, 'brand')?.values ?? []
  const expected = brands.toSorted((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'ru'))
  expect(brands.length).toBeGreaterThan(3)
  expect(brands).toEqual(expected)
})

/** Whether a product of the seed matches, worked out without the sandbox's rules. */
function matches(product: ProductRecord, chosen: Filters): boolean {
  const stock = catalogue.stock(product.id)
  return Object.entries(chosen).every(([code, value]) => {
    if (code === 'available')
      return stock.some(({ storeId, quantity }) => storeId === branch.id && quantity > 0)
    if (code === 'fullavailable')
      return stock.some(({ storeId, quantity }) => storeId !== branch.id && quantity > 0)
    if (code === 'sellout') return product.oldPrice !== undefined
    if (typeof value !== 'object') return false
    if (!Array.isArray(value)) {
      const text = product.props
        .find((one) => one.code === code)
        ?.value.replace(',', '.')
        .replace('−', '-')
      const number = code === 'price' ? product.price : text === undefined ? null : Number(text)
      return number !== null && number >= (value.min ?? -Infinity) && number <= (value.max ?? Infinity)
    }
    if (code === 'brand') return value.some((brand) => catalogue.brandByCode(brand)?.id === product.brandId)
    if (code === 'gsm_search') return value.some((text) => product.specifications.includes(text))
    if (code === 'machine') {
      const rows = catalogue.applicability(product.id)
      return rows.some(({ modelId }) => value.includes(catalogue.model(modelId)?.code ?? ''))
    }
    return product.props.some((one) => one.code === code && value.includes(one.value))
  })
}

const sectionCodes = ['all', 'filtry', 'maslyanye-filtry', 'gidravlika', 'masla-i-tekhnicheskie-zhidkosti']
const knownCodes = sectionCodes.filter((code) => catalogue.sectionByCode(code))

/** Chooses by lot among the filters of a section: one to three of them, one to three values of each. */
function choose(items: readonly FilterEntry[], picks: readonly (readonly [number, number])[]): Filters {
  const chosen: Record<string, Filters[string]> = {}
  for (const [which, what] of picks) {
    const one = items[which % items.length]
    if (!one || one.code in chosen) continue
    const { code, type, values, min = 0, max = 0 } = one
    if (type === 'flag') chosen[code] = true
    else if (type === 'range') {
      const middle = Math.round(min + ((max - min) * (what % 90)) / 100)
      chosen[code] = what % 2 === 0 ? { min: middle } : { min, max: middle }
    } else {
      const wanted = [what, what * 7 + 1, what * 13 + 5].slice(0, 1 + (what % 3))
      chosen[code] = [...new Set(wanted.map((at) => values[at % values.length]?.valueXmlId ?? ''))]
    }
  }
  return chosen
}

const picks = fc.array(fc.tuple(fc.nat(200), fc.nat(200)), { minLength: 1, maxLength: 3 })

test('R-CAT-10 R-CAT-11 R-CAT-13 a list holds just the products that match: OR within a filter, AND between', async () => {
  expect(knownCodes.length).toBeGreaterThan(2)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...knownCodes), picks, async (code, lot) => {
      const section = catalogue.sectionByCode(code)
      const id = section?.parentId === null ? 0 : (section?.id ?? 0)
      const chosen = choose((await smartFilter(id)).items, lot)
      const expected = catalogue
        .productsOfSection(section?.id ?? 0)
        .filter(({ isWithdrawn }) => !isWithdrawn)
        .filter(({ supersededBy, id: own }) => supersededBy === undefined || catalogue.stock(own).length > 0)
        .filter((product) => matches(product, chosen))
      const { items, pagination } = await listed(code, chosen, 100)
      expect(pagination.total).toBe(expected.length)
      const expectedIds = new Set(expected.map((product) => product.id))
      expect(items.filter((card) => !expectedIds.has(card.id))).toEqual([])
    }),
    { numRuns: 150 },
  )
})

test('R-API-43 the count of a value is what choosing it gives, with the other filters as they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...knownCodes), picks, fc.nat(), async (code, lot, which) => {
      const section = catalogue.sectionByCode(code)
      const id = section?.parentId === null ? 0 : (section?.id ?? 0)
      const chosen = choose((await smartFilter(id)).items, lot)
      const { items, total } = await smartFilter(id, chosen)
      expect((await listed(code, chosen)).pagination.total).toBe(total)

      const countable = items.flatMap((one) =>
        one.values.map((value) => ({ ...value, code: one.code, type: one.type })),
      )
      const value = countable[which % countable.length]
      if (!value) return
      const alone = value.type === 'flag' ? true : [value.valueXmlId]
      const { pagination } = await listed(code, { ...chosen, [value.code]: alone })
      expect(pagination.total).toBe(value.count)
      expect(value.disabled).toBe(value.count === 0 && !value.selected)
      const own = chosen[value.code]
      expect(value.selected).toBe(own === true || (Array.isArray(own) && own.includes(value.valueXmlId)))
    }),
    { numRuns: 200 },
  )
})

test('R-CAT-12 a specification matches whatever its case, spaces and hyphens', async () => {
  const totals = []
  for (const text of ['API CK-4', 'api ck4', 'API-CK 4'])
    totals.push((await listed('all', { gsm_search: text })).pagination.total)
  expect(totals[0]).toBeGreaterThan(0)
  expect(new Set(totals).size).toBe(1)
  const { items } = await smartFilter(0, { gsm_search: 'api ck4' })
  const selected = entry(items, 'gsm_search')?.values.filter((value) => value.selected)
  expect(selected?.map(({ valueXmlId }) => valueXmlId)).toEqual(['API CK-4'])
})

test('R-CAT-16 what is empty or false is not chosen; a code that the section lacks is ignored', async () => {
  const all = (await listed(filters.code, {})).pagination.total
  const empty = await smartFilter(filters.id, { brand: [], available: false, gsm_search: '' })
  expect(empty.total).toBe(all)
  expect((await listed(filters.code, { no_such: ['x'] })).pagination.total).toBe(all)
  expect((await listed(filters.code, { brand: ['no-such'] })).pagination.total).toBe(0)
})

test('R-API-42 bounds are inclusive, crossed ones match nothing, another form is 422', async () => {
  const [cheapest] = (await listed(oilFilters.code, {}, 100)).items.toSorted(
    (a, b) => (a.price.current ?? Infinity) - (b.price.current ?? Infinity),
  )
  const price = cheapest?.price.current ?? 0
  const { items } = await listed(oilFilters.code, { price: { min: price, max: price } })
  expect(items.map(({ id }) => id)).toContain(cheapest?.id)
  expect((await listed(oilFilters.code, { price: { min: price + 1, max: price } })).items).toEqual([])
  const wrong = await call(shop, '/web/elastic/component/catalogSection/filtry/f/?range[height]=big')
  expect([wrong.status, wrong.errors?.[0]?.field]).toEqual([422, 'range.height'])
})

test.each([
  'brand',
  'brand-is-',
  'brand-is-a-or-',
  'brand-is-a/brand-is-b',
  'available-is-false',
  'brand-is-~5',
  '-is-a',
])('R-CAT-10 the path %s is 422 and names filterPath', async (path) => {
  const { status, errors } = await call(shop, `/web/elastic/component/catalogSection/all/f/${path}/`)
  expect([status, errors?.[0]?.code, errors?.[0]?.field]).toEqual([422, 'validation', 'filterPath'])
})

test('R-API-43 beside a search the filters are those of what was found; nothing found has none', async () => {
  const { items, total } = await smartFilter(0, {}, 'фильтр масляный')
  const page = await ask<'searchProducts'>(
    shop,
    `/web/elastic/searchPage/f/?query=${encodeURIComponent('фильтр масляный')}`,
  )
  expect(total).toBe(page.pagination.total)
  expect(entry(items, 'thread')).toBeDefined()
  expect(await smartFilter(0, {}, 'ъъъ')).toEqual({ items: [], total: 0 })
  const unknown = await call(shop, '/web/elastic/component/smartfilter/77777/f/', { body: { filters: {} } })
  expect(unknown.status).toBe(404)
})
