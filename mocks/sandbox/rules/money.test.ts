import { expect, test } from 'vitest'
import { includedVat, rubles } from './money.ts'

test.each([
  [248_000, 22, 44_721],
  [1_740_000, 22, 313_770],
  [61, 22, 11],
  // 22/122 of 305 is exactly 55.
  [305, 22, 55],
  // 20/120 of 3 kopecks is exactly one half.
  [3, 20, 1],
  [0, 22, 0],
  [100, 0, 0],
])('R-CART-01 VAT inside %i kopecks at %i %% is %i', (sum, rate, vat) => {
  expect(includedVat(sum, rate)).toBe(vat)
})

test('R-LAYOUT-02 messages show roubles, kopecks only when they are not zero', () => {
  expect(rubles(124_000)).toBe('1\u00a0240\u00a0₽')
  expect(rubles(99_005)).toBe('990,05\u00a0₽')
  expect(rubles(123_456_700)).toBe('1\u00a0234\u00a0567\u00a0₽')
})
