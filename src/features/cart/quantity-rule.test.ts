import { expect, test } from 'vitest'
import { soldQuantity } from './quantity-rule.ts'

const packs = { minQty: 20, multiplicity: 5 }

test.each([
  [25, 20, 25],
  [20, 25, 20],
  // A step down from the smallest quantity, and none typed.
  [15, 20, 0],
  [0, 40, 0],
  // Less than is sold, typed.
  [5, 40, 20],
])('R-CART-03 a wish for %i after %i is sent as %i', (wish, present, sent) => {
  expect(soldQuantity(wish, present, packs)).toBe(sent)
})
