import { expect, test } from 'vitest'
import { landOutlines } from './land-outlines.ts'

test('R-ADDR-05 outlines are latitude first, within the edges of the map, without a line around the world', () => {
  const rings = landOutlines()
  expect(rings.length).toBeGreaterThan(20)
  for (const ring of rings) {
    for (const [lat, lon] of ring) {
      expect(lat).toBeGreaterThanOrEqual(28)
      expect(lat).toBeLessThanOrEqual(80)
      expect(lon).toBeGreaterThanOrEqual(10)
      expect(lon).toBeLessThanOrEqual(191)
    }
    expect(ring.at(-1)).toEqual(ring[0])
  }
})
