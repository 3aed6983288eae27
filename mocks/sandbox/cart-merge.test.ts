import { expect, test } from 'vitest'
import { mergeCarts } from './cart-merge.ts'
import type { CartRecord } from './world-records.ts'
import { SharedSeed, WorldState } from './state.ts'

const at = '2026-11-20T09:00:00.000Z'

function cart(id: string, ...lines: [productId: number, quantity: number][]): CartRecord {
  return {
    id,
    version: 1,
    updatedAt: at,
    lines: lines.map(([productId, quantity]) => ({ productId, quantity, addedAt: at })),
  }
}

test('O-50 carts are merged at login; of the same product the larger quantity stays', () => {
  const { state } = new WorldState(new SharedSeed({ rows: {}, fixed: {} }), []).begin()
  state.carts.put(cart('guest:a', [1, 5], [2, 1], [3, 4]))
  state.carts.put(cart('user:1', [1, 2], [2, 7]))
  expect(mergeCarts(state, 'guest:a', 'user:1', at)).toEqual([1, 3])
  const quantities = state.carts.get('user:1')?.lines.map(({ productId, quantity }) => [productId, quantity])
  expect(quantities).toEqual([
    [1, 5],
    [2, 7],
    [3, 4],
  ])
  expect(state.carts.get('user:1')?.version).toBe(2)
  expect(state.carts.get('guest:a')).toBeUndefined()
})

test('O-50 an empty guest cart changes nothing', () => {
  const { state } = new WorldState(new SharedSeed({ rows: {}, fixed: {} }), []).begin()
  state.carts.put(cart('user:1', [1, 2]))
  expect(mergeCarts(state, 'guest:a', 'user:1', at)).toEqual([])
  expect(state.carts.get('user:1')?.version).toBe(1)
})

test('O-50 a merged cart holds no more products than a cart may; larger quantities still count', () => {
  const { state } = new WorldState(new SharedSeed({ rows: {}, fixed: {} }), []).begin()
  const lines = (from: number, quantity: number) =>
    Array.from({ length: 500 }, (_, index): [number, number] => [from + index, quantity])
  state.carts.put(cart('guest:a', ...lines(300, 5)))
  state.carts.put(cart('user:1', ...lines(1, 1)))
  expect(mergeCarts(state, 'guest:a', 'user:1', at)).toHaveLength(201)
  expect(state.carts.get('user:1')?.lines).toHaveLength(500)
  expect(state.carts.get('user:1')?.lines.at(-1)).toMatchObject({ productId: 500, quantity: 5 })
})
