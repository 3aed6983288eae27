import { parseCookies } from '../lib/cookies.ts'
import { requestWith, responseWith } from '../lib/http-messages.ts'
import type { Misfit } from './answer-shapes.ts'
import { BodyTooLarge, readBounded, upTo } from '../lib/bounded-body.ts'
import { boundedFile } from './bounded-file.ts'
import { createByteRoom } from './byte-room.ts'
import { refuseForeign } from './foreign-requests.ts'
import { type FailedLogin, failedLogin } from './failed-login.ts'
import { hasSession, requestHeaders, responseHeaders, tokenOf } from './forwarded-headers.ts'
import type { GatewayContract } from './gateway-contract.ts'
import { type JudgedAnswer, judgeAnswer, noToken } from './judged-answer.ts'
import type { GatewayOperation } from './operation-matcher.ts'
import { createPlaces, type PlaceLimits } from './places.ts'
import { gatewayRefusal } from './refusals.ts'
import { type CallBody, openBody, refuseBody } from './request-body.ts'
import { dropToken, isToken, keepToken, relaySessionCookies, renamedCookies } from './session-cookies.ts'
import { settled, type TimeLimit, timeLimit } from './time-limit.ts'

/** Facts about a request that the request itself doesn't contain. */
export interface GatewayMeta {
  /** The visitor came by https, so cookies are `Secure`. */
  secure?: boolean
  clientAddress?: string
  /** The outermost socket and the Host header are loopback; only the sandbox asks. */
  loopback?: boolean
}

/** The backend, real or sandbox. Rejects when there is no answer. */
export type Backend = (request: Request, meta: GatewayMeta) => Promise<Response>

/** An answer of the backend that breaks the contract. */
export interface BrokenAnswer extends Misfit {
  operation: string
  status: number
  /** The call as the browser made it. */
  request: Request
  /** What the backend said; nothing when it was the answer to a session call or no text. */
  text?: string
}

/** Times are in milliseconds, sizes in bytes. */
export interface GatewayOptions {
  backend: Backend
  contract: GatewayContract
  /** The sandbox is the backend: `Prefer` and the sandbox's cookies pass. */
  sandbox: boolean
  onBrokenAnswer: (broken: BrokenAnswer) => void
  /** Called for every login that wasn't let in, with what was typed: only a keyed hash of it may be logged. */
  onLoginFailed?: (failed: FailedLogin) => void
  timeout?: number
  maxRequestBytes?: number
  maxAnswerBytes?: number
  /** All bodies that are held at once. */
  maxBodiesBytes?: number
  /** All uploads that are under way at once. */
  maxUploadsBytes?: number
  uploadPlaces?: Partial<PlaceLimits>
}

/** Uploads at once; more wait, and their bodies are not read meanwhile. */
const uploadPlaces: PlaceLimits = { all: 4, each: 2, waiting: 24, patience: 10_000 }

/** The session gateway between browser and backend. Never rejects. */
export type Gateway = (request: Request, meta?: GatewayMeta) => Promise<Response>

const mebibyte = 1024 * 1024
/** A file of the contract has at most 10 MiB. */
const longestFile = 16 * mebibyte

/**
 * Hides the token of a logged-in visitor from scripts (O-68): the browser has it in an HttpOnly cookie, the backend gets
 * it in `Authorization-Token`. Refuses calls from other sites and from the address bar, limits time and size of
 * every call, and compares answers with the contract: an answer that breaks it is a failed call.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { backend, contract, sandbox, onBrokenAnswer } = options
  const timeout = options.timeout ?? 10_000
  const maxAnswerBytes = options.maxAnswerBytes ?? 8 * mebibyte
  const limits = {
    bodyBytes: options.maxRequestBytes ?? mebibyte,
    bodies: createByteRoom(options.maxBodiesBytes ?? 32 * mebibyte),
    uploads: createByteRoom(options.maxUploadsBytes ?? 128 * mebibyte),
    uploadPlaces: createPlaces({ ...uploadPlaces, ...options.uploadPlaces }),
  }

  return async (request, meta = {}) => {
    const operation = contract.matchOperation(request.method, new URL(request.url).pathname)
    if (!operation) return refuseForeign(request) ?? gatewayRefusal(404, '404')
    const refused =
      refuseForeign(request, operation.answersFile) ??
      refuseVisitor(request, operation, meta) ??
      refuseBody(request, operation, limits)
    if (refused) return refused
    const limit = timeLimit(timeout)
    const body = await openBody(request, operation, limits, {
      visitor: meta.clientAddress ?? '',
      onProgress: limit.renew,
    })
    if (body instanceof Response) return body
    try {
      // The time for reading the body doesn't count as the backend's.
      limit.renew()
      return await answer(request, { operation, body, limit, meta })
    } finally {
      limit.end()
      body.release()
    }
  }

  async function answer(request: Request, { operation, body, limit, meta }: Call): Promise<Response> {
    const secure = meta.secure ?? false
    const token = carriesToken(operation) ? tokenOf(request.headers, secure) : undefined
    // When the visitor leaves, reads are cancelled. Writes go on to their end: a write cut off has an unknown result.
    const givenUp = operation.effect === 'read' ? [request.signal] : []
    const call = async (callToken: string | undefined): Promise<BackendAnswer> => {
      const headers = requestHeaders(request.headers, {
        token: callToken,
        declared: contract.declaredHeaders(operation.id),
        sandbox,
        secure,
        opensSession: operation.opensSession !== undefined,
        ...(meta.clientAddress ? { clientAddress: meta.clientAddress } : {}),
      })
      const signal = AbortSignal.any([...givenUp, limit.signal])
      const outgoing = requestWith(request.url, {
        method: request.method,
        headers,
        signal,
        redirect: 'manual',
        body: body.content,
      })
      const response = await settled(backend(outgoing, meta), signal)
      // Read here, so that the time-out covers the body: a backend may stall in the middle of an answer.
      const json = isJson(response.headers)
        ? await settled(readBounded(response.body, upTo(maxAnswerBytes)), signal)
        : undefined
      const { status, body: file } = response
      if (!json && operation.answersFile && response.ok)
        return { status, headers: response.headers, json, file }
      // Only the status of such an answer is used.
      if (!json) file?.cancel().catch(() => undefined)
      return { status, headers: response.headers, json }
    }

    try {
      const first = await call(token)
      // A backend in this process may have answered that it couldn't read what was broken off here.
      const failure = body.failure()
      if (failure) return failure
      const isExpired = first.status === 401 && token !== undefined
      const last = isExpired && mayRepeat(operation, body) ? await call(undefined) : first
      if (last.status < 200) return gatewayRefusal(504, 'noAnswer')
      if (last.file !== undefined) return relayFile(last, { request, operation, token, secure, isExpired })
      return relay(last, { request, operation, body, meta, token, secure, isExpired })
    } catch (error) {
      return (
        body.failure() ??
        (error instanceof BodyTooLarge ? gatewayRefusal(502, 'internal') : gatewayRefusal(504, 'noAnswer'))
      )
    }
  }

  /** Passes a file on unread, up to the longest file of the contract; it is never shown on the shop's origin. */
  function relayFile(came: BackendAnswer, relayed: Relayed): Response {
    const headers = responseHeaders(came.headers, { sandbox })
    const length = came.headers.get('content-length')
    if (length !== null && !came.headers.has('content-encoding')) headers.set('Content-Length', length)
    if (!/^attachment\b/i.test(headers.get('content-disposition') ?? ''))
      headers.set('Content-Disposition', 'attachment')
    headers.set('Content-Security-Policy', "sandbox; default-src 'none'")
    setCookies(headers, came, relayed)
    const body = came.file && boundedFile(came.file, { mostBytes: longestFile, stalledAfter: timeout })
    return responseWith(body ?? null, { status: came.status, headers })
  }

  function relay(came: BackendAnswer, relayed: Relayed & Pick<Call, 'body' | 'meta'>): Response {
    const { request, operation, body, meta } = relayed
    const judged = judgeAnswer(contract.answerShapes, operation, came, relayed.token)
    if (!judged.isSuccess && body.content instanceof Uint8Array) {
      const failed = failedLogin(operation, body.content, { status: came.status, text: judged.text })
      if (failed) options.onLoginFailed?.({ ...failed, address: meta.clientAddress })
    }
    if (judged.misfit) {
      const isSecret =
        operation.opensSession !== undefined || judged.misfit.expected === noToken || !came.json
      const text = isSecret ? {} : { text: new TextDecoder().decode(came.json) }
      onBrokenAnswer({ ...judged.misfit, ...text, operation: operation.id, status: came.status, request })
    }
    const broken = judged.text === undefined ? gatewayRefusal(502, 'internal') : undefined
    const headers = responseHeaders(broken?.headers ?? came.headers, { sandbox })
    headers.set('Content-Type', 'application/json')
    // A backend can't claim to be the gateway.
    if (broken) headers.set('X-Gateway', 'internal')
    setCookies(headers, came, relayed, judged)
    return responseWith(broken?.body ?? judged.text ?? null, {
      status: broken?.status ?? came.status,
      headers,
    })
  }
}

interface Call {
  operation: GatewayOperation
  body: CallBody
  limit: TimeLimit
  meta: GatewayMeta
}

interface BackendAnswer {
  /** The bytes of a file that is passed on. */
  file?: ReadableStream<Uint8Array> | null
  status: number
  headers: Headers
  /** Absent when the answer doesn't call itself JSON. */
  json: Uint8Array | undefined
}

interface Relayed {
  request: Request
  operation: GatewayOperation
  token: string | undefined
  secure: boolean
  /** The backend rejected the visitor's token (O-69). */
  isExpired: boolean
}

/** The backend's `SID`, and the token: kept, given, or dropped. */
function setCookies(
  headers: Headers,
  came: BackendAnswer,
  { request, operation, token, secure, isExpired }: Relayed,
  judged?: JudgedAnswer,
): void {
  const add = (line: string) => headers.append('Set-Cookie', line)
  const opensSession = judged?.token !== undefined
  relaySessionCookies(came.headers.getSetCookie(), { secure, opensSession }).forEach(add)
  if (isExpired) {
    add(dropToken(secure))
    headers.set('X-Session', 'expired')
  } else if (operation.id === 'logout' && judged?.isSuccess) add(dropToken(secure))
  else if (judged?.token !== undefined) add(keepToken(judged.token, secure))
  else if (token !== undefined && isToken(token)) add(keepToken(token, secure))
  if (!secure) return
  const set = new Set(headers.getSetCookie().flatMap((line) => line.split('=', 1)))
  renamedCookies(parseCookies(request.headers.get('cookie')), set).forEach(add)
}

/** Refuses what the visitor's session doesn't allow, before the body is read. */
function refuseVisitor(
  request: Request,
  operation: GatewayOperation,
  { secure = false }: GatewayMeta,
): Response | undefined {
  const token = tokenOf(request.headers, secure)
  if (request.body && operation.auth === 'token' && token === undefined)
    return gatewayRefusal(401, 'unauthorized')
  // A file is long, and without a session no SESSID in it is good: nothing of it is read.
  if (request.body && operation.uploadBytes !== undefined && !hasSession(request.headers, secure))
    return gatewayRefusal(403, 'sessidInvalid')
  // Registration would replace the session of a logged-in visitor.
  if (operation.opensSession === 'guest' && token !== undefined) return gatewayRefusal(403, 'forbidden')
  return undefined
}

/** Operations that open a session get no token: an expired one would make them fail. */
function carriesToken(operation: GatewayOperation): boolean {
  return operation.effect !== 'session' || operation.id === 'logout'
}

/** Only reads that guests may make are repeated without the token; writes never are (O-69). */
function mayRepeat({ auth, effect }: GatewayOperation, { content }: CallBody): boolean {
  return auth === 'guest' && effect === 'read' && !(content instanceof ReadableStream)
}

function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}
