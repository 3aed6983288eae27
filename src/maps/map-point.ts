/** A place on a map; latitude and longitude in degrees WGS 84 (R-ADDR-05). */
export interface MapPoint {
  id: string
  title: string
  lat: number
  lon: number
}
