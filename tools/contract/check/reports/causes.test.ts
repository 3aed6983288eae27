import { expect, test } from 'vitest'
import { readFirstSaleList } from '../../../testing/first-sale-list.ts'
import type { Violation } from '../journal.ts'
import { causesOf, firstSale } from './causes.ts'

const violation = (operationId: string, rule: string, schemaPointer?: string): Violation => ({
  operationId,
  rule,
  pointer: '/data',
  message: `${rule} of ${operationId}`,
  status: 200,
  count: 1,
  curl: 'curl',
  ...(schemaPointer !== undefined && { schemaPointer }),
})

test('what breaks the first sale is told first, wrong sums before lists, lists before shapes', () => {
  const causes = causesOf([
    violation('getCart', 'slash'),
    violation('listOrders', 'schema'),
    violation('listActs', 'acts-order', '/paths/~1web~1getActs~1/get/x-rules/1'),
    violation('listOrders', 'paging'),
    violation('getCart', 'cart-total', '/components/schemas/CartInfo/x-rules/0'),
    violation('addOrder', 'bound'),
    violation('getOrder', 'other-customer'),
  ])
  expect(causes.map(({ first }) => first.rule)).toEqual([
    'other-customer',
    'cart-total',
    'bound',
    'paging',
    'acts-order',
    'schema',
    'slash',
  ])
})

test('the first sale is that of the guide', () => {
  expect(readFirstSaleList('docs/backend.md').filter((id) => !firstSale.has(id))).toEqual([])
})
