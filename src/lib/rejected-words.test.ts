import { expect, test } from 'vitest'
import { rejectedWords } from './rejected-words.ts'

const rejected = { name: 'Масло гидравлическое', quantity: 3, reason: 'notEnoughStock' } as const
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test.each([
  [{}, { article: 'OM-46', unit: 'л' }, 1, 'OM-46 Масло гидравлическое, 3 из 4 л: столько нет в наличии'],
  [{ name: 'Масло OM-46' }, { article: 'OM-46', unit: 'л' }, 0, 'Масло OM-46, 3 л: столько нет в наличии'],
  [{}, undefined, 0, 'Масло гидравлическое, 3 шт: столько нет в наличии'],
  [{ name: null, reason: 'productNotFound' }, undefined, 0, 'Товар, 3 шт: такого товара больше нет'],
] as const)(
  'R-CART-14 what was not added is told by article, unit and reason: %j %j',
  (change, product, present, words) => {
    expect(plain(rejectedWords({ ...rejected, ...change }, product, present))).toBe(words)
  },
)
