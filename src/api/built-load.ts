import type { QueryExecuteOptions, QueryKey } from '@tanstack/react-query'
import { type ApiProblem, isProblem } from './api-problem.ts'
import type { AppContext } from './app-context.ts'
import { loadPage, pageProblem } from './page-load.ts'

/** What a loader throws when the backend has not built an operation yet. */
export class NotBuilt extends Error {
  readonly operation: string

  constructor({ operation }: ApiProblem) {
    super(`${operation.id} is not built`)
    this.operation = operation.id
  }
}

/**
 * As `loadPage`, for a call that names no thing by an address: that it is not found can only mean that it isn't there.
 * @throws NotBuilt where the operation is missing
 */
export async function loadBuilt<T, Key extends QueryKey>(
  context: AppContext,
  options: QueryExecuteOptions<T, Error, T, T, Key>,
): Promise<T> {
  try {
    return await loadPage(context, options)
  } catch (failure) {
    const problem = pageProblem(context, options)
    throw isNotBuilt(problem) ? new NotBuilt(problem) : failure
  }
}

/** The backend answers as `docs/backend.md` says of what it lacks: 501, or 404 with the code `404`. */
export function isNotBuilt(problem: unknown): problem is ApiProblem {
  return (
    isProblem(problem) && (problem.httpStatus === 501 || (problem.httpStatus === 404 && problem.is('404')))
  )
}
