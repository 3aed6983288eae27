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

/** The clock after a change, or `undefined` when the change makes no sense. */
export function changeClock(
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
