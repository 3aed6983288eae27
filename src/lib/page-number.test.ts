import { expect, test } from 'vitest'
import { readPageNumber } from './page-number.ts'

test.each([
  ['', 1],
  ['PAGEN_1=1', 1],
  ['PAGEN_1=10000', 10_000],
  ['PAGEN_1=', undefined],
  ['PAGEN_1=0', undefined],
  ['PAGEN_1=01', undefined],
  ['PAGEN_1=-1', undefined],
  ['PAGEN_1=1.5', undefined],
  ['PAGEN_1=10001', undefined],
  ['PAGEN_1=1e3', undefined],
])('R-ROUTE-38 the address ?%s asks for the page %s', (search, page) => {
  expect(readPageNumber(new URLSearchParams(search))).toBe(page)
})
