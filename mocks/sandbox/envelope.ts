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

  constructor(content: unknown, init: ResponseInit) {
    super(typeof content === 'string' ? content : JSON.stringify(content), init)
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

/** The envelope of a refusal, or of an error status. */
export function problemResponse({ status, errors, data, headers }: SandboxProblem): Response {
  return jsonResponse({ status: 'error', data, errors }, status, headers)
}
