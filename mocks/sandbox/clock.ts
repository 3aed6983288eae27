import type { ClockRecord } from './world-records.ts'

/**
 * The body of `POST /sandbox/clock`: stand still at a time, advance by milliseconds, or (empty) follow the real time.
 */
export interface ClockChange {
  /** ISO 8601 or milliseconds. The clock stands still at this time, unless `moving` is set. */
  now?: string | number
  moving?: boolean
  /** Milliseconds; may be negative. */
  advance?: number
}

/** Milliseconds of a world's clock. */
export function readClock(record: ClockRecord | undefined, realNow: number): number {
  return record ? (record.fixedAt ?? realNow + record.offset) : realNow
}

/** Years 1970 to 9999: other instants don't fit the contract's format. */
const earliest = 0
const latest = Date.UTC(9999, 11, 31)

/**
 * The clock after a change. `undefined` if the change is invalid or leaves the years 1970 to 9999: a world with such
 * a clock could answer nothing.
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
