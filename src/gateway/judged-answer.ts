import type { AnswerShapes, DeclaredAnswer, Misfit } from './answer-shapes.ts'
import type { GatewayOperation } from './operation-matcher.ts'
import { leaksToken, takeToken } from './session-token.ts'

/** An answer of the backend after it was compared with the contract. */
export interface JudgedAnswer {
  /** The body for the browser; undefined when the answer breaks the contract, so the call fails. */
  text: string | undefined
  /** The operation succeeded. */
  isSuccess: boolean
  /** The token that the operation gave, removed from `text`. */
  token?: string
  /** Where the backend breaks the contract, for the log. */
  misfit?: Misfit
}

/** What a misfit expects where the answer holds a token; its text is never logged. */
export const noToken = 'no token'

/** A refusal with nothing but its status. */
const silentRefusal = JSON.stringify({ status: 'error', data: null, errors: [] })

/**
 * Compares an answer with the contract, so that screens get only what their types promise. A refusal stays a refusal; its
 * `data` is dropped when it breaks the contract. An answer with a token where the contract has none is broken whole.
 * @param ownToken the visitor's own
 */
export function judgeAnswer(
  shapes: AnswerShapes,
  operation: GatewayOperation,
  { status, json }: { status: number; json: Uint8Array | undefined },
  ownToken?: string,
): JudgedAnswer {
  const isOk = status >= 200 && status < 300
  const isRedirection = status >= 300 && status < 400
  const isSession = operation.opensSession !== undefined
  const text = json && decoded(json, isSession)
  const body = text === undefined ? undefined : parsed(text)
  if (text === undefined || !isRecord(body) || isRedirection) {
    const misfit = { pointer: '', expected: 'a JSON object as application/json' }
    return { text: isOk || isRedirection ? undefined : silentRefusal, isSuccess: false, misfit }
  }
  const declared = shapes(operation.id, isOk ? 200 : status)
  const isRefused = !isOk || isRefusal(body)
  if ((isRefused || !isSession) && leaksToken(text, body, ownToken))
    return { text: undefined, isSuccess: false, misfit: { pointer: '/data/token', expected: noToken } }
  if (isRefused) return refusal(text, body, declared)
  const misfit = declared?.success(body)
  if (misfit) return { text: undefined, isSuccess: false, misfit }
  if (!isSession) return { text, isSuccess: true }
  const taken = takeToken(text, body)
  return taken
    ? { ...taken, isSuccess: true }
    : { text: undefined, isSuccess: false, misfit: { pointer: '/data/token', expected: 'one clean token' } }
}

function refusal(text: string, body: Json, declared: DeclaredAnswer | undefined): JudgedAnswer {
  const found = declared?.refusalData(body['data'] ?? null)
  if (!found) return { text, isSuccess: false }
  const misfit = { ...found, pointer: `/data${found.pointer}` }
  return { text: JSON.stringify({ ...body, data: null }), isSuccess: false, misfit }
}

/** As the shop's client reads it (R-CART-07, R-AUTH-07, R-PROD-06, R-ORDER-22). */
function isRefusal({ status, data, errors }: Json): boolean {
  if (status === 'error' || data === null || data === undefined) return true
  if (Array.isArray(errors) && errors.length > 0) return true
  if (!isRecord(data)) return false
  return (data['is_success'] ?? data['isSuccess'] ?? true) !== true
}

/** @param strict keeps a byte order mark, which is not valid JSON */
function decoded(json: Uint8Array, strict: boolean): string {
  return new TextDecoder('utf-8', { ignoreBOM: strict }).decode(json)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type Json = Record<string, unknown>

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
