import type { ClockRecord } from './collections.ts'

/** What `POST /sandbox/clock` may say: stand at a time, move on by milliseconds, or (empty) go with the real time. */
export interface ClockChange {
  /** ISO 8601 or milliseconds. The clock stands there, unless `moving` is set. */
  now?: string | number
  moving?: boolean
  /** Milliseconds; may be negative. */
  advance?: number
}

/** Milliseconds of a world's clock. */
export function readClock(record: ClockRecord | undefined, realNow: number): number {
  return record ? (record.fixedAt ?? realNow + record.offset) : realNow
}

/** Years 1970 to 9999: outside of them instants have no form that the contract knows. */
const earliest = 0
const latest = Date.UTC(9999, 11, 31)

/**
 * The clock after a change, or `undefined` when the change makes no sense or leads out of the years 1970 to 9999: a
 * world whose clock can't be written as a date would answer nothing any more.
 */
export function changeClock(
  record: ClockRecord | undefined,
  change: ClockChange,
  realNow: number,
): ClockRecord | undefined {
  const next = changed(record, change, realNow)
  if (!next) return undefined
  const time = readClock(next, realNow)
  return time >= earliest && time <= latest ? next : undefined
}

function changed(
  record: ClockRecord | undefined,
  { now, moving = false, advance }: ClockChange,
  realNow: number,
): ClockRecord | undefined {
  const current = record ?? { id: 'clock', fixedAt: null, offset: 0 }
  if (now !== undefined) {
    const time = typeof now === 'number' ? now : Date.parse(now)
    if (!Number.isFinite(time)) return undefined
    return { id: 'clock', fixedAt: moving ? null : time, offset: moving ? time - realNow : 0 }
  }
  if (advance === undefined) return { id: 'clock', fixedAt: null, offset: 0 }
  if (!Number.isFinite(advance)) return undefined
  return current.fixedAt === null
    ? { ...current, offset: current.offset + advance }
    : { ...current, fixedAt: current.fixedAt + advance }
}
