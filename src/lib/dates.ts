/** The zone of instants without a branch. */
export const DEFAULT_TIME_ZONE = 'Europe/Moscow'

/** An instant: an ISO string with a zone as it comes over the wire, or milliseconds UTC. */
export type Instant = string | number

interface ClockFace {
  year: number
  month: number
  day: number
  time: string
}

// Formatters are slow to create and hold no visitor's data, so they are cached at module level.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('ru-RU', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

function faceOf(instant: Instant, timeZone: string): ClockFace {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant)
  const part: Record<string, string> = {}
  for (const { type, value } of formatterOf(timeZone).formatToParts(ms)) part[type] = value
  return {
    year: Number(part['year']),
    month: Number(part['month']),
    day: Number(part['day']),
    time: `${part['hour']}:${part['minute']}`,
  }
}

/** Days between the epoch and a calendar day; only for differences between days. */
function dayNumber({ year, month, day }: ClockFace): number {
  return Date.UTC(year, month - 1, day) / 86_400_000
}

/** "20.11.2026", the one style of days. */
export function formatShortDay(instant: Instant, timeZone = DEFAULT_TIME_ZONE): string {
  const { day, month, year } = faceOf(instant, timeZone)
  return `${String(day).padStart(2, '0')}.${String(month).padStart(2, '0')}.${year}`
}

/** "14:05". */
export function formatTime(instant: Instant, timeZone = DEFAULT_TIME_ZONE): string {
  return faceOf(instant, timeZone).time
}

/** "20.11.2026, 14:05". */
export function formatShortDayTime(instant: Instant, timeZone = DEFAULT_TIME_ZONE): string {
  return `${formatShortDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`
}

/**
 * A day relative to today: "сегодня", "вчера", "завтра", or "05.11.2026".
 * @param now milliseconds UTC of the request (`useNow()`), never `Date.now()`
 */
export function formatRelativeDay(instant: Instant, now: number, timeZone = DEFAULT_TIME_ZONE): string {
  const face = faceOf(instant, timeZone)
  const today = faceOf(now, timeZone)
  const distance = dayNumber(face) - dayNumber(today)
  if (distance === 0) return 'сегодня'
  if (distance === -1) return 'вчера'
  if (distance === 1) return 'завтра'
  return formatShortDay(instant, timeZone)
}

/** "сегодня в 14:05", "05.11.2026 в 09:30". */
export function formatRelativeDayTime(instant: Instant, now: number, timeZone = DEFAULT_TIME_ZONE): string {
  return `${formatRelativeDay(instant, now, timeZone)} в\u00a0${formatTime(instant, timeZone)}`
}

/** A calendar day without a time ("2026-11-20"), such as a contract's date: "20.11.2026". Needs no zone. */
export function formatCalendarDay(day: string): string {
  const [year = '', month = '', date = ''] = day.slice(0, 10).split('-')
  return `${date}.${month}.${year}`
}

/** The calendar day of an instant in a zone as "2026-11-20", the value of a date field. */
export function calendarDayOf(instant: Instant, timeZone = DEFAULT_TIME_ZONE): string {
  const { year, month, day } = faceOf(instant, timeZone)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}
