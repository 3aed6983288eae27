import type { Failure } from './operation.ts'
import { keepingWrites, type SandboxProblem } from './problems.ts'
import type { State } from './state.ts'

interface Limit {
  state: State<unknown>
  now: number
  /** `<purpose>:<subject>`, such as `login:buyer@example.ru`. */
  id: string
  /** Wrong tries in a row that lock. */
  tries: number
  /** How long it stays locked, milliseconds. */
  lockFor: number
}

/** Throws 429 with `Retry-After` while the subject is locked. */
export function requireUnlocked({
  state,
  now,
  id,
  httpProblem,
}: Limit & { httpProblem: Failure<429, 'tooManyRequests'> }): void {
  const left = (state.attempts.get(id)?.lockedUntil ?? 0) - now
  if (left <= 0) return
  const seconds = Math.ceil(left / 1000)
  throw httpProblem(429, 'tooManyRequests', `Слишком много попыток. Повторите через ${seconds}\u00a0с.`, {
    headers: { 'retry-after': String(seconds) },
  })
}

/** Counts a wrong try; the problem to throw keeps the count although the request is refused. */
export function countFailure(
  { state, now, id, tries, lockFor }: Limit,
  problem: SandboxProblem,
): SandboxProblem {
  const failures = (state.attempts.get(id)?.failures ?? 0) + 1
  const locked = failures >= tries
  state.attempts.put({
    id,
    failures: locked ? 0 : failures,
    lockedUntil: locked ? now + lockFor : 0,
    at: now,
  })
  return keepingWrites(problem)
}

/** A right try ends the row. */
export function forgetFailures({ state, id }: Limit): void {
  if (state.attempts.get(id)) state.attempts.delete(id)
}
