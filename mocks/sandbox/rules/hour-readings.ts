import type { HourReading, MachineRecord } from '../seed/machine-record.ts'
import { addDays, dayLength } from './days.ts'

/** Days whose readings tell how much a machine works. */
const readDays = 90
/** Readings that are kept: one a day. */
const mostReadings = 100
/** Hours of a day while the readings don't tell them. */
const usualHours = 8
/** Readings that are closer tell nothing. */
const leastDays = 7

export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayLength

/** All that is known of the meter, the oldest first. */
export const readingsOf = ({ readings, motohours }: MachineRecord): readonly HourReading[] =>
  readings ?? (motohours ? [motohours] : [])

/** Whether fewer hours correct the last reading. Fewer than the one before it are a new count: the meter is another. */
export function correctsLast(machine: MachineRecord, value: number): boolean {
  const before = readingsOf(machine).at(-2)
  return value >= (before?.value ?? machine.firstHours ?? Infinity)
}

/**
 * The machine with a reading more; the last one of a day stays, and none that it corrects. A new count forgets what was
 * before.
 */
export function withReading(machine: MachineRecord, reading: HourReading, isNewCount = false): MachineRecord {
  const { readings: _all, lastService, firstHours, ...rest } = machine
  const before = isNewCount
    ? []
    : readingsOf(machine).filter(({ at, value }) => at !== reading.at && value <= reading.value)
  const since = addDays(reading.at, -readDays)
  // The last one stays however old it is: it bounds all readings of this day.
  const kept = before.filter(({ at }, index) => at >= since || index === before.length - 1)
  return {
    ...rest,
    ...(lastService && !isNewCount && { lastService }),
    motohours: reading,
    readings: [...kept, reading].slice(-mostReadings),
    firstHours: isNewCount ? reading.value : (firstHours ?? machine.motohours?.value ?? reading.value),
  }
}

/** A machine whose hours are not known any more. */
export function withoutReadings(machine: MachineRecord): MachineRecord {
  const { readings: _all, motohours: _last, firstHours: _first, lastService: _done, ...rest } = machine
  return rest
}

/** Hours that a machine works in a calendar day. */
export function hoursPerDay(machine: MachineRecord): number {
  const all = readingsOf(machine)
  const last = all.at(-1)
  if (!last) return usualHours
  const first = all.find(({ at }) => at >= addDays(last.at, -readDays)) ?? last
  const days = daysBetween(first.at, last.at)
  if (days < leastDays) return usualHours
  return Math.min(24, Math.max(1, Math.round((last.value - first.value) / days)))
}

/** Whether the days since the last reading of an earlier day, both counted, have enough hours. */
export function isPlausible(machine: MachineRecord, next: HourReading): boolean {
  const { motohours, firstHours } = machine
  const earlier = readingsOf(machine).findLast(({ at }) => at < next.at)
  const [value, at] = earlier
    ? [earlier.value, earlier.at]
    : [firstHours ?? motohours?.value ?? next.value, next.at]
  return next.value - value <= 24 * (daysBetween(at, next.at) + 1)
}
