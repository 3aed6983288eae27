/** Milliseconds of a day. */
export const dayLength = 86_400_000

const formats = new Map<string, Intl.DateTimeFormat>()

/** The day (`YYYY-MM-DD`) that an instant falls on in a zone. */
export function dayIn(timeZone: string, instant: number): string {
  let format = formats.get(timeZone)
  if (!format) {
    // The Swedish locale writes days as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    formats.set(timeZone, format)
  }
  return format.format(instant)
}

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10)
}
