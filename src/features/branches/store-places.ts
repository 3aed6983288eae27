import type { components } from '../../generated/api-types.ts'

export type MappedStore = Pick<components['schemas']['Branch'], 'storeId' | 'name' | 'lat' | 'lon'>

export interface StorePlace {
  storeId: string
  name: string
  /** Percent of the map. */
  left: number
  top: number
}

/** Percent that stay free at each edge. */
const margin = 8
/** Pins that lie nearer than this, percent, would cover each other. */
const nearest = { left: 8, top: 12 }

/** Where stores lie on a map that just holds them all, north up; those that would cover each other move apart. */
export function storePlaces(stores: readonly MappedStore[]): StorePlace[] {
  const lats = stores.map(({ lat }) => lat)
  const lons = stores.map(({ lon }) => lon)
  const [north, south] = [Math.max(...lats), Math.min(...lats)]
  const [east, west] = [Math.max(...lons), Math.min(...lons)]
  const within = (part: number, whole: number) =>
    margin + (whole === 0 ? 0.5 : part / whole) * (100 - 2 * margin)
  const placed: StorePlace[] = []
  for (const { storeId, name, lat, lon } of stores) {
    const at = { left: within(lon - west, east - west), top: within(north - lat, north - south) }
    const free = shifts
      .map(([right, down]) => ({ left: at.left + right * nearest.left, top: at.top + down * nearest.top }))
      .find((spot) => isInside(spot) && placed.every((other) => !covers(spot, other)))
    placed.push({ storeId, name, ...(free ?? at) })
  }
  return placed
}

interface Spot {
  left: number
  top: number
}

const isInside = ({ left, top }: Spot) => [left, top].every((part) => part >= margin && part <= 100 - margin)
const covers = (one: Spot, other: Spot) =>
  Math.abs(one.left - other.left) < nearest.left && Math.abs(one.top - other.top) < nearest.top

/** Steps aside, right and down, the shortest first. */
const shifts = [0, 0.5, -0.5, 1, -1, 1.5, -1.5]
  .flatMap((right, _index, steps) => steps.map((down) => [right, down] as const))
  .toSorted((left, right) => Math.hypot(...left) - Math.hypot(...right))
