import { hashKey, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { getHeader } from '../generated/operations.ts'
import { type CallOptions, callApi, headerQuery } from './client.ts'
import type { AnyOperation, Data, Input } from './operation.ts'

/**
 * Query options of a reading operation. The key begins with the operation's name, so that `x-invalidates` needs
 * no parameters; `meta.varies` tells what must be dropped when the visitor changes.
 */
export function apiQuery<Op extends AnyOperation>(operation: Op, input: Input<Op>) {
  return queryOptions<Data<Op>, Error, Data<Op>, readonly [Op['id'], Input<Op>]>({
    queryKey: [operation.id, input],
    // Asks what the key says: `atStore` puts the tab's store there.
    queryFn: ({ client, signal, queryKey: [, asked] }) => callApi(client, operation, asked, { signal }),
    meta: { varies: operation.varies, operation: operation.id, auth: operation.auth },
  })
}

/**
 * As `apiQuery`, but the cache, and so the document, holds only what `keep` leaves of the answer: for answers that
 * say more than the page shows.
 * @param name tells this extract from the whole answer and from other extracts in the key
 */
export function extractQuery<Op extends AnyOperation, Kept>(
  operation: Op,
  input: Input<Op>,
  name: string,
  keep: (data: Data<Op>) => Kept,
) {
  return queryOptions<Kept, Error, Kept>({
    queryKey: [operation.id, input, name],
    // As it was made above: a wider key lets one variable hold extracts of several operations.
    queryFn: async ({ client, signal, queryKey }) =>
      keep(await callApi(client, operation, queryKey[1] as Input<Op>, { signal })),
    meta: { varies: operation.varies, operation: operation.id, auth: operation.auth },
  })
}

/**
 * Mutation options of a writing operation: what the contract names in `x-invalidates` is read again before the
 * mutation counts as done.
 */
export function apiMutation<Op extends AnyOperation>(operation: Op) {
  return mutationOptions<Data<Op>, Error, Input<Op> & { options?: CallOptions }>({
    mutationKey: [operation.id],
    mutationFn: ({ options, ...input }, { client }) =>
      // Rest of an intersection with a generic isn't narrowed back to Input<Op>; nothing else is in it.
      callApi(client, operation, input as unknown as Input<Op>, options),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAfter(client, operation),
  })
}

/** Makes stale what a write of this operation changes, and waits for the queries on screen. */
export async function invalidateAfter(queryClient: QueryClient, operation: AnyOperation): Promise<void> {
  const ids = new Set<unknown>(operation.invalidates)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => ids.has(queryKey[0]) })
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
