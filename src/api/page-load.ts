import { CancelledError, type QueryExecuteOptions, type QueryKey } from '@tanstack/react-query'
import { data, replace } from 'react-router'
import { serverAnswers } from '../lib/server-answers.ts'
import { ApiProblem } from './api-problem.ts'
import type { AppContext } from './app-context.ts'
import { pageErrorStatus, passingStatus } from './page-error.ts'
import { atStore, tabStore } from './tab-store.ts'

/** What a failed page load carries to the error page. */
export interface PageFailure {
  /** Message of the backend for the visitor; empty when it gave none. */
  message: string
  /** HTTP status of the document where it is another than that of the page; the next try may succeed. */
  passing?: 502 | 503
}

type Query<T, Key extends QueryKey> = QueryExecuteOptions<T, Error, T, T, Key>

/**
 * For a loader: what the page can't be drawn without. Cached data that is still fresh is used. The promise may be started
 * early and awaited late: its rejection never counts as unhandled.
 * @throws a route error with the status of `pageErrorStatus`; in a client navigation without any answer the old
 *   page stays
 */
export function loadPage<T, Key extends QueryKey>(context: AppContext, options: Query<T, Key>): Promise<T> {
  const loading = read(context, options).catch((error: unknown) => {
    throw routeError(context, error)
  })
  // Whoever awaits it still gets the rejection. A loader that throws before it awaits leaves nothing behind.
  loading.catch(() => undefined)
  return loading
}

/**
 * For a loader: what the page shows where it is, but can be drawn without (R-ERR-19, O-27). Never rejects: a failure
 * leaves the query without data, and its region shows 'Повторить'. A call that nobody waits for any more is no
 * failure; an error of the program is reported.
 */
export async function loadOptional<T, Key extends QueryKey>(
  context: AppContext,
  options: Query<T, Key>,
): Promise<T | undefined> {
  try {
    return await read(context, options)
  } catch (error) {
    if (!(error instanceof ApiProblem) && !(error instanceof CancelledError)) context.onError(error)
    return undefined
  }
}

/** What a query of `loadPage` was refused with, for a loader that has another page to show. */
export function pageProblem({ queryClient }: AppContext, { queryKey }: { queryKey: QueryKey }): unknown {
  return queryClient.getQueryState(atStore({ queryKey }, tabStore(queryClient)).queryKey)?.error
}

/**
 * For a loader: code that a part of the page is drawn with.
 * @throws the failure; in a client navigation without network the old page stays
 */
export async function loadCode(context: AppContext, load: () => Promise<unknown>): Promise<void> {
  try {
    await load()
  } catch (error) {
    throw (!context.isServer && !(await serverAnswers()) && oldPageStays(context)) || error
  }
}

function oldPageStays({ onNoConnection }: AppContext): Response | undefined {
  if (!onNoConnection) return undefined
  onNoConnection()
  return replace(location.pathname + location.search + location.hash)
}

async function read<T, Key extends QueryKey>(
  { queryClient }: AppContext,
  options: Query<T, Key>,
): Promise<T> {
  return queryClient.query(atStore(options, tabStore(queryClient)))
}

function routeError(context: AppContext, error: unknown): unknown {
  if (!(error instanceof ApiProblem)) return error
  const staying = error.isNetwork && !context.isServer && oldPageStays(context)
  if (staying) return staying
  const passing = passingStatus(error)
  const failure: PageFailure = { message: error.errors[0]?.message ?? '', ...(passing && { passing }) }
  return data(failure, { status: pageErrorStatus(error) })
}
