import type { Exchange } from './client.ts'

/**
 * A day (`YYYY-MM-DD`, UTC) as many days after that of an answer; negative: before. Days are counted by the backend's
 * clock, the `Date` of its answer; without it by the own one.
 */
export function backendDay(answer: Pick<Exchange, 'headers'>, days: number): string {
  return dayOf(backendTime(answer) + days * dayLength)
}

/** The same of days in Moscow, which is three hours ahead of UTC all year. */
export function moscowDay(answer: Pick<Exchange, 'headers'>, days: number): string {
  return dayOf(backendTime(answer) + days * dayLength + 3 * 3_600_000)
}

/** The same of days in an IANA zone, as that of a branch; `undefined` where nobody knows that zone. */
export function zoneDay(
  answer: Pick<Exchange, 'headers'>,
  days: number,
  timeZone: string,
): string | undefined {
  const time = new Date(backendTime(answer) + days * dayLength)
  try {
    // The Swedish form of a date is that of ISO 8601.
    return time.toLocaleDateString('sv', { timeZone })
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const dayLength = 86_400_000

function backendTime({ headers }: Pick<Exchange, 'headers'>): number {
  return Date.parse(headers.get('date') ?? '') || Date.now()
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
