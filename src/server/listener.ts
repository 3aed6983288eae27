import { createRequest, sendResponse } from '@remix-run/node-fetch-server'
import { type ConnectionFacts, isUsableHost, outermost } from './connection.ts'
import { readTarget } from './document-path.ts'
import type { NodeRequest, NodeResponse } from './node-message.ts'
import { describeError, type Log, maskedAddress } from './request-log.ts'
import type { Connection } from './storefront.ts'
import type { TrustedProxies } from './trusted-proxies.ts'
import { createUnreadBodies, sendBeforeBodyEnds, type UnreadBodies } from './unread-body.ts'

export type Listener = (message: NodeRequest, response: NodeResponse) => void

export interface ListenerOptions {
  handle: (request: Request, connection: Connection) => Promise<Response>
  /** Their `X-Forwarded-Proto` and `X-Forwarded-For` are used. */
  trustedProxies: TrustedProxies
  /** The shop's own origin: by its host and https it is served by https, whatever the proxy tells. */
  shopOrigin?: string | undefined
  log: Log
  now: () => number
  /** Aborted when the server begins to end. */
  ending?: AbortSignal
}

/** Passes requests of Node's servers to a handler of web requests. Logs one line for each request. */
export function createListener(options: ListenerOptions): Listener {
  const unread = createUnreadBodies()
  return (message, response) => {
    if (unread.closing.has(message.socket) || message.socket.writableEnded) return void message.resume()
    void serve(message, response, options, unread)
  }
}

/** In the log, as web servers write it. */
const leftStatus = 499

async function serve(
  message: NodeRequest,
  response: NodeResponse,
  options: ListenerOptions,
  unread: UnreadBodies,
): Promise<void> {
  const started = options.now()
  const target = message.url ?? '/'
  const facts = outermost(message, options.trustedProxies, options.shopOrigin)
  let left = false
  response.once('close', () => (left = !response.writableFinished))
  let status = 400
  try {
    const request = readRequest(message, response, facts)
    const answer = request
      ? await options.handle(request, { ...facts, target })
      : new Response(null, { status: 400 })
    status = answer.status
    // Clients then open a new connection, and a load balancer sends it to another process.
    if (options.ending?.aborted && message.httpVersionMajor === 1) response.setHeader('Connection', 'close')
    if (left) await answer.body?.cancel()
    else if (message.complete) await sendResponse(response, answer)
    else await sendBeforeBodyEnds(message, response, answer, unread)
  } catch (error) {
    if (!left)
      options.log({ time: iso(options.now()), level: 'error', event: 'request', ...describeError(error) })
    // The client must notice that the answer is incomplete.
    if (response.headersSent) message.destroy()
    else {
      response.statusCode = 500
      response.end()
    }
  }
  const url = readTarget(target, 'http://localhost')?.url
  options.log({
    time: iso(started),
    level: !left && status >= 500 && target !== '/readyz' ? 'error' : 'info',
    event: 'request',
    method: message.method ?? '',
    address: url ? maskedAddress(url) : '',
    // A visitor who left has seen no status, and nothing failed.
    status: left ? leftStatus : status,
    ms: options.now() - started,
    ...(left ? { aborted: true } : {}),
  })
}

/** @returns `undefined` for a wrong Host header or target, and for TRACE */
function readRequest(
  message: NodeRequest,
  response: NodeResponse,
  facts: ConnectionFacts,
): Request | undefined {
  if (!isUsableHost(facts.host)) return undefined
  const protocol = facts.secure ? 'https:' : 'http:'
  const target = readTarget(message.url ?? '/', `${protocol}//${facts.host}`)
  if (!target) return undefined
  // The adapter concatenates host and path, so the path must be safe before.
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
