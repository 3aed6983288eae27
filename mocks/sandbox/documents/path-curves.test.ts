import { expect, test } from 'vitest'
import { linesOfPath } from './path-curves.ts'

test('corners, levels and closings are lines', () => {
  expect(linesOfPath('M1 2L3 4H9V7Z')).toEqual([
    { start: [1, 2], steps: [[[3, 4]], [[9, 4]], [[9, 7]]], isClosed: true },
  ])
  expect(linesOfPath('M0 0h5v-2M7 7 8 8')).toEqual([
    { start: [0, 0], steps: [[[5, 0]], [[5, -2]]], isClosed: false },
    { start: [7, 7], steps: [[[8, 8]]], isClosed: false },
  ])
})

test('an arc keeps to its circle, the long way around when asked', () => {
  const [line] = linesOfPath('M10 0A10 10 0 1 1 0 -10')
  expect(line?.steps).toHaveLength(3)
  for (const step of line?.steps ?? []) {
    const [x, y] = step.at(-1) ?? [0, 0]
    expect(Math.hypot(x, y)).toBeCloseTo(10)
  }
  expect(line?.steps.at(-1)?.at(-1)).toEqual([expect.closeTo(0), expect.closeTo(-10)])
})

test('what the engine never writes is an error, not a wrong drawing', () => {
  expect(() => linesOfPath('M0 0T5 5')).toThrow('Unknown path command T')
})
