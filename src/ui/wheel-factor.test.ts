import { expect, test } from 'vitest'
import { wheelFactor } from './wheel-factor.ts'

const still = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false }
const lines = { ...still, deltaMode: 1 }
const pages = { ...still, deltaMode: 2 }

test('R-PROD-02 the wheel enlarges by its way: towards the page closer, away smaller, sideways not at all', () => {
  expect(wheelFactor(still)).toBe(1)
  expect(wheelFactor({ ...still, deltaX: 80, deltaY: 3 })).toBe(1)
  const notch = wheelFactor({ ...still, deltaY: -100 })
  expect(notch).toBeGreaterThan(1.15)
  expect(notch).toBeLessThan(1.3)
  expect(notch * wheelFactor({ ...still, deltaY: 100 })).toBeCloseTo(1)
})

test('R-PROD-02 twenty small events of a touchpad enlarge as much as one notch of the same way', () => {
  const small = wheelFactor({ ...still, deltaY: -5 })
  expect(small ** 20).toBeCloseTo(wheelFactor({ ...still, deltaY: -100 }))
})

test('R-PROD-02 a pinch on a touchpad enlarges as the fingers do', () => {
  expect(wheelFactor({ ...still, deltaY: -10, ctrlKey: true })).toBeCloseTo(1.105)
})

test('R-PROD-02 lines and pages count as pixels do, and one event is bounded', () => {
  // Firefox sends three lines for a notch.
  expect(wheelFactor({ ...lines, deltaY: -3 })).toBeCloseTo(wheelFactor({ ...still, deltaY: -75 }))
  expect(wheelFactor({ ...pages, deltaY: -1 })).toBe(1.5)
  expect(wheelFactor({ ...still, deltaY: -5000 })).toBe(1.5)
  expect(wheelFactor({ ...still, deltaY: 5000 })).toBe(1 / 1.5)
})
