import { expect, test } from 'vitest'
import { formRedirect } from './form-redirect.ts'
import {
  hasChosenFilters,
  queryText,
  readBound,
  readListAddress,
  withSort,
  withToggled,
} from './list-address.ts'

const read = (address: string) => readListAddress(new URL(address, 'https://shop.example'))

test('R-ROUTE-38 R-ROUTE-39 PAGEN_1 and PAGE_SIZE choose the page', () => {
  expect(read('/catalog/filtry/?PAGEN_1=3&PAGE_SIZE=20')).toMatchObject({ page: 3, pageSize: 20 })
  expect(read('/catalog/filtry/')).toMatchObject({ page: 1, pageSize: 50 })
})

test.each(['PAGEN_1=0', 'PAGEN_1=-1', 'PAGEN_1=x', 'PAGEN_1=10001', 'PAGEN_1=1.5', 'PAGE_SIZE=33'])(
  'R-ROUTE-47 %s is no page of a list',
  (query) => {
    expect(read(`/catalog/filtry/?${query}`)).toBeNull()
  },
)

test('R-CAT-19 the sellout asks for the sellout only, under each of its addresses', () => {
  for (const path of [
    '/sellout/',
    '/sellout/filtry/',
    '/catalog/sellout/',
    '/catalog/filtry/?sellout-block=1',
  ])
    expect(read(path)?.effective).toEqual({ sellout: true })
  expect(read('/catalog/filtry/?sellout-block=0')?.effective).toEqual({})
})

test('R-ROUTE-37 malformed filters show the whole list and are reported', () => {
  expect(read('/catalog/filtry/?filters={')).toMatchObject({ malformed: true, filters: {} })
})

test('R-CAT-09 R-CAT-17 a form sent without scripts leads to the canonical filters, page dropped', () => {
  const sent =
    '/catalog/filtry/?sort=priceAsc&PAGEN_1=4&f.brand=sevron&f.brand=remas&f.available=true&f.price.from=1+500&f.price.to='
  const to = new URL(formRedirect(new URL(sent, 'https://shop.example')) ?? '', 'https://shop.example')
  expect(to.pathname).toBe('/catalog/filtry/')
  expect(Object.fromEntries(to.searchParams)).toEqual({
    sort: 'priceAsc',
    filters: '{"available":true,"brand":["remas","sevron"],"price":{"min":150000}}',
  })
  expect(formRedirect(new URL('https://shop.example/catalog/filtry/?sort=name'))).toBeNull()
})

test('R-CAT-16 bounds are read as people type them, and what is no number is none', () => {
  expect(readBound('price', '1 240,50')).toBe(124050)
  expect(readBound('diameter', '12,5')).toBe(12.5)
  expect(readBound('diameter', '12,')).toBeNull()
})

test('R-CAT-17 another order begins at the first page', () => {
  expect(queryText(withSort(new URLSearchParams('PAGEN_1=3'), 'name'))).toBe('?sort=name')
  expect(queryText(withSort(new URLSearchParams('sort=name'), 'relevance'))).toBe('')
})

test('R-CAT-03 an opened filter leaves the others open, and is closed alone', () => {
  const brand = withToggled(new URLSearchParams('sort=name'), 'brand')
  const both = withToggled(brand, 'machine')
  expect(read(`/catalog/filtry/${queryText(both)}`)?.expanded).toEqual(['brand', 'machine'])
  expect(queryText(withToggled(both, 'brand'))).toBe('?sort=name&all=machine')
  expect(read('/catalog/filtry/')?.expanded).toEqual([])
})

test('R-CAT-20 the forced sellout is no choice of the visitor', () => {
  const locked = read('/catalog/filtry/?sellout-block=1&filters={"sellout":true}')
  expect(locked && hasChosenFilters(locked)).toBe(false)
  const chosen = read('/catalog/filtry/?filters={"sellout":true}')
  expect(chosen && hasChosenFilters(chosen)).toBe(true)
})
