/** A point on the earth: latitude first (R-ADDR-05), degrees WGS 84. */
export interface Place {
  lat: number
  lon: number
}

/** Metres of one degree of latitude. */
export const metresOfDegree = 111_320
const radians = Math.PI / 180
/** Five decimals are about a metre; the contract takes more, but a pin isn't that exact. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000

/** The place so many metres east and north of another. */
export function movedBy({ lat, lon }: Place, east: number, north: number): Place {
  const newLat = Math.max(-85, Math.min(85, lat + north / metresOfDegree))
  const newLon = lon + east / (metresOfDegree * Math.cos(lat * radians))
  return { lat: rounded(newLat), lon: rounded(((newLon + 540) % 360) - 180) }
}

/** Metres east and north from one place to another; exact enough for what fits on one map. */
export function metresBetween(from: Place, to: Place): { east: number; north: number } {
  return {
    east: (to.lon - from.lon) * metresOfDegree * Math.cos(from.lat * radians),
    north: (to.lat - from.lat) * metresOfDegree,
  }
}

/** "56.83890, 60.60570": latitude, longitude. */
export const coordinatesText = ({ lat, lon }: Place) => `${lat.toFixed(5)}, ${lon.toFixed(5)}`
