/** A point on the globe, in degrees. */
export interface Place {
  lat: number
  lon: number
}

/** Whether a thing of an answer tells where it is. */
export function isPlace(one: Record<string, unknown>): one is Record<string, unknown> & Place {
  return typeof one['lat'] === 'number' && typeof one['lon'] === 'number'
}

/** In a straight line over the globe. */
export function kilometres(a: Place, b: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const [lat, lon] = [radians(b.lat - a.lat), radians(b.lon - a.lon)]
  const half =
    Math.sin(lat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lon / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(half))
}
