import { ApiProblem, type ProblemReason } from './api-problem.ts'
import type { AnyOperation, Data, ErrorCode, ProblemData } from './operation.ts'

/** What openapi-fetch gives: parsed JSON under `data` for 2xx, under `error` (JSON or text) otherwise. */
export interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}

/**
 * Takes `data` out of the envelope. Refused is an answer with another status than 2xx, whose `status` is 'error',
 * whose `errors` is not empty, whose `data` is null, or whose `is_success` / `isSuccess` is there and not true
 * (R-CART-07, R-AUTH-07, R-PROD-06, R-ORDER-22).
 */
export function readAnswer<Op extends AnyOperation>(
  operation: Op,
  { data: body, error, response }: Answer,
  onUnauthorized?: () => void,
): Data<Op> {
  const envelope = record(response.ok ? body : error)
  const reasons = readReasons<Op>(envelope)
  const data = envelope['data']
  const success = record(data)['is_success'] ?? record(data)['isSuccess'] ?? true
  if (
    response.ok &&
    envelope['status'] !== 'error' &&
    reasons.length === 0 &&
    data != null &&
    success === true
  )
    return data as Data<Op>
  if (response.status === 401) onUnauthorized?.()
  throw new ApiProblem({
    operation,
    httpStatus: response.status,
    reasons,
    data: (data ?? null) as ProblemData<Op> | null,
  })
}

function readReasons<Op extends AnyOperation>(
  envelope: Record<string, unknown>,
): ProblemReason<ErrorCode<Op>>[] {
  const { errors } = envelope
  if (!Array.isArray(errors)) return []
  return errors.map((entry: unknown) => {
    const { code, message, field } = record(entry)
    const reason: ProblemReason<ErrorCode<Op>> = {
      code: String(code) as ErrorCode<Op>,
      message: typeof message === 'string' ? message : '',
    }
    if (typeof field === 'string') reason.field = field
    return reason
  })
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
