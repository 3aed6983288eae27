import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'
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
    meta: metaOf(operation),
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
    meta: metaOf(operation),
  })
}

/** What is known of a query by its operation: who drops it when the visitor changes, and who may read it, look here. */
export function metaOf({ varies, id, auth }: AnyOperation) {
  return { varies, operation: id, auth }
}
