/** A place in degrees, WGS 84. */
export interface Position {
  lat: number
  lon: number
}

/** R-ADDR-06, R-ADDR-07; the time-out in milliseconds (O-87). */
const request: PositionOptions = { enableHighAccuracy: true, timeout: 3600 }

/** The visitor's position if the permission is already granted, else undefined. Never asks for permission. */
export async function grantedPosition(): Promise<Position | undefined> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted' ? await currentPosition() : undefined
  } catch {
    return undefined
  }
}

/** Asks the browser, which may ask the visitor. @throws {GeolocationPositionError} */
export async function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      reject,
      request,
    )
  })
}
