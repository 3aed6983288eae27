import { ApiProblem } from '../api/api-problem.ts'
import { pageErrorStatus, passingStatus } from '../api/page-error.ts'

/** Which of the error pages stands for a failure. */
export type ErrorPageKind = 'notFound' | 'forbidden' | 'serverError' | 'technical'

export interface ErrorPageProps {
  /** The same address may be answered the next time. */
  canPass: boolean
}

/** The status of a route error (R-ERR-20); 500 when it bears none (R-ERR-21). */
export function routeErrorStatus(error: unknown): number {
  // A page that read in the browser what its loader didn't wait for.
  if (error instanceof ApiProblem) return pageErrorStatus(error)
  if (typeof error !== 'object' || error === null) return 500
  if ('statusCode' in error && isStatus(error.statusCode)) return error.statusCode
  if ('status' in error && isStatus(error.status)) return error.status
  if ('response' in error && typeof error.response === 'object' && error.response !== null) {
    if ('status' in error.response && isStatus(error.response.status)) return error.response.status
  }
  return 500
}

/** The page for a status (R-ERR-22 … R-ERR-24); 523 is the technical one, 403 of the personal area its own. */
export function errorPageKind(status: number, pathname: string): ErrorPageKind {
  if (status === 404) return 'notFound'
  if (status === 523) return 'technical'
  if (status >= 500 && status <= 599) return 'serverError'
  if (status === 403 && pathname.startsWith('/personal/')) return 'forbidden'
  return 'technical'
}

/** The backend's own words for the visitor, where the error carries some. */
export function routeErrorMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('data' in error)) return ''
  const { data } = error
  if (typeof data !== 'object' || data === null || !('message' in data)) return ''
  return typeof data.message === 'string' ? data.message : ''
}

/** HTTP status of the document while the failure may pass; undefined when the page's own status holds. */
export function passingErrorStatus(error: unknown): 502 | 503 | undefined {
  if (error instanceof ApiProblem) return passingStatus(error)
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined
  const { data } = error
  if (typeof data !== 'object' || data === null || !('passing' in data)) return undefined
  return data.passing === 502 || data.passing === 503 ? data.passing : undefined
}

function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 100 && value <= 599
}
