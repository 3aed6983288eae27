import { responseWith, withSetCookies } from '../../src/lib/http-messages.ts'

/**
 * The part of a request that the sandbox reads; a web-standard `Request` fits. A server may pass a cheaper object,
 * which saves a quarter of the time of a small answer.
 */
export interface SandboxRequest {
  readonly method: string
  /** Absolute. */
  readonly url: string
  readonly headers: { get(name: string): string | null }
  readonly body: ReadableStream<Uint8Array> | null
  readonly signal: AbortSignal
}

/** An answer: JSON with its value, or any other response. */
export type Answer = JsonAnswer | Response

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** A JSON answer before it becomes a `Response`; never cached (R-API-06). */
export class JsonAnswer {
  readonly status: number
  /** In lower case, without the cookies. */
  readonly headers: Record<string, string>
  /** Lines of `Set-Cookie`. */
  readonly cookies: string[]
  /** The body. */
  readonly written: string
  readonly #content: unknown

  /** @param content a value, or JSON text */
  constructor(content: unknown, status = 200, headers: Readonly<Record<string, string>> = {}) {
    const { 'set-cookie': cookie, ...own } = headers
    this.status = status
    this.headers = { ...jsonHeaders, ...own }
    this.cookies = cookie === undefined ? [] : [cookie]
    this.written = typeof content === 'string' ? content : JSON.stringify(content)
    this.#content = content
  }

  /** The value of the answer. */
  get content(): unknown {
    return typeof this.#content === 'string' ? JSON.parse(this.#content) : this.#content
  }

  /** @param withBody false for the answer to HEAD */
  toResponse(withBody = true): Response {
    const { status, headers, cookies, written } = this
    return withSetCookies(new Response(withBody ? written : null, { status, headers }), cookies)
  }
}

/** The answer as a web-standard response. @param method that of the request: HEAD takes no body */
export function toResponse(answer: Answer, method: string): Response {
  const withBody = method !== 'HEAD'
  if (answer instanceof JsonAnswer) return answer.toResponse(withBody)
  return withBody || answer.type === 'error' ? answer : responseWith(null, answer)
}
