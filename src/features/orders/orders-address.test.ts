import { expect, test } from 'vitest'
import { hasFilters, ordersHref, ordersQueryOf, parseOrdersAddress } from './orders-address.ts'

const parse = (search: string) => {
  const address = parseOrdersAddress(new URLSearchParams(search))
  if (!address) throw new Error('404')
  return address
}

test('R-API-71 the address becomes the call: sums in kopecks, nothing empty', () => {
  const search =
    'tab=payment&dateFrom=2026-11-01&dateTo=2026-11-30&status=payment&article=FM-2040&query=0701&sumFrom=1 000&sumTo=2000,50&PAGEN_1=3'
  expect(ordersQueryOf(parse(search))).toEqual({
    tab: 'payment',
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
    'status[]': ['payment'],
    article: 'FM-2040',
    query: '0701',
    sumFrom: 100_000,
    sumTo: 200_050,
    PAGEN_1: 3,
    PAGE_SIZE: 20,
  })
  expect(ordersQueryOf(parse('tab=&article=&sumFrom='))).toEqual({ PAGE_SIZE: 20 })
})

test('R-API-71 sums entered the wrong way round are turned back', () => {
  expect(ordersQueryOf(parse('sumFrom=10 000&sumTo=2000'))).toEqual({
    sumFrom: 200_000,
    sumTo: 1_000_000,
    PAGE_SIZE: 20,
  })
})

test('R-API-71 what makes no sense is left out, a turned period is turned back', () => {
  expect(ordersQueryOf(parse('tab=x&status=gone&dateFrom=2026-13-40&sumTo=-5'))).toEqual({ PAGE_SIZE: 20 })
  expect(ordersQueryOf(parse('dateFrom=2026-11-30&dateTo=2026-11-01'))).toMatchObject({
    dateFrom: '2026-11-01',
    dateTo: '2026-11-30',
  })
})

test('R-API-71 the address reads back as it was written; a change goes to the first page', () => {
  const address = parse('tab=active&article=a&PAGEN_1=2')
  expect(ordersHref(address, { page: 2 })).toBe('/personal/orders/?tab=active&article=a&PAGEN_1=2')
  expect(ordersHref(address, { tab: 'all' })).toBe('/personal/orders/?article=a')
  expect(parse(new URL(ordersHref(address, { page: 2 }), 'http://x').search)).toEqual(address)
})

test('R-ROUTE-38 a page that is no number from 1 to 10,000 is none', () => {
  for (const page of ['0', '01', '-1', 'x', '1.5', '10001', '']) {
    expect(parseOrdersAddress(new URLSearchParams({ PAGEN_1: page }))).toBeUndefined()
  }
})

test('R-ACC-12 a tab is no filter', () => {
  expect([hasFilters(parse('tab=active')), hasFilters(parse('query=1'))]).toEqual([false, true])
})
