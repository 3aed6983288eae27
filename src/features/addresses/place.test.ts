import { expect, test } from 'vitest'
import { publicMapHref } from '../../lib/public-map.ts'
import { coordinatesText, metresBetween, movedBy } from './place.ts'

const yekaterinburg = { lat: 56.8389, lon: 60.6057 }

test('R-ADDR-05 a place is told latitude first', () => {
  expect(coordinatesText(yekaterinburg)).toBe('56.83890, 60.60570')
})

test('R-ADDR-04 the public map speaks Russian and shows the place', () => {
  expect(publicMapHref(yekaterinburg)).toBe(
    'https://yandex.ru/maps/?lang=ru_RU&pt=60.6057,56.8389&z=17&l=map',
  )
})

test('R-ADDR-05 a move by metres is found again as metres', () => {
  const there = movedBy(yekaterinburg, 250, -1200)
  const { east, north } = metresBetween(yekaterinburg, there)
  expect([Math.round(east), Math.round(north)]).toEqual([250, -1200])
  // Where a degree of longitude is short, the same metres are more of it.
  expect(there.lon - yekaterinburg.lon).toBeGreaterThan(0.004)
})

test('R-ADDR-05 a place stays on the earth', () => {
  expect(movedBy({ lat: 84.9999, lon: 179.9999 }, 50_000, 50_000)).toMatchObject({ lat: 85 })
  const { lon } = movedBy({ lat: 0, lon: 179.9999 }, 1000, 0)
  expect(lon).toBeLessThan(-179)
})
