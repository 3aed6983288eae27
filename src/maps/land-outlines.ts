import type { LatLngTuple } from 'leaflet'
import outlines from './land-outlines.json'

/** Units of the file in one degree. */
const unit = 20

/**
 * Coasts of the north of Eurasia as rings of latitude and longitude. The file holds longitude and latitude in turn,
 * each as its difference to the point before.
 */
export function landOutlines(): LatLngTuple[][] {
  return outlines.map((differences) => {
    const ring: LatLngTuple[] = []
    let [lon, lat] = [0, 0]
    for (let index = 0; index + 1 < differences.length; index += 2) {
      lon += differences[index] ?? 0
      lat += differences[index + 1] ?? 0
      ring.push([lat / unit, lon / unit])
    }
    return ring
  })
}
