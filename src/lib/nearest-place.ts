import { currentPosition, type Position } from './geolocation.ts'

/** Asks the visitor for the position. @throws {Error} with a message for the visitor (O-88) */
export async function askPosition(): Promise<Position> {
  // R-ADDR-09, letter for letter.
  if (!('geolocation' in navigator)) throw new Error('Ваш браузер не поддерживать геолокацию')
  try {
    return await currentPosition()
  } catch (failure) {
    throw new Error(messageOf(failure), { cause: failure })
  }
}

/** O-88: messages for the browser's codes 1 (denied), 2 (unavailable) and 3 (timeout). */
function messageOf(failure: unknown): string {
  const code = failure instanceof Object && 'code' in failure ? failure.code : undefined
  if (code === 1) return 'Доступ к местоположению запрещён. Разрешите его в настройках браузера'
  if (code === 3) return 'Местоположение определяется слишком долго. Выберите город из списка'
  return 'Не удалось определить местоположение. Выберите город из списка'
}

/** Great-circle distance in kilometres. */
export function distance(a: Position, b: Position): number {
  const rad = Math.PI / 180
  const cosine =
    Math.sin(a.lat * rad) * Math.sin(b.lat * rad) +
    Math.cos(a.lat * rad) * Math.cos(b.lat * rad) * Math.cos((a.lon - b.lon) * rad)
  return 6371 * Math.acos(Math.min(1, Math.max(-1, cosine)))
}

/** The nearest place; of two equally near ones the first. Undefined for an empty list. */
export function nearest<T extends Position>(to: Position, places: readonly T[]): T | undefined {
  let best: T | undefined
  for (const place of places) {
    if (!best || distance(to, place) < distance(to, best)) best = place
  }
  return best
}
