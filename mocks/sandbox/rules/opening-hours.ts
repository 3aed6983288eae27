import type { StoreRecord } from '../seed/records.ts'

const dayNames = ['Вс', 'Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб']

/** When a store closes today (`HH:MM` in its zone), as long as it is still open; `undefined` when it isn't. */
export function closingToday({ schedule, timeZone }: StoreRecord, now: number): string | undefined {
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(now)
    .split(' ')
  const today = new Date(`${date}T00:00:00Z`).getUTCDay()
  const hours = schedule.find(({ days }) => daysOf(days).includes(today))?.hours
  const closing = hours?.split('–')[1]?.padStart(5, '0')
  return closing !== undefined && time < closing ? closing : undefined
}

/** `Пн–Пт` as numbers of days, Sunday is 0. */
function daysOf(days: string): number[] {
  const [first = '', last = first] = days.split('–')
  const from = dayNames.indexOf(first)
  const length = ((dayNames.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_unused, index) => (from + index) % 7)
}
