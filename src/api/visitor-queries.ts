import { hashKey, type Query, type QueryClient } from '@tanstack/react-query'
import type { getHeader } from '../generated/operations.ts'
import { isProblem } from './api-problem.ts'
import { headerQuery } from './client.ts'
import type { Data } from './operation.ts'

/**
 * The same visitor with other rights: everything that depends on who asks is read again. What is on screen stays
 * meanwhile, so that nothing that is being typed is lost; what is refused now goes.
 */
export async function rereadVisitorQueries(
  queryClient: QueryClient,
  except: readonly (readonly unknown[])[],
): Promise<void> {
  const kept = new Set(except.map((key) => hashKey(key)))
  const isVisitors = (query: Query) => query.meta?.['varies'] !== 'none' && !kept.has(query.queryHash)
  queryClient.removeQueries({ type: 'inactive', predicate: isVisitors })
  await queryClient.invalidateQueries({ type: 'active', predicate: isVisitors })
  await queryClient.resetQueries({
    type: 'active',
    predicate: (query) =>
      isVisitors(query) && isProblem(query.state.error) && [403, 404].includes(query.state.error.httpStatus),
  })
}

/**
 * Another visitor now (login, logout, other company): everything that depends on who asks is dropped, since prices
 * and rights differ; what is on screen is read again.
 * @param except keys that stay, such as the header that was read just now
 */
export async function dropVisitorQueries(
  queryClient: QueryClient,
  except: readonly (readonly unknown[])[] = [],
): Promise<void> {
  const kept = new Set(except.map((key) => hashKey(key)))
  const isVisitors = (query: { meta?: Record<string, unknown> | undefined; queryHash: string }) =>
    query.meta?.['varies'] !== 'none' && !kept.has(query.queryHash)
  queryClient.removeQueries({ type: 'inactive', predicate: isVisitors })
  // What belongs to customers may not be read by a guest: on a page that waits for a new login it stays as it is.
  const isGuest =
    queryClient.getQueryData<Data<typeof getHeader>>(headerQuery.queryKey)?.userData.isAuthorized === false
  await queryClient.resetQueries({
    type: 'active',
    predicate: (query) => isVisitors(query) && !(isGuest && query.meta?.['auth'] === 'token'),
  })
}
