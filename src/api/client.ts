import type { QueryClient } from '@tanstack/react-query'
import type { OperationOf } from '../generated/operations.ts'
import { getHeader } from '../generated/operations.ts'
import { newUuid } from '../lib/uuid.ts'
import { isProblem } from './api-problem.ts'
import type { AnyOperation, Data, Input } from './operation.ts'
import type { CallOptions } from './send.ts'
import { tabOf } from './tab.ts'

/**
 * Calls an operation and unwraps the envelope.
 * @returns `data` of the answer
 * @throws {ApiProblem} for everything else: refusal, other status, no answer, an answer that isn't JSON
 */
export async function callApi<Op extends AnyOperation>(
  queryClient: QueryClient,
  operation: Op,
  input: Input<Op>,
  options: CallOptions = {},
): Promise<Data<Op>> {
  const idempotencyKey = operation.idempotent ? (options.idempotencyKey ?? newUuid()) : undefined
  return withSessid(queryClient, operation, (sessid) =>
    tabOf(queryClient).send(operation, input, {
      ...options,
      ...(idempotencyKey ? { idempotencyKey } : {}),
      ...(sessid ? { sessid } : {}),
    }),
  )
}

/** Runs a call with the SESSID that its operation needs; repeats it once with a fresh one when it was stale. */
export async function withSessid<Answer>(
  queryClient: QueryClient,
  { csrf }: AnyOperation,
  call: (sessid: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  const attempt = async () => call(csrf ? await readSessid(queryClient) : undefined)
  try {
    return await attempt()
  } catch (error) {
    // The session changed (another tab, a restart of the backend), and the call did nothing.
    if (!csrf || !isProblem(error) || !error.is('sessidInvalid')) throw error
    await queryClient.invalidateQueries({ queryKey: [getHeader.id], refetchType: 'none' })
    return attempt()
  }
}

async function readSessid(queryClient: QueryClient): Promise<string> {
  const header = await queryClient.query(headerQuery)
  if (!isVisitorUnknown(queryClient)) return header.userData.SESSID
  try {
    const own = await queryClient.query({ ...headerQuery, staleTime: 0 })
    return own.userData.SESSID
  } catch (error) {
    // The call fails the same way, or waits in the service worker, which reads SESSID when it sends.
    if (isProblem(error) && error.isNetwork) return header.userData.SESSID
    throw error
  }
}

/** Whether the header on the page was read for anybody: the backend hasn't told this visitor's SESSID yet. */
export function isVisitorUnknown(queryClient: QueryClient): boolean {
  return queryClient.getQueryData<Data<typeof getHeader>>(headerQuery.queryKey)?.userData.SESSID === ''
}

/**
 * The header call, which is the session (O-122). Kept for good: whoever changes the session invalidates it. Every document
 * carries it, so it leaves out the promotions; their panel reads them when it opens.
 */
export const headerQuery = {
  queryKey: [getHeader.id, {}],
  queryFn: async ({
    client,
    signal,
  }: {
    client: QueryClient
    signal: AbortSignal
  }): Promise<Data<OperationOf<'getHeader'>>> => {
    const header = await callApi(client, getHeader, {}, { signal })
    return { ...header, stocks: { ...header.stocks, items: [] } }
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { varies: getHeader.varies, operation: getHeader.id },
} as const
