import { ApiProblem, type ProblemReason } from './api-problem.ts'
import type { AnyOperation, Data, ErrorCode, ProblemData } from './operation.ts'

/** What openapi-fetch gives: parsed JSON under `data` for 2xx, under `error` (JSON or text) otherwise. */
export interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}

/** What follows from an answer besides its data. */
export interface AnswerReactions {
  onUnauthorized?: (() => void) | undefined
  onRightRefused?: (() => void) | undefined
}

interface Success<Op extends AnyOperation> {
  data: Data<Op>
}
interface Refusal<Op extends AnyOperation> {
  data?: ProblemData<Op> | null
  errors?: readonly (ProblemReason<ErrorCode<Op>> | null)[]
}

/**
 * Takes `data` out of the envelope. Refused is an answer with another status than 2xx, whose `status` is 'error',
 * whose `errors` is not empty, whose `data` is null, or whose `is_success` / `isSuccess` is there and not true
 * (R-CART-07, R-AUTH-07, R-PROD-06, R-ORDER-22). What stands inside of `data` is the contract's word: nothing checks it.
 */
export function readAnswer<Op extends AnyOperation>(
  operation: Op,
  { data: body, error, response }: Answer,
  { onUnauthorized, onRightRefused }: AnswerReactions = {},
): Data<Op> {
  const envelope = response.ok ? body : error
  if (response.ok && isSuccess<Op>(envelope)) return envelope.data
  if (response.status === 401) onUnauthorized?.()
  const { data = null, errors = [] } = isRefusal<Op>(envelope) ? envelope : {}
  const reasons = errors.map((reason) => readReason(reason))
  if (response.status === 403 || reasons[0]?.code === 'actionNotAllowed') onRightRefused?.()
  throw new ApiProblem({ operation, httpStatus: response.status, reasons, data, cause: response })
}

function isSuccess<Op extends AnyOperation>(envelope: unknown): envelope is Success<Op> {
  if (!isRecord(envelope)) return false
  const { status, data, errors } = envelope
  const { is_success: done, isSuccess: isDone } = isRecord(data) ? data : {}
  const isRefused = status === 'error' || (Array.isArray(errors) && errors.length > 0)
  return !isRefused && data != null && (done ?? isDone ?? true) === true
}

function isRefusal<Op extends AnyOperation>(envelope: unknown): envelope is Refusal<Op> {
  return isRecord(envelope) && (envelope['errors'] === undefined || Array.isArray(envelope['errors']))
}

/** A reason as the contract has it, whatever a backend leaves out. */
function readReason<Code extends string>(reason: ProblemReason<Code> | null): ProblemReason<Code> {
  const { code, message, field }: Partial<ProblemReason<Code>> = reason ?? {}
  return {
    code,
    message: typeof message === 'string' ? message : '',
    ...(typeof field === 'string' && { field }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
