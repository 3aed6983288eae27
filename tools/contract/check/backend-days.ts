import type { Exchange } from './client.ts'

/**
 * A day (`YYYY-MM-DD`, UTC) as many days after that of an answer; negative: before. Days are counted by the backend's
 * clock, the `Date` of its answer; without it by the own one.
 */
export function backendDay({ headers }: Pick<Exchange, 'headers'>, days: number): string {
  const now = Date.parse(headers.get('date') ?? '') || Date.now()
  return new Date(now + days * 86_400_000).toISOString().slice(0, 10)
}
