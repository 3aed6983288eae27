import { httpProblem } from './problems.ts'
import type { State } from './state.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** How long an answer is replayed, milliseconds. */
export const replayFor = 86_400_000

/** One use of an `Idempotency-Key`: the answer that was given before, and how to keep the one that is given now. */
export interface IdempotentUse {
  /** What was answered before: the envelope as JSON text, and the new `SID` if it opened a session. */
  replay: { body: string; newSid?: string } | undefined
  remember(state: State<unknown>, answer: { body: string; newSid?: string }): void
}

interface Asked {
  sid: string
  operationId: string
  key: string
  path: unknown
  body: unknown
  now: number
}

/**
 * Looks for an earlier answer in the same session and operation within 24 hours. Another request under the same key
 * is 409 `idempotencyMismatch`. SESSID is left out of the comparison: a client that was refused for a stale one
 * sends the same intent again. Only successes are remembered: a refusal has done nothing, so it may be tried again.
 */
export function useIdempotencyKey(
  state: State<unknown>,
  { sid, operationId, key, path, body, now }: Asked,
): IdempotentUse {
  if (!uuid.test(key))
    throw httpProblem(422, 'validation', 'Ключ должен быть UUID.', { field: 'Idempotency-Key' })
  const id = `${sid}:${operationId}:${key.toLowerCase()}`
  const request = canonical({ path, body: withoutSessid(body) })
  const kept = state.idempotency.get(id)
  const fresh = kept && now - kept.at < replayFor ? kept : undefined
  if (fresh && fresh.request !== request)
    throw httpProblem(409, 'idempotencyMismatch', 'Этот запрос уже был отправлен с другими данными.')
  return {
    replay: fresh,
    remember: (current, answer) => void current.idempotency.put({ id, request, ...answer, at: now }),
  }
}

function withoutSessid(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  return Object.fromEntries(Object.entries(body).filter(([key]) => key !== 'SESSID'))
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
