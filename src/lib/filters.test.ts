import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  TEXT_FILTER,
  canonicalFilters,
  clearedFilters,
  effectiveFilters,
  mergeFilters,
  parseFilters,
  stringifyFilters,
  withFilters,
  withPage,
  withPageSize,
} from './filters.ts'
import type { FilterValue } from './filters.ts'

const codes = fc.stringMatching(/^[a-z][a-z0-9_]{0,11}$/).filter((code) => code !== TEXT_FILTER)
const values: fc.Arbitrary<FilterValue> = fc.oneof(
  fc.array(fc.string({ maxLength: 100 }), { maxLength: 4 }),
  fc.boolean(),
  fc.record({ min: fc.integer(), max: fc.integer() }, { requiredKeys: [] }),
)
const place = (pathname: string, search = '') => ({ pathname, search: new URLSearchParams(search) })

test('R-CAT-09 filters survive the address, and equal choices give one address', () => {
  fc.assert(
    fc.property(fc.dictionary(codes, values), (filters) => {
      const text = stringifyFilters(filters)
      const { filters: read, malformed } = parseFilters(text)
      expect(malformed).toBe(false)
      expect(read).toEqual(canonicalFilters(filters))
      expect(stringifyFilters(Object.fromEntries(Object.entries(filters).toReversed()))).toBe(text)
    }),
  )
  expect(stringifyFilters({ brand: ['b', 'a', 'b'], available: true })).toBe(
    '{"available":true,"brand":["a","b"]}',
  )
})

test('R-CAT-09 what is no JSON object of filters is malformed and filters nothing', () => {
  for (const text of [
    '{',
    '[]',
    '1',
    'null',
    '{"brand":[1]}',
    '{"price":{"from":1}}',
    '{"a b":true}',
    '{"brand":"a"}',
    '{"year":2020}',
    '{"__proto__":true}',
  ]) {
    expect(parseFilters(text)).toEqual({ filters: {}, malformed: true })
  }
  expect(parseFilters('{"gsm_search":"API CK-4"}').filters).toEqual({ gsm_search: 'API CK-4' })
  expect(parseFilters(null)).toEqual({ filters: {}, malformed: false })
})

test('R-CAT-14 setting filters merges them into the current ones', () => {
  expect(mergeFilters({ brand: ['a'], available: true }, { brand: ['b'] })).toEqual({
    available: true,
    brand: ['b'],
  })
})

test('R-CAT-15 with clear the current filters are forgotten', () => {
  expect(mergeFilters({ available: true }, { brand: ['b'] }, true)).toEqual({ brand: ['b'] })
})

test('R-CAT-16 empty values are dropped', () => {
  const empty = { a: null, b: '', c: [], d: {}, e: false, f: undefined, g: [''] }
  expect(canonicalFilters(empty)).toEqual({})
  expect(stringifyFilters(empty)).toBe('')
  expect(canonicalFilters({ price: { min: 0 } })).toEqual({ price: { min: 0 } })
})

test('R-CAT-17 setting filters drops the page number', () => {
  const next = withFilters(new URLSearchParams('PAGEN_1=3&sort=price'), { changes: { available: true } })
  expect(next.toString()).toBe('sort=price&filters=%7B%22available%22%3Atrue%7D')
})

test('R-CAT-18 at the stage created the page number stays', () => {
  const next = withFilters(new URLSearchParams('PAGEN_1=3'), { changes: {}, stage: 'created' })
  expect(next.get('PAGEN_1')).toBe('3')
})

test('R-CAT-19 on /sellout the list is of the sellout only', () => {
  expect(effectiveFilters({}, place('/sellout/'))).toEqual({ sellout: true })
  expect(effectiveFilters({ brand: ['a'] }, place('/sellout/filtry/'))).toEqual({
    brand: ['a'],
    sellout: true,
  })
  expect(effectiveFilters({}, place('/catalog/', 'sellout-block=1'))).toEqual({ sellout: true })
  expect(effectiveFilters({}, place('/catalog/', 'sellout-block=0'))).toEqual({})
  expect(effectiveFilters({}, place('/sellouts/'))).toEqual({})
})

test('R-CAT-20 clearing on a subpage keeps a blocked sellout', () => {
  expect(clearedFilters(place('/catalog/filtry/', 'sellout-block=1'))).toEqual({ sellout: true })
})

test('R-CAT-21 any other clearing removes the sellout', () => {
  expect(clearedFilters(place('/catalog/', 'sellout-block=1'))).toEqual({})
  expect(clearedFilters(place('/catalog/filtry/'))).toEqual({})
  expect(clearedFilters(place('/catalog/filtry/', 'sellout-block=0'))).toEqual({})
})

test('R-CAT-22 another page size begins at the first page', () => {
  expect(withPageSize(new URLSearchParams('PAGEN_1=3'), 20).toString()).toBe('PAGE_SIZE=20')
  expect(withPageSize(new URLSearchParams('PAGEN_1=3&PAGE_SIZE=20'), 50).toString()).toBe('')
})

test('R-CAT-17 page 1 is an address without a page number', () => {
  expect(withPage(new URLSearchParams('PAGEN_1=3'), 1).toString()).toBe('')
  expect(withPage(new URLSearchParams(), 2).toString()).toBe('PAGEN_1=2')
})
