import type { StoreRecord } from '../seed/records.ts'
import { addDays, dayIn } from './days.ts'

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
  const closing = closingOn(schedule, date)
  return closing !== undefined && time < closing ? closing : undefined
}

/** The first day (`YYYY-MM-DD`) not before `day` on which a store still gives out goods; today only until it closes. */
export function firstOpenDay(store: StoreRecord, day: string, now: number): string {
  const today = dayIn(store.timeZone, now)
  const isOpen = (one: string) =>
    one === today ? closingToday(store, now) !== undefined : closingOn(store.schedule, one) !== undefined
  // Bounded, because a store may never be open.
  const week = Array.from({ length: 8 }, (_unused, days) => addDays(day, days))
  return week.find(isOpen) ?? day
}

/** When a store closes on a day; `undefined` when it is closed all day. */
function closingOn(schedule: StoreRecord['schedule'], day: string): string | undefined {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const hours = schedule.find(({ days }) => daysOf(days).includes(weekday))?.hours
  return hours?.split('–')[1]?.padStart(5, '0')
}

/** `Пн–Пт` as numbers of days, Sunday is 0. */
function daysOf(days: string): number[] {
  const [first = '', last = first] = days.split('–')
  const from = dayNames.indexOf(first)
  const length = ((dayNames.indexOf(last) - from + 7) % 7) + 1
  return Array.from({ length }, (_unused, index) => (from + index) % 7)
}
