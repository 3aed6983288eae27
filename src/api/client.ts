import type { QueryClient } from '@tanstack/react-query'
import createFetchClient from 'openapi-fetch'
import type { paths } from '../generated/api-types.ts'
import type { OperationOf } from '../generated/operations.ts'
import { getHeader } from '../generated/operations.ts'
import { newUuid } from '../lib/uuid.ts'
import { ApiProblem } from './api-problem.ts'
import { type Answer, readAnswer } from './envelope.ts'
import { cleanHtmlAt } from './html-places.ts'
import type { AnyOperation, Data, Input } from './operation.ts'
import { serializePath } from './path.ts'

export interface ApiClientOptions {
  /** Origin of the calls; empty in the browser. */
  baseUrl: string
  /** The storefront's own gateway: a function on the server, the network in the browser. */
  fetch: (request: Request) => Promise<Response>
  /** Cleans HTML of the backend (O-108); asynchronous where the cleaner is loaded when needed. */
  cleanHtml: (html: string) => string | Promise<string>
  /** The visitor was a customer until this answer (O-69, O-70). */
  onSessionExpired?: () => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** UUID of the visitor's intent; a retry of the same intent passes the same one. Made when absent. */
  idempotencyKey?: string
}

type FetchClient = ReturnType<typeof createFetchClient<paths>>
type LooseRequest = (method: string, path: string, init: object) => Promise<Answer>
interface ApiClient extends ApiClientOptions {
  request: LooseRequest
}

const clients = new WeakMap<QueryClient, ApiClient>()

/** Gives a QueryClient its way to the backend. One per request on the server, one in the browser. */
export function attachApi(queryClient: QueryClient, options: ApiClientOptions): void {
  const client: FetchClient = createFetchClient<paths>({ baseUrl: options.baseUrl, fetch: options.fetch })
  // openapi-fetch types each call by a literal path; here the operation is a type parameter, and `Input` and
  // `Data` give the caller the same types from the same contract.
  clients.set(queryClient, { ...options, request: client.request as unknown as LooseRequest })
}

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
  const attempt = async () =>
    send(queryClient, operation, input, { ...options, ...(idempotencyKey ? { idempotencyKey } : {}) })
  try {
    return await attempt()
  } catch (error) {
    // The session changed under us (another tab, a restart) and nothing was done: read SESSID again, try once more.
    if (!operation.csrf || !(error instanceof ApiProblem) || !hasCode(error, 'sessidInvalid')) throw error
    await queryClient.invalidateQueries({ queryKey: [getHeader.id], refetchType: 'none' })
    return attempt()
  }
}

async function send<Op extends AnyOperation>(
  queryClient: QueryClient,
  operation: Op,
  input: Input<Op>,
  { signal, idempotencyKey }: CallOptions,
): Promise<Data<Op>> {
  const client = clients.get(queryClient)
  if (!client) throw new Error('This QueryClient has no API client: call attachApi first')
  const parts: CallParts = input
  const sessid = operation.csrf ? await readSessid(queryClient) : undefined
  const body = operation.csrf === 'body' ? { ...parts.body, SESSID: sessid } : parts.body
  let answer: Answer
  try {
    answer = await client.request(operation.method, operation.path, {
      params: { path: parts.path, query: parts.query },
      pathSerializer: (template: string, values: Record<string, string | number>) =>
        serializePath(template, values, operation.multiSegment),
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
      headers: {
        ...operation.headers,
        ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
        ...(operation.csrf === 'header' && sessid ? { 'X-SESSID': sessid } : {}),
      },
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiProblem({
      operation,
      httpStatus: cause instanceof SyntaxError ? 200 : 0,
      reasons: [],
      data: null,
      cause,
    })
  }
  if (answer.response.headers.get('X-Session') === 'expired') client.onSessionExpired?.()
  const data = readAnswer(operation, answer, client.onSessionExpired)
  return operation.html ? await cleanHtmlAt(data, operation.html, client.cleanHtml) : data
}

interface CallParts {
  path?: object
  query?: object
  body?: object
}

async function readSessid(queryClient: QueryClient): Promise<string> {
  const header = await queryClient.query(headerQuery)
  return header.userData.SESSID
}

/**
 * The header call, which is the session (O-122). Kept for good: whoever changes the session invalidates it.
 */
export const headerQuery = {
  queryKey: [getHeader.id, {}],
  queryFn: ({
    client,
    signal,
  }: {
    client: QueryClient
    signal: AbortSignal
  }): Promise<Data<OperationOf<'getHeader'>>> => callApi(client, getHeader, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { varies: getHeader.varies, operation: getHeader.id },
} as const

function hasCode(problem: ApiProblem, code: string): boolean {
  return problem.errors.some((reason) => reason.code === code)
}
