import { hashKey, type QueryClient } from '@tanstack/react-query'
import { atStore, isStockRead, nameStore } from './tab-store.ts'

/**
 * From now on this tab names its store. What is on screen is read first and changes at once, so nothing is seen half.
 * @throws {ApiProblem} as the reads; then everything stays as it was
 */
export async function readAtStore(queryClient: QueryClient, store: string): Promise<void> {
  const shown = queryClient.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey }) => isStockRead(queryKey),
  })
  const reads = new Map(
    shown.flatMap(({ queryKey, options: { queryFn }, meta }) => {
      const key = atStore({ queryKey }, store).queryKey
      return typeof queryFn === 'function'
        ? [[hashKey(key), { queryKey: key, queryFn, ...(meta && { meta }), staleTime: 0 }] as const]
        : []
    }),
  )
  await Promise.all([...reads.values()].map(async (options) => queryClient.query(options)))
  nameStore(queryClient, store)
}
