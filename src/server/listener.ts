import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { type ConnectionFacts, isUsableHost, outermost } from './connection.ts'
import { readTarget } from './document-path.ts'
import { describeError, type Log, maskedAddress } from './request-log.ts'
import type { Connection } from './storefront.ts'
import { sendBeforeBodyEnds } from './unread-body.ts'

/** A request as Node's servers of HTTP/1 and HTTP/2 hand it over. */
export type NodeRequest = IncomingMessage | Http2ServerRequest
export type NodeResponse = ServerResponse | Http2ServerResponse
export type Listener = (message: NodeRequest, response: NodeResponse) => void

export interface ListenerOptions {
  handle: (request: Request, connection: Connection) => Promise<Response>
  /** Believe `X-Forwarded-Proto` and `X-Forwarded-For`. */
  trustProxy: boolean
  log: Log
  now: () => number
  /** Aborted when the server begins to end. */
  ending?: AbortSignal
}

/** Connects Node's servers with a handler of web requests. Writes one log line for each request. */
export function createListener(options: ListenerOptions): Listener {
  /** Connections that close after the answer under way: what follows on them is not answered. */
  const closing = new WeakSet<object>()
  return (message, response) => {
    if (closing.has(message.socket)) return void message.resume()
    void serve(message, response, options, closing)
  }
}

async function serve(
  message: NodeRequest,
  response: NodeResponse,
  options: ListenerOptions,
  closing: WeakSet<object>,
): Promise<void> {
  const started = options.now()
  const target = message.url ?? '/'
  const facts = outermost(message, options.trustProxy)
  // Proxies and browsers then open their next connection elsewhere.
  if (options.ending?.aborted && message.httpVersionMajor === 1) response.setHeader('Connection', 'close')
  let left = false
  response.once('close', () => (left = !response.writableFinished))
  let status = 400
  try {
    const request = readRequest(message, response, facts)
    const answer = request
      ? await options.handle(request, { ...facts, target })
      : new Response(null, { status: 400 })
    status = answer.status
    if (left) await answer.body?.cancel()
    else if (message.complete) await sendResponse(response, answer)
    else await sendBeforeBodyEnds(message, response, answer, closing)
  } catch (error) {
    if (!left)
      options.log({ time: iso(options.now()), level: 'error', event: 'request', ...describeError(error) })
    // Half an answer must not look like a whole one.
    if (response.headersSent) message.destroy()
    else {
      response.statusCode = 500
      response.end()
    }
  }
  const url = readTarget(target, 'http://localhost')?.url
  options.log({
    time: iso(started),
    level: status >= 500 && target !== '/readyz' ? 'error' : 'info',
    event: 'request',
    method: message.method ?? '',
    address: url ? maskedAddress(url) : '',
    status,
    ms: options.now() - started,
    ...(left ? { aborted: true } : {}),
  })
}

/** @returns `undefined` for what makes no request: a Host that is no host, a target that is no address, TRACE */
function readRequest(
  message: NodeRequest,
  response: NodeResponse,
  facts: ConnectionFacts,
): Request | undefined {
  if (!isUsableHost(facts.host)) return undefined
  const protocol = facts.secure ? 'https:' : 'http:'
  const target = readTarget(message.url ?? '/', `${protocol}//${facts.host}`)
  if (!target) return undefined
  // The adapter pastes host and address together; only a safe address may come to that.
  message.url = target.url.pathname + target.url.search
  try {
    return createRequest(message, response, { protocol, host: facts.host })
  } catch {
    return undefined
  }
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
