import { expect, test } from 'vitest'
import { mergeMessage } from './cart-merge.ts'

test('R-AUTH-08 a login that changed the cart of the guest says what changed', () => {
  const message = mergeMessage({
    before: [{ id: 10001, quantity: 2 }],
    after: [
      { id: 10001, quantity: 5 },
      { id: 10003, quantity: 1 },
    ],
  })
  expect(message?.replaceAll('\u00a0', ' ')).toBe(
    'Корзины объединены, добавлено из вашей корзины: 1 товар, увеличено количество: 1 товар',
  )
})

test('R-AUTH-08 nothing is said when the cart stayed as it was or there was none', () => {
  const cart = [{ id: 10001, quantity: 2 }]
  expect(mergeMessage({ before: cart, after: cart })).toBeUndefined()
  expect(mergeMessage({ before: [], after: cart })).toBeUndefined()
})
