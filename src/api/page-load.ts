import { CancelledError, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query'
import { data, replace } from 'react-router'
import { ApiProblem } from './api-problem.ts'
import type { AppContext } from './app-context.ts'
import { pageErrorStatus } from './page-error.ts'
import { atStore, tabStore } from './tab-store.ts'

/** What a failed page load carries to the error page. */
export interface PageFailure {
  /** Message of the backend for the visitor; empty when it gave none. */
  message: string
}

type Query<T, Key extends QueryKey> = QueryExecuteOptions<T, Error, T, T, Key>

/**
 * For a loader: what the page can't be drawn without. Cached data that is still fresh is used.
 * @throws a route error with the status of `pageErrorStatus`; in a client navigation without any answer the old
 *   page stays
 */
export async function loadPage<T, Key extends QueryKey>(
  context: AppContext,
  options: Query<T, Key>,
): Promise<T> {
  try {
    return await context.queryClient.query(atStore(options, tabStore(context.queryClient)))
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    if (error.isNetwork && !context.isServer && context.onNoConnection) {
      context.onNoConnection()
      throw replace(location.pathname + location.search + location.hash)
    }
    throw data({ message: error.errors[0]?.message ?? '' } satisfies PageFailure, {
      status: pageErrorStatus(error),
    })
  }
}

/**
 * For a loader: what the page shows where it is, but can be drawn without (R-ERR-19, O-27). A failure leaves the
 * query without data; its region shows 'Повторить'. A call that nobody waits for any more is no failure.
 */
export async function loadOptional<T, Key extends QueryKey>(
  context: AppContext,
  options: Query<T, Key>,
): Promise<T | undefined> {
  try {
    return await context.queryClient.query(atStore(options, tabStore(context.queryClient)))
  } catch (error) {
    if (error instanceof ApiProblem || error instanceof CancelledError) return undefined
    throw error
  }
}
