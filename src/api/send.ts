import createFetchClient from 'openapi-fetch'
import type { paths } from '../generated/api-types.ts'
import { ApiProblem } from './api-problem.ts'
import { type Answer, readAnswer } from './envelope.ts'
import { cleanHtmlAt } from './html-places.ts'
import { type KeepaliveRoom, keepaliveRoom } from './keepalive-room.ts'
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
  /** The visitor lacks a right or an action: somebody may have taken it away since the page was read. */
  onRightRefused?: () => void
}

export interface CallOptions {
  signal?: AbortSignal
  /** UUID of the visitor's intent; a retry of the same intent passes the same one. Made when absent. */
  idempotencyKey?: string
}

type FetchClient = ReturnType<typeof createFetchClient<paths>>
type LooseRequest = (method: string, path: string, init: object) => Promise<Answer>

/** Sends one call and takes its answer out of the envelope. @throws {ApiProblem} for everything but data */
export type SendCall = <Op extends AnyOperation>(
  operation: Op,
  input: Input<Op>,
  options: CallOptions & { sessid?: string },
) => Promise<Data<Op>>

/** The way to the backend, for as long as a tab lives: bodies that outlive its page share one limit of the browser. */
export function createSender(options: ApiClientOptions): SendCall {
  const client: FetchClient = createFetchClient<paths>({ baseUrl: options.baseUrl, fetch: options.fetch })
  // openapi-fetch types each call by a literal path; here the operation is a type parameter, and `Input` and
  // `Data` give the caller the same types from the same contract.
  const sender: Sender = {
    ...options,
    request: client.request as unknown as LooseRequest,
    room: keepaliveRoom(),
  }
  return (operation, input, call) => sendCall(sender, operation, input, call)
}

interface Sender extends ApiClientOptions {
  request: LooseRequest
  room: KeepaliveRoom
}

interface CallParts {
  path?: object
  query?: object
  body?: object
}

async function sendCall<Op extends AnyOperation>(
  { request, room, cleanHtml, onSessionExpired, onRightRefused }: Sender,
  operation: Op,
  input: Input<Op>,
  { signal, idempotencyKey, sessid }: CallOptions & { sessid?: string },
): Promise<Data<Op>> {
  const parts: CallParts = input
  const body = operation.csrf === 'body' ? { ...parts.body, SESSID: sessid } : parts.body
  // What was shown as done must not be lost because another document is loaded before the answer.
  const leave = operation.effect === 'read' ? undefined : room.enter(body)
  let answer: Answer
  try {
    answer = await request(operation.method, operation.path, {
      params: { path: parts.path, query: parts.query },
      pathSerializer: (template: string, values: Record<string, string | number>) =>
        serializePath(template, values, operation.multiSegment),
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
      keepalive: leave !== undefined,
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
  } finally {
    leave?.()
  }
  if (answer.response.headers.get('X-Session') === 'expired') onSessionExpired?.()
  const data = readAnswer(operation, answer, { onUnauthorized: onSessionExpired, onRightRefused })
  return operation.html ? await cleanHtmlAt(data, operation.html, cleanHtml) : data
}
