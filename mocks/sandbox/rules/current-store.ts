import type { SandboxState } from '../operation.ts'
import type { StoreRecord } from '../seed/records.ts'

/** A branch by its `xmlId` or its `storeId` (R-BRANCH-18). */
export function findStore({ stores }: SandboxState, key: string): StoreRecord | undefined {
  return stores.find((store) => store.xmlId === key || store.storeId === key)
}

export function storeById({ stores }: SandboxState, id: number): StoreRecord {
  const store = stores.find((candidate) => candidate.id === id)
  if (!store) throw new Error(`The seed has no store ${id}`)
  return store
}

/** The branch nearest to a point by the great circle; ties go by id. Degrees, WGS 84. */
export function nearestStore({ stores }: SandboxState, at: { lat: number; lon: number }): StoreRecord {
  const [first, ...others] = stores
  if (!first) throw new Error('The seed has no stores')
  return others.reduce((best, store) => (distance(at, store) < distance(at, best) ? store : best), first)
}

/** Great-circle distance in radians. */
function distance(from: { lat: number; lon: number }, to: { lat: number; lon: number }): number {
  const rad = Math.PI / 180
  const half = (left: number, right: number) => Math.sin(((right - left) * rad) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(from.lat * rad) * Math.cos(to.lat * rad) * half(from.lon, to.lon)
  return 2 * Math.asin(Math.min(1, Math.sqrt(chord)))
}
