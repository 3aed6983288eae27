import { withSetCookies } from '../../src/lib/http-messages.ts'
import type { SandboxProblem } from './problems.ts'

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** The envelope of a success. */
export function successEnvelope(data: unknown) {
  return { status: 'success', data, errors: [] }
}

/** A JSON answer that still knows what it says, so that nobody has to parse it again. */
class JsonResponse extends Response {
  readonly #content: unknown
  /** The body. */
  readonly written: string

  constructor(content: unknown, init: ResponseInit) {
    const written = typeof content === 'string' ? content : JSON.stringify(content)
    super(written, init)
    this.written = written
    this.#content = content
  }

  get content(): unknown {
    return typeof this.#content === 'string' ? JSON.parse(this.#content) : this.#content
  }
}

/** Any JSON answer; never kept by a cache (R-API-06). @param body a value, or JSON text that is there already */
export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  const { 'set-cookie': cookie, ...plain } = headers
  const response = new JsonResponse(body, { status, headers: { ...jsonHeaders, ...plain } })
  return withSetCookies(response, cookie === undefined ? [] : [cookie])
}

/** What a JSON answer of the sandbox says; `undefined` for any other answer. */
export function contentOf(response: Response): unknown {
  return response instanceof JsonResponse ? response.content : undefined
}

/** The body of a JSON answer as text, without reading its stream; `undefined` for any other answer. */
export function writtenText(response: Response): string | undefined {
  return response instanceof JsonResponse && !response.bodyUsed ? response.written : undefined
}

/** The envelope of a refusal, or of an error status. */
export function problemResponse({ status, errors, data, headers }: SandboxProblem): Response {
  return jsonResponse({ status: 'error', data, errors }, status, headers)
}
