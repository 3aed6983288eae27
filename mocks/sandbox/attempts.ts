import type { Failure } from './operation.ts'
import { tooMany } from './rules/request-rate.ts'
import type { State } from './state.ts'

/** How many tries pass freely, and how the waits behind them grow. Times are in milliseconds. */
export interface Bound {
  /** `<purpose>:<subject>`, such as `login:1001`. */
  id: string
  /** The try that begins the first wait. */
  free: number
  /** The first wait; every further wrong try doubles it. */
  wait: number
  longest: number
  /** One try is forgotten in this time. */
  forgiveEvery: number
}

interface At {
  state: State<unknown>
  now: number
}

type Limited = At & { httpProblem: Failure<429, 'tooManyRequests'> }

/** Throws 429 with `Retry-After` while one of the bounds has a wait. */
export function requireNoWait(
  { state, now, httpProblem }: Limited,
  bounds: readonly Pick<Bound, 'id'>[],
): void {
  const left = Math.max(...bounds.map(({ id }) => (state.attempts.get(id)?.lockedUntil ?? 0) - now))
  if (left > 0) throw tooMany(httpProblem, left)
}

/**
 * Counts a try before it is judged, so that many at once can't pass together. Waits instead of locks: whoever waits may
 * always try again.
 */
export function countTry({ state, now }: At, bounds: readonly Bound[]): void {
  for (const bound of bounds) {
    const failures = triesLeft(state, now, bound) + 1
    const doubled = bound.wait * 2 ** Math.min(20, failures - bound.free)
    const lockedUntil = failures < bound.free ? 0 : now + Math.min(bound.longest, doubled)
    state.attempts.put({ id: bound.id, failures, lockedUntil, at: now })
  }
}

/** A try that was right or never judged doesn't count. */
export function takeBackTry({ state, now }: At, bounds: readonly Bound[]): void {
  for (const bound of bounds) {
    const failures = Math.max(0, triesLeft(state, now, bound) - 1)
    if (state.attempts.get(bound.id)) state.attempts.put({ id: bound.id, failures, lockedUntil: 0, at: now })
  }
}

/** A right try ends the row. */
export function forgetTries({ state }: Pick<At, 'state'>, { id }: Bound): void {
  if (state.attempts.get(id)) state.attempts.delete(id)
}

/** The counted tries that aren't forgotten yet. */
function triesLeft(state: State<unknown>, now: number, { id, forgiveEvery }: Bound): number {
  const known = state.attempts.get(id)
  if (!known) return 0
  return Math.max(0, known.failures - Math.floor(Math.max(0, now - (known.at ?? now)) / forgiveEvery))
}
