import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitQuantity, readQuantity } from './quantity.ts'

test('a typed quantity is rounded up to the step and kept within the limits', () => {
  const bolts = { step: 5, min: 10, max: 42 }
  expect(fitQuantity(1, bolts)).toBe(10)
  expect(fitQuantity(11, bolts)).toBe(15)
  expect(fitQuantity(41, bolts)).toBe(40)
  expect(fitQuantity(1000, { step: 1, min: 1 })).toBe(1000)
})

test('whatever is wished, the result is a multiple of the step, and fitting it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.nat(10_000),
      fc.integer({ min: 1, max: 60 }),
      fc.nat(200),
      fc.option(fc.nat(5000), { nil: undefined }),
      (wanted, step, min, max) => {
        const limits = { step, min, max }
        const fitted = fitQuantity(wanted, limits)
        expect(fitted % step).toBe(0)
        expect(fitted).toBeGreaterThanOrEqual(min)
        expect(fitQuantity(fitted, limits)).toBe(fitted)
      },
    ),
  )
})

test('only whole numbers are read; spaces between digits are allowed', () => {
  expect(readQuantity(' 1 200 ')).toBe(1200)
  for (const text of ['', '-3', '2.5', '1e3', 'пять']) expect(readQuantity(text)).toBeNull()
})
