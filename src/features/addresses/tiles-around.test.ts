import { expect, test } from 'vitest'
import { tilesAround } from './tiles-around.ts'

const tiles = { url: 'https://tiles.example/{z}/{x}/{y}?scale={scale}', attribution: 'Карты' }
const centre = { lat: 56.8389, lon: 60.6057 }

test.for([0.5, 2, 20, 200])(
  'O-81 R-ADDR-05 tiles cover the drawing of an address at %d m a unit',
  (scale) => {
    const placed = tilesAround(tiles, { centre, width: 480, height: 280, scale })
    expect(Math.min(...placed.map(({ x }) => x))).toBeLessThanOrEqual(0)
    expect(Math.min(...placed.map(({ y }) => y))).toBeLessThanOrEqual(0)
    expect(Math.max(...placed.map(({ x, size }) => x + size))).toBeGreaterThanOrEqual(480)
    expect(Math.max(...placed.map(({ y, size }) => y + size))).toBeGreaterThanOrEqual(280)
    expect(placed.length).toBeLessThanOrEqual(12)
    expect(new Set(placed.map(({ src }) => src)).size).toBe(placed.length)
    // About a pixel of the picture for each unit, so that names of streets can be read.
    expect(placed[0]!.size / 256).toBeGreaterThan(0.7)
    expect(placed[0]!.size / 256).toBeLessThan(1.42)
  },
)

test('O-81 the place of the address lies where its tile shows it', () => {
  const placed = tilesAround(tiles, { centre, width: 480, height: 280, scale: 2 })
  // Tile and place in it by the formulas of the Mercator projection at zoom 15.
  const tile = placed.find(({ src }) => src === 'https://tiles.example/15/21900/10065?scale=1')
  expect(tile).toBeDefined()
  expect(tile!.x + 0.4655 * tile!.size).toBeCloseTo(240, 1)
  expect(tile!.y + 0.6762 * tile!.size).toBeCloseTo(140, 1)
})
