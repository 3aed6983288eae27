import { expect, test } from 'vitest'
import { workabilityHref, workabilityPageOf } from './workability-page.ts'

test.each([
  ['', 1],
  ['?machines=3', 3],
  ['https://shop.example/product/x/?a=b&machines=12', 12],
  ['?machines=0', 1],
  ['?machines=-1', 1],
  ['?machines=abc', 1],
])('R-CONST-19 the address %j asks for page %i of the machines', (address, page) => {
  expect(workabilityPageOf(address)).toBe(page)
})

test('R-CONST-19 the first page has no number in its address', () => {
  expect(workabilityHref('fm-2040', 1)).toBe('/product/fm-2040/#applicability')
  expect(workabilityPageOf(workabilityHref('fm-2040', 7).split('#')[0] ?? '')).toBe(7)
})
