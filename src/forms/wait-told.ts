import { isProblem } from '../api/api-problem.ts'

/** Seconds that a refused call asks to wait (`Retry-After`); `undefined` where it doesn't. */
export function waitTold(error: unknown): number | undefined {
  if (!isProblem(error) || error.httpStatus !== 429 || !(error.cause instanceof Response)) return undefined
  const seconds = Number(error.cause.headers.get('Retry-After') ?? Number.NaN)
  return Number.isInteger(seconds) && seconds > 0 ? seconds : undefined
}

/** `14 мин 5 с`, `59 с`. */
export function waitWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return [minutes > 0 && `${minutes}\u00a0мин`, (rest > 0 || minutes === 0) && `${rest}\u00a0с`]
    .filter(Boolean)
    .join(' ')
}
