import { expect, test } from 'vitest'
import { countOf, plural, productForms } from './plural.ts'

test('R-FORM-06 words agree with their number', () => {
  const forms = ['символ', 'символа', 'символов'] as const
  expect([0, 1, 2, 4, 5, 11, 12, 14, 19, 20, 21, 22, 101, 111, 112].map((n) => plural(n, forms))).toEqual([
    'символов',
    'символ',
    'символа',
    'символа',
    'символов',
    'символов',
    'символов',
    'символов',
    'символов',
    'символов',
    'символ',
    'символа',
    'символ',
    'символов',
    'символов',
  ])
})

test('R-FORM-06 a fraction takes the genitive', () => {
  expect(plural(1.5, ['день', 'дня', 'дней'])).toBe('дня')
})

test('R-FORM-06 a count and its word never part at a line end', () => {
  expect(countOf(1243, productForms)).toBe('1\u00a0243\u00a0товара')
})
