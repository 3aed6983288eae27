import type { Failure, SandboxState } from '../operation.ts'

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
      headers: { 'retry-after': String(Math.ceil((current.lockedUntil - now) / 1000)) },
    })
  attempts.put({ ...current, failures: current.failures + 1 })
}
