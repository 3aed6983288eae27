import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'
import { formatCurrencyInput, groupCurrencyInput, parseCurrencyInput } from './money-input.ts'

test('R-CONST-39 money is Russian, in roubles, with kopecks only when there are some', () => {
  expect(formatMoney(124000)).toBe('1\u00a0240\u00a0₽')
  expect(formatMoney(1250)).toBe('12,50\u00a0₽')
  expect(formatMoney(123456789000)).toBe('1\u00a0234\u00a0567\u00a0890\u00a0₽')
  expect(formatMoney(0)).toBe('0\u00a0₽')
})

test('R-FORM-39 what a currency field shows reads back as the same sum', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (kopecks) => {
      expect(parseCurrencyInput(formatCurrencyInput(kopecks))).toBe(kopecks)
    }),
  )
})

test('R-FORM-39 thousands are set apart while the sum is typed', () => {
  expect(groupCurrencyInput('1240')).toBe('1\u00a0240')
  expect(groupCurrencyInput('1240,')).toBe('1\u00a0240,')
  expect(groupCurrencyInput('1 234 567.891 ₽')).toBe('1\u00a0234\u00a0567,89')
  expect(groupCurrencyInput('0012')).toBe('12')
  expect(groupCurrencyInput('рубли')).toBe('')
})

test('R-FORM-39 words, minus signs and three kopeck digits are no sum', () => {
  expect(parseCurrencyInput('')).toBeNull()
  expect(parseCurrencyInput('сто')).toBeNull()
  expect(parseCurrencyInput('-5')).toBeNull()
  expect(parseCurrencyInput('1,234')).toBeNull()
  expect(parseCurrencyInput('1 240.5')).toBe(124050)
})
