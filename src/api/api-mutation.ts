import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { callApi } from './client.ts'
import type { AnyOperation, Data, Input } from './operation.ts'
import type { CallOptions } from './send.ts'

/**
 * Mutation options of a writing operation: what the contract names in `x-invalidates` is read again before the
 * mutation counts as done.
 */
export function apiMutation<Op extends AnyOperation>(operation: Op) {
  return mutationOptions<Data<Op>, Error, Input<Op> & { options?: CallOptions }>({
    mutationKey: [operation.id],
    mutationFn: (variables, { client }) => callApi(client, operation, variables, variables.options),
    onSuccess: (_data, _variables, _result, { client }) => invalidateAfter(client, operation),
  })
}

/** Makes stale what a write of this operation changes, and waits for the queries on screen. */
export async function invalidateAfter(queryClient: QueryClient, operation: AnyOperation): Promise<void> {
  const ids = new Set<unknown>(operation.invalidates)
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => ids.has(queryKey[0]) })
}
