import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isUsableHost, outermost } from './connection.ts'
import { readTarget } from './document-path.ts'
import { describeError, type Log, maskedAddress } from './request-log.ts'
import type { Connection } from './storefront.ts'

/** What the HTTP side needs: the handler and how far to believe a proxy. */
export interface HttpServerOptions {
  handle: (request: Request, connection: Connection) => Promise<Response>
  trustProxy: boolean
  log: Log
  now: () => number
}

/** Answers requests of a Node server by a handler of the web's types; one log line each. */
export function createListener(options: HttpServerOptions): RequestListener {
  return (message, response) => {
    void serve(message, response, options)
  }
}

/**
 * Makes a server safe to leave in the open by limits on headers and times. What can't be parsed or comes too slowly is
 * answered by Node itself: 400, 408, 413 or 431, and the connection is closed.
 */
export function createHttpServer(listener?: RequestListener): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    requestTimeout: 30_000,
    headersTimeout: 10_000,
    // Longer than a proxy in front keeps one (60 s is usual): else it may send a request to a connection that is gone.
    keepAliveTimeout: 65_000,
  })
  if (listener) server.on('request', listener)
  return server
}

async function serve(
  message: IncomingMessage,
  response: ServerResponse,
  options: HttpServerOptions,
): Promise<void> {
  const started = options.now()
  const abort = new AbortController()
  response.on('close', () => {
    if (!response.writableFinished) abort.abort()
  })
  const facts = outermost(message, options.trustProxy)
  let status = 400
  try {
    const request = isUsableHost(message.headers.host)
      ? webRequest(message, facts.secure, abort.signal)
      : undefined
    const answer = request
      ? await options.handle(request, { ...facts, target: message.url ?? '/' })
      : new Response(null, { status: 400 })
    status = answer.status
    await write(answer, response)
  } catch (error) {
    if (!abort.signal.aborted) {
      options.log({ time: iso(options.now()), level: 'error', event: 'request', ...describeError(error) })
    }
    if (!response.headersSent) response.writeHead(500)
    response.end()
  }
  const target = readTarget(message.url ?? '/', 'http://localhost')
  options.log({
    time: iso(started),
    level: status >= 500 ? 'error' : 'info',
    event: 'request',
    method: message.method ?? '',
    address: target ? maskedAddress(target.url) : '',
    status,
    ms: options.now() - started,
    ...(abort.signal.aborted ? { aborted: true } : {}),
  })
}

function webRequest(message: IncomingMessage, secure: boolean, signal: AbortSignal): Request | undefined {
  const method = message.method ?? 'GET'
  if (method === 'TRACE' || method === 'CONNECT' || method === 'TRACK') return undefined
  const target = readTarget(message.url ?? '/', `${secure ? 'https' : 'http'}://${message.headers.host}`)
  if (!target) return undefined
  const headers = new Headers()
  for (let index = 0; index < message.rawHeaders.length; index += 2) {
    headers.append(message.rawHeaders[index] ?? '', message.rawHeaders[index + 1] ?? '')
  }
  // Two Cookie lines are one by RFC 6265, joined by "; " and not by a comma.
  if (message.headers.cookie) headers.set('cookie', message.headers.cookie)
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const body = hasBody
    ? { body: Readable.toWeb(message) as ReadableStream<Uint8Array>, duplex: 'half' as const }
    : {}
  return new Request(target.url, { method, headers, signal, ...body })
}

async function write(answer: Response, response: ServerResponse): Promise<void> {
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.writeHead(answer.status)
  if (!answer.body) {
    response.end()
    return
  }
  await pipeline(Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]), response)
}

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
