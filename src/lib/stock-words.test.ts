import { expect, test } from 'vitest'
import { stockWords } from './stock-words.ts'

test.each([
  [{ here: 24, elsewhere: 5 }, 'in', 'В наличии 24 шт', undefined],
  [{ here: 0, elsewhere: 86, etaDays: 1 }, 'elsewhere', 'В других городах 86 шт', '1 день'],
  [{ here: 0, elsewhere: 0, etaDays: 14 }, 'order', 'Под заказ', '14 дней'],
  [{ here: 0, elsewhere: 0 }, 'none', 'Нет в наличии', undefined],
] as const)('R-ROLE-07 a guest reads the stock in words: %j', (stock, tone, words, term) => {
  const said = stockWords({ stock, unit: 'шт' })
  expect(said.tone).toBe(tone)
  expect(said.words.replaceAll('\u00a0', ' ')).toBe(words)
  expect(said.term?.replaceAll('\u00a0', ' ')).toBe(term)
})
