import { expect, test } from 'vitest'
import {
  type Candidate,
  groupOf,
  importLine,
  type ListRow,
  productOf,
  stateOf,
  withAnswers,
  withoutAdded,
  withProduct,
} from './list-row.ts'

type Answer = Parameters<typeof withAnswers>[2][number]

const candidate = (id: number, more: { maxQuantity?: number; multiplicity?: number } = {}): Candidate => {
  const picture = { standard: '/media/1.svg', webp: '/media/1.webp' }
  return {
    product: {
      id,
      xmlId: `p-${id}`,
      code: `p-${id}`,
      article: `A-${id}`,
      brand: 'Ремас',
      name: `Фильтр A-${id}`,
      url: `/product/p-${id}/`,
      picture: { desktopImage: picture, mobileImage: picture, alt: '', width: 800, height: 600 },
      price: { current: 1000, onRequest: false },
      unit: 'шт',
      multiplicity: more.multiplicity ?? 1,
      minQty: more.multiplicity ?? 1,
      stock: { here: 1, elsewhere: 0 },
      labels: [],
      keyProps: [],
    },
    maxQuantity: more.maxQuantity ?? 100,
  }
}
const row = (key: number, quantity: string): ListRow => ({ key, article: `A-${key}`, quantity })
const answered = (
  asked: ListRow,
  status: Answer['status'],
  candidates: Candidate[],
  quantity: number | null = 1,
): ListRow => {
  const [only] = withAnswers([asked], [asked], [{ row: 1, input: '', status, candidates, quantity }])
  if (!only) throw new Error('The row is gone')
  return only
}

test('R-CART-04 a row without a quantity asks for one piece, a wrong quantity is kept as typed', () => {
  expect(answered(row(1, ''), 'found', [candidate(1)])).toMatchObject({ quantity: '1' })
  const wrong = answered(row(1, 'много'), 'found', [candidate(1)])
  expect([wrong.quantity, stateOf(wrong), importLine(wrong)]).toEqual(['много', 'quantity', 'A-1;'])
})

test('a quantity is raised to whole packs, and above the stock it waits for the buyer', () => {
  const packed = answered(row(1, '12 шт'), 'found', [candidate(1, { multiplicity: 5 })], 12)
  expect([packed.quantity, packed.asked, stateOf(packed)]).toEqual(['15', 12, 'ready'])
  // Read again after a reload, it still tells what the list has asked for.
  expect(answered(packed, 'found', [candidate(1, { multiplicity: 5 })], 15).asked).toBe(12)
  const whole = answered(row(1, '10'), 'found', [candidate(1, { multiplicity: 5 })], 10)
  const unsaid = answered(row(1, ''), 'found', [candidate(1, { multiplicity: 5 })])
  expect([whole, unsaid].map(({ quantity, asked }) => [quantity, asked])).toEqual([
    ['10', undefined],
    ['5', undefined],
  ])
  const scarce = answered(row(1, '120'), 'insufficient', [candidate(1)], 120)
  expect([scarce.quantity, stateOf(scarce), groupOf(stateOf(scarce))]).toEqual([
    '120',
    'insufficient',
    'decide',
  ])
})

test('R-CAT-26 what is found by the name waits for a choice, also a single product; nothing found stays missing', () => {
  const named = answered(row(1, '7'), 'notFound', [candidate(1)])
  expect([stateOf(named), groupOf(stateOf(named)), productOf(named)]).toEqual(['named', 'decide', undefined])
  const nothing = answered(row(1, '7'), 'notFound', [])
  expect([stateOf(nothing), groupOf(stateOf(nothing))]).toEqual(['notFound', 'missing'])
})

test('of several products one is chosen, and stays chosen when the list is read again', () => {
  const asked = answered(row(1, '7'), 'ambiguous', [candidate(1), candidate(2, { multiplicity: 5 })])
  expect(productOf(asked)).toBeUndefined()
  const second = asked.found?.candidates[1]
  if (!second) throw new Error('No candidate')
  const chosen = withProduct(asked, second)
  expect([chosen.quantity, chosen.asked, stateOf(chosen)]).toEqual(['10', 7, 'ready'])
  expect(productOf(answered(chosen, 'ambiguous', [candidate(1), candidate(2)]))?.product.id).toBe(2)
  // A product that is offered no more is not chosen any more.
  expect(stateOf(answered(chosen, 'analogue', [candidate(3)]))).toBe('analogue')
})

test('an answer about an article that was changed meanwhile is dropped', () => {
  const asked = row(1, '1')
  const now = { ...asked, article: 'B-1' }
  const answer = { row: 1, input: '', status: 'found' as const, candidates: [candidate(1)], quantity: 1 }
  expect(withAnswers([now], [asked], [answer])).toEqual([now])
})

test('R-CART-02 what was added leaves the list; what was not stays once, with its rest and its reason', () => {
  const rows = [1, 2, 3, 4].map((key) => answered(row(key, '10'), 'found', [candidate(key === 3 ? 2 : key)]))
  const left = withoutAdded(rows, new Set([1, 2, 3]), [
    { productId: 2, name: 'Фильтр', quantity: 5, reason: 'notEnoughStock', supersededBy: null },
  ])
  expect(left.map(({ key, quantity, rejected }) => [key, quantity, rejected])).toEqual([
    [2, '5', 'notEnoughStock'],
    [4, '10', undefined],
  ])
})
