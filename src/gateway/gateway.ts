import { requestWith, responseWith } from '../lib/http-messages.ts'
import { BodyTooLarge, readBounded } from './bounded-body.ts'
import { requestHeaders, responseHeaders, tokenOf } from './forwarded-headers.ts'
import type { GatewayOperation, OperationMatcher } from './operation-matcher.ts'
import { gatewayRefusal } from './refusals.ts'
import { dropToken, isToken, keepToken, relaySessionCookies, tokenPlaceholder } from './session-cookies.ts'

/** What the gateway is told of a request beyond the request itself. */
export interface GatewayMeta {
  /** The visitor came by https, so cookies are `Secure`. */
  secure?: boolean
  clientAddress?: string
  /** The outermost socket and the Host header are loopback; only the sandbox asks. */
  loopback?: boolean
}

/** The backend, real or sandbox: a call in the terms of the contract. It rejects when there is no answer. */
export type Backend = (request: Request, meta: GatewayMeta) => Promise<Response>

/** What a gateway is made of. Times are in milliseconds, sizes in bytes. */
export interface GatewayOptions {
  backend: Backend
  matchOperation: OperationMatcher
  /** The sandbox is the backend: `Prefer` and the sandbox's cookies pass. */
  sandbox: boolean
  timeout?: number
  maxRequestBytes?: number
  maxUploadBytes?: number
  maxAnswerBytes?: number
}

/** The session gateway: a call as the browser makes it, an answer as the browser may see it. Never rejects. */
export type Gateway = (request: Request, meta?: GatewayMeta) => Promise<Response>

/**
 * Keeps the token of a logged-in visitor between the browser and the backend (O-68): it stands in an HttpOnly cookie
 * on one side and in `Authorization-Token` on the other, and no script ever reads it. Also the one place that refuses
 * calls coming from other sites or from the address bar, and that bounds time and size of every call.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { backend, matchOperation, sandbox } = options
  const timeout = options.timeout ?? 10_000
  const maxAnswerBytes = options.maxAnswerBytes ?? 8 * 1024 * 1024

  return async (request, meta = {}) => {
    const refused = refuseForeign(request)
    if (refused) return refused
    const secure = meta.secure ?? false
    const operation = matchOperation(request.method, new URL(request.url).pathname)
    const token = carriesToken(operation) ? tokenOf(request.headers) : undefined
    let body: Uint8Array<ArrayBuffer> | undefined
    try {
      body = await requestBody(request, options)
    } catch (error) {
      return error instanceof BodyTooLarge
        ? gatewayRefusal(413, 'tooLarge')
        : gatewayRefusal(400, 'validation')
    }

    // Whoever leaves wants no answer to what was read; what is written is done to its end all the same, or nobody would
    // know how far it came.
    const givenUp = isRead(operation, request.method) ? [request.signal] : []
    const call = async (callToken: string | undefined): Promise<Response> => {
      const headers = requestHeaders(request.headers, {
        token: callToken,
        sandbox,
        ...(meta.clientAddress ? { clientAddress: meta.clientAddress } : {}),
      })
      const signal = AbortSignal.any([...givenUp, AbortSignal.timeout(timeout)])
      const outgoing = requestWith(request.url, {
        method: request.method,
        headers,
        signal,
        redirect: 'manual',
        body,
      })
      const answer = await settled(backend(outgoing, meta), signal)
      if (!isJson(answer.headers)) return answer
      // Read here, so that the time-out covers the body too: a backend may stall in the middle of an answer.
      const bytes = await settled(readBounded(answer.body, maxAnswerBytes), signal)
      return responseWith(bodyless(answer.status) ? null : bytes, answer)
    }

    try {
      const first = await call(token)
      if (first.status !== 401 || token === undefined) return await relay(first, { operation, token, secure })
      const repeated = mayRepeat(operation) ? await call(undefined) : first
      return await relay(repeated, { operation, token: undefined, secure, expired: true })
    } catch (error) {
      if (error instanceof BodyTooLarge) return gatewayRefusal(502, 'internal')
      return gatewayRefusal(504, 'noAnswer')
    }
  }
}

/** Login and its kin open a session: a token left over from an older one must not make them fail. */
function carriesToken(operation: GatewayOperation | undefined): boolean {
  return operation?.effect !== 'session' || operation.id === 'logout'
}

/** Only reads that guests may make are made again without the token; writes never are (O-69). */
function mayRepeat(operation: GatewayOperation | undefined): boolean {
  return operation?.auth === 'guest' && operation.effect === 'read'
}

function isRead(operation: GatewayOperation | undefined, method: string): boolean {
  return operation ? operation.effect === 'read' : method === 'GET' || method === 'HEAD'
}

/** no call from another site, and none from the address bar, a frame or a plug-in. */
function refuseForeign(request: Request): Response | undefined {
  const destination = request.headers.get('sec-fetch-dest')
  if (destination !== null && ['document', 'iframe', 'frame', 'embed', 'object'].includes(destination)) {
    return gatewayRefusal(403, 'forbidden')
  }
  if (request.headers.get('sec-fetch-site') === 'cross-site') return gatewayRefusal(403, 'forbidden')
  const origin = request.headers.get('origin')
  if (origin !== null && request.method !== 'GET' && request.method !== 'HEAD') {
    const host = request.headers.get('host') ?? new URL(request.url).host
    if (!URL.canParse(origin) || new URL(origin).host !== host) return gatewayRefusal(403, 'forbidden')
  }
  return undefined
}

async function requestBody(
  request: Request,
  options: GatewayOptions,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return undefined
  const upload = request.headers.get('content-type')?.startsWith('multipart/') ?? false
  const limit = upload
    ? (options.maxUploadBytes ?? 64 * 1024 * 1024)
    : (options.maxRequestBytes ?? 1024 * 1024)
  return readBounded(request.body, limit)
}

interface Call {
  operation: GatewayOperation | undefined
  token: string | undefined
  secure: boolean
  /** The visitor's token turned out to be no good (O-69). */
  expired?: boolean
}

async function relay(answer: Response, { operation, token, secure, expired }: Call): Promise<Response> {
  const headers = responseHeaders(answer.headers)
  for (const line of relaySessionCookies(answer.headers.getSetCookie(), secure))
    headers.append('Set-Cookie', line)
  let body: BodyInit | null = answer.body
  let given: string | undefined
  if (isJson(answer.headers)) {
    const text = await answer.text()
    const hidden = text.includes('"token"') ? hideToken(text) : undefined
    given = hidden?.token
    body = hidden ? hidden.text : text
  }
  if (operation?.id === 'logout' && answer.ok) headers.append('Set-Cookie', dropToken(secure))
  else if (given !== undefined) headers.append('Set-Cookie', keepToken(given, secure))
  else if (token !== undefined && isToken(token)) headers.append('Set-Cookie', keepToken(token, secure))
  if (expired) {
    headers.append('Set-Cookie', dropToken(secure))
    headers.set('X-Session', 'expired')
  }
  return responseWith(bodyless(answer.status) ? null : body, { status: answer.status, headers })
}

/** Takes `data.token` out of an answer, whichever operation gave it; the shape of the answer stays (O-68). */
function hideToken(text: string): { token: string | undefined; text: string } | undefined {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(answer) || !isRecord(answer['data']) || typeof answer['data']['token'] !== 'string')
    return undefined
  const token = answer['data']['token']
  const hidden = { ...answer, data: { ...answer['data'], token: tokenPlaceholder } }
  return { token: isToken(token) ? token : undefined, text: JSON.stringify(hidden) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isJson(headers: Headers): boolean {
  return /^application\/(?:[\w.+-]+\+)?json\b/i.test(headers.get('content-type') ?? '')
}

function bodyless(status: number): boolean {
  return status === 204 || status === 205 || status === 304
}

/** A backend that ignores its signal is left behind all the same. */
function settled<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abandon = () => reject(signal.reason)
    if (signal.aborted) abandon()
    signal.addEventListener('abort', abandon, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abandon))
  })
}
