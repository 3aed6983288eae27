import type { Failure, SandboxState } from '../operation.ts'
import type { SandboxProblem } from '../problems.ts'

interface Rate {
  /** `<purpose>:<visitor>` */
  id: string
  /** Requests allowed in one window. */
  most: number
  /** Milliseconds; a window begins with its first request. */
  window: number
}

interface Caller {
  state: Pick<SandboxState, 'attempts'>
  /** Milliseconds of the world's clock. */
  now: number
  httpProblem: Failure<429, 'tooManyRequests'>
}

/** Counts a request of a visitor; one too many is 429 with `Retry-After`. */
export function countRequest(
  { state: { attempts }, now, httpProblem }: Caller,
  { id, most, window }: Rate,
): void {
  const known = attempts.get(id)
  const current = known && known.lockedUntil > now ? known : { id, failures: 0, lockedUntil: now + window }
  if (current.failures >= most)
    throw httpProblem(429, 'tooManyRequests', 'Слишком много запросов. Повторите позже.', {
      headers: { 'retry-after': retryAfter(current.lockedUntil - now) },
    })
  attempts.put({ ...current, failures: current.failures + 1 })
}

/** 429 with the wait in words and in `Retry-After`. @param left milliseconds */
export function tooMany(httpProblem: Failure<429, 'tooManyRequests'>, left: number): SandboxProblem {
  const seconds = Math.ceil(left / 1000)
  return httpProblem(429, 'tooManyRequests', `Слишком много попыток. Повторите через ${seconds}\u00a0с.`, {
    headers: { 'retry-after': retryAfter(left) },
  })
}

/** The contract names an hour at most: whoever comes back earlier than needed is told again. */
const retryAfter = (left: number) => String(Math.min(3600, Math.max(1, Math.ceil(left / 1000))))
