import { expect, test } from 'vitest'
import { distance, nearest } from './nearest-place.ts'

const moscow = { name: 'Москва', lat: 55.7558, lon: 37.6173 }
const ekaterinburg = { name: 'Екатеринбург', lat: 56.8389, lon: 60.6057 }

test('R-BRANCH-01 the distance between two cities is that of the great circle', () => {
  expect(distance(moscow, ekaterinburg)).toBeGreaterThan(1400)
  expect(distance(moscow, ekaterinburg)).toBeLessThan(1430)
  expect(distance(moscow, moscow)).toBeCloseTo(0, 3)
})

test('R-BRANCH-01 the nearest branch is found, and none among none', () => {
  const chelyabinsk = { lat: 55.16, lon: 61.4 }
  expect(nearest(chelyabinsk, [moscow, ekaterinburg])).toBe(ekaterinburg)
  expect(nearest(chelyabinsk, [])).toBeUndefined()
})
