import { expect, test } from 'vitest'
import type { StockRow } from './product-api.ts'
import { orderTerms, termWords } from './stock-groups.ts'

const row: StockRow = {
  storeId: 's',
  storeName: 'Склад',
  city: 'Пермь',
  address: 'Заводская, 1',
  quantity: 0,
  moreThan: false,
  status: 'inStock',
  pickupToday: false,
  schedule: '',
  isCurrent: true,
}

test.each<[string, Partial<StockRow>]>([
  ['самовывоз сегодня', { pickupToday: true }],
  ['самовывоз в часы работы', {}],
  ['срок назовёт менеджер', { isCurrent: false }],
  ['срок назовёт менеджер', { status: 'toOrder' }],
  ['2–4\u00a0дня', { status: 'inTransit', etaDays: { min: 2, max: 4 } }],
  ['', { status: 'none' }],
])('R-ROLE-07 a store tells «%s» of %o', (words, told) => {
  expect(termWords({ ...row, ...told })).toBe(words)
})

test('R-ROLE-07 cities that order it stand together by their term', () => {
  const elsewhere: StockRow = { ...row, isCurrent: false, status: 'toOrder' }
  expect(orderTerms([elsewhere, { ...elsewhere, city: 'Омск' }, row])).toEqual([
    { term: 'срок назовёт менеджер', cities: ['Пермь', 'Омск'] },
  ])
})
