import { type MapTiles, tileAddress } from '../../lib/map-tiles.ts'
import { metresOfDegree, type Place } from './place.ts'

/** A tile and its square on the drawing, in units of the drawing. */
export interface PlacedTile {
  src: string
  x: number
  y: number
  size: number
}

export interface Drawing {
  /** What stands in the middle. */
  centre: Place
  width: number
  height: number
  /** Metres of one unit. */
  scale: number
}

const tileSize = 256
const mostZoom = 19
const radians = Math.PI / 180

/** The tiles that cover a drawing, at the zoom whose pictures come nearest to its scale. */
export function tilesAround(tiles: MapTiles, { centre, width, height, scale }: Drawing): PlacedTile[] {
  const latitude = centre.lat * radians
  const widestPixel = (360 * metresOfDegree * Math.cos(latitude)) / tileSize
  const zoom = Math.max(0, Math.min(mostZoom, Math.round(Math.log2(widestPixel / scale))))
  const count = 2 ** zoom
  // Units of one tile.
  const size = (tileSize * widestPixel) / count / scale
  // The middle of the drawing in tiles, by the Mercator projection.
  const column = ((centre.lon + 180) / 360) * count
  const row = ((1 - Math.asinh(Math.tan(latitude)) / Math.PI) / 2) * count
  const span = (middle: number, length: number) => {
    const from = Math.floor(middle - length / 2 / size)
    return Array.from(
      { length: Math.floor(middle + length / 2 / size) - from + 1 },
      (_, index) => from + index,
    )
  }
  return span(row, height)
    .filter((y) => y >= 0 && y < count)
    .flatMap((y) =>
      span(column, width).map((x) => ({
        src: tileAddress(tiles, { x: (x + count) % count, y, z: zoom }),
        x: (x - column) * size + width / 2,
        y: (y - row) * size + height / 2,
        size,
      })),
    )
}
