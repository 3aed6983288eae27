import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filterRequest } from '../../../src/lib/filter-path.ts'
import { httpProblem } from '../problems.ts'
import { readFilterPath, selectionOf, selectionOfBody } from './filter-selection.ts'

const plain = ({ flags, lists }: ReturnType<typeof readFilterPath>) => ({
  flags: [...flags],
  lists: Object.fromEntries([...lists].map(([code, values]) => [code, [...values]])),
})

test.each([
  ['brand-is-remas', ['remas']],
  ['brand-is-remas-or-tverd', ['remas', 'tverd']],
  ['brand-is-5W-40', ['5W-40']],
  ['brand-is-on~1or-off', ['on-or-off']],
  ['brand-is-made~1is', ['made-is']],
  ['brand-is-1~22"', ['1/2"']],
  ['brand-is-~05', ['~5']],
  ['brand-is-~01', ['~1']],
  ['brand-is-a-or-or-b', ['a', 'or-b']],
  ['brand-is-is-is-is', ['is-is-is']],
])('R-CAT-10 R-CAT-13 the path %s is read as %j', (path, values) => {
  expect(plain(readFilterPath(path, httpProblem))).toEqual({ flags: [], lists: { brand: values } })
})

const pieces = fc.constantFrom(
  '-',
  'or',
  'is',
  '~',
  '/',
  '-or-',
  '-is-',
  '0',
  '1',
  '2',
  'API CK-4',
  'ё',
  '%2F',
)
const values = fc.uniqueArray(
  fc.array(pieces, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('')),
  { minLength: 1, maxLength: 4 },
)
const codes = fc
  .stringMatching(/^[a-z0-9_]{1,12}$/)
  .filter((code) => code !== 'price' && !code.endsWith('available'))

test('R-CAT-10 R-CAT-12 whatever the shop writes into a path is read back the same', () => {
  fc.assert(
    fc.property(fc.dictionary(codes, values, { minKeys: 1, maxKeys: 4, noNullPrototype: true }), (chosen) => {
      fc.pre(!('sellout' in chosen))
      expect(plain(readFilterPath(filterRequest(chosen).filterPath, httpProblem)).lists).toEqual(chosen)
    }),
  )
})

test('R-CAT-11 flags are read as such, in any order', () => {
  expect(plain(readFilterPath('sellout-is-true/brand-is-remas/available-is-true', httpProblem))).toEqual({
    flags: ['sellout', 'available'],
    lists: { brand: ['remas'] },
  })
})

test('R-CAT-10 more than 50 segments are 422', () => {
  const segments = Array.from({ length: 51 }, (_unused, index) => `code${index}-is-x`)
  expect(() => readFilterPath(segments.join('/'), httpProblem)).toThrow(/validation/)
  expect(readFilterPath(segments.slice(1).join('/'), httpProblem).lists.size).toBe(50)
})

test('R-API-42 bounds come from the query, each may be missing', () => {
  const { ranges } = selectionOf({ price_to: 500, range: { height: '90..', width: '..-1.5', depth: '1..2' } })
  expect(Object.fromEntries(ranges)).toEqual({
    price: { max: 500 },
    height: { min: 90 },
    width: { max: -1.5 },
    depth: { min: 1, max: 2 },
  })
})

test('R-CAT-16 nothing is chosen by what is empty or false', () => {
  const { flags, lists, ranges } = selectionOfBody({ available: false, brand: [], gsm_search: '', price: {} })
  expect([flags.size, lists.size, ranges.size]).toEqual([0, 0, 0])
})
