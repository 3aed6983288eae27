import { expect, test } from 'vitest'
import { openShop } from '../mocks/sandbox/testing/shop-sandbox.ts'
import { leaksOfForeignIds, unknownIds, withIds } from '../tools/testing/foreign-ids.ts'

test('R-ORDER-03 R-COMP-11 ids of another customer are refused by each operation that takes one, and nothing leaks', async () => {
  expect((await leaksOfForeignIds(openShop())).leaks).toEqual([])
  expect(withIds.length).toBeGreaterThan(75)
  expect(unknownIds()).toEqual([])
})
