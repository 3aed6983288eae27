import { expect, test } from 'vitest'
import { storePlaces } from './store-places.ts'

const store = (storeId: string, lat: number, lon: number) => ({ storeId, name: storeId, lat, lon })

test('R-POPUP-05 stores lie as on a map, and those in one place stand apart', () => {
  const [moscow, perm, near, novosibirsk] = storePlaces([
    store('msk', 55.7, 37.6),
    store('perm', 58.0, 56.2),
    store('perm-2', 58.0, 56.3),
    store('nsk', 55.0, 82.9),
  ])
  expect(moscow?.left).toBeLessThan(perm?.left ?? 0)
  expect(perm?.left).toBeLessThan(novosibirsk?.left ?? 0)
  expect(perm?.top).toBeLessThan(moscow?.top ?? 0)
  expect(Math.abs((near?.top ?? 0) - (perm?.top ?? 0))).toBeGreaterThan(10)
  for (const place of [moscow, perm, near, novosibirsk])
    for (const part of [place?.left ?? 0, place?.top ?? 0]) {
      expect(part).toBeGreaterThanOrEqual(8)
      expect(part).toBeLessThanOrEqual(92)
    }
})

test('R-POPUP-05 one store alone stands in the middle', () => {
  expect(storePlaces([store('one', 55, 37)])).toEqual([{ storeId: 'one', name: 'one', left: 50, top: 50 }])
})
