import type { SandboxProblem } from './problems.ts'

const jsonHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** The envelope of a success. */
export function successEnvelope(data: unknown) {
  return { status: 'success', data, errors: [] }
}

/** Any JSON answer; never kept by a cache (R-API-06). */
export function jsonResponse(
  body: unknown,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { ...jsonHeaders, ...headers },
  })
}

/** The envelope of a refusal, or of an error status. */
export function problemResponse({ status, errors, data, headers }: SandboxProblem): Response {
  return jsonResponse({ status: 'error', data, errors }, status, headers)
}
