import { expect, test } from 'vitest'
import { varied } from './varied.ts'

const plain = { name: 'Фильтр', multiplicity: 1, price: { onRequest: false }, stock: { here: 9 } }

test('things of other kinds are chosen before more of the same', () => {
  const items = [
    plain,
    { ...plain, name: 'Кольцо' },
    { ...plain, multiplicity: 4 },
    { ...plain, price: { onRequest: true } },
    { ...plain, name: 'Палец' },
    { ...plain, stock: { here: 0 }, supersededBy: {} },
  ]
  expect(varied(items, 4).toSorted()).toEqual([0, 2, 3, 5])
})

test('a field that is absent is a kind of its own', () => {
  const { stock: _stock, ...withoutStock } = plain
  expect(varied([plain, plain, withoutStock], 2)).toEqual([0, 2])
})

test('no more are chosen than there are', () => {
  expect(varied([], 3)).toEqual([])
  expect(varied([plain], 3)).toEqual([0])
})
