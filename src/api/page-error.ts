import type { ApiProblem } from './api-problem.ts'

/** Which page stands for a failed call, by its status: 404, 500, 523 (technical works), 401 and 403 of their own. */
export type PageErrorStatus = 401 | 403 | 404 | 500 | 523

/**
 * The status of the page that can't be drawn without this call (R-ERR-13 … R-ERR-19, X-07, X-08, X-10).
 * No answer at all is the technical page; a client navigation handles it before.
 */
export function pageErrorStatus(problem: ApiProblem): PageErrorStatus {
  const statusCode = readStatusCode(problem.data)
  if (problem.isNetwork || problem.is('techWork')) return 523
  if (problem.httpStatus === 401) return 401
  if (problem.httpStatus === 403 || problem.is('forbidden')) return 403
  if (problem.is('404') && !problem.operation.path.startsWith('/api/')) return 404
  if (statusCode !== undefined) return statusCode === 404 || statusCode === 523 ? statusCode : 500
  if (problem.httpStatus === 523) return 523
  if (problem.httpStatus >= 500) return 500
  // A 2xx that isn't of the contract is the backend's fault, not the visitor's address.
  if (problem.httpStatus < 300 && problem.errors.length === 0) return 500
  return 404
}

/**
 * HTTP status of the document when the backend limits calls or leads elsewhere (R-ERR-19). It may answer the next time, and
 * 404 would tell search engines that the address is gone.
 */
export function passingStatus(problem: ApiProblem): 502 | 503 | undefined {
  if (pageErrorStatus(problem) !== 404) return undefined
  if (problem.httpStatus === 429) return 503
  return problem.httpStatus >= 300 && problem.httpStatus < 400 ? 502 : undefined
}

function readStatusCode(data: unknown): number | undefined {
  if (typeof data !== 'object' || data === null || !('statusCode' in data)) return undefined
  return typeof data.statusCode === 'number' ? data.statusCode : undefined
}
