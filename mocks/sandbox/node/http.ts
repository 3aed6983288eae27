import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { JsonAnswer, type Answer, type SandboxRequest } from '../answer.ts'
import { bodyOf, goneSignal, NodeRequest, urlOf } from './node-request.ts'

type NodeStream = Parameters<typeof Readable.fromWeb>[0]
interface Meta {
  loopback: boolean
  address: string | undefined
}

/** Whether the peer of a socket tells the visitor's address: a shop in front of the sandbox. */
type Trusts = (peer: string) => boolean
type Respond = (incoming: IncomingMessage, outgoing: ServerResponse, meta: Meta) => Promise<Answer>

/** A Node HTTP server in front of the sandbox. The address of the socket decides what is loopback. */
export function createSandboxServer(
  answer: (request: SandboxRequest, meta: Meta) => Promise<Answer>,
  trusts: Trusts = isLoopback,
): Server {
  return serve(trusts, async (incoming, outgoing, meta) => {
    const url = urlOf(incoming)
    return url === undefined ? badRequest() : answer(new NodeRequest(incoming, outgoing, url), meta)
  })
}

/** The same in front of any web-standard function. */
export function createHttpServer(fetch: (request: Request, meta: Meta) => Promise<Response>): Server {
  return serve(isLoopback, async (incoming, outgoing, meta) => {
    const request = toRequest(incoming, goneSignal(outgoing))
    return request ? fetch(request, meta) : badRequest()
  })
}

/** `127.0.0.0/8`, `::1` and IPv4 loopback in IPv6 form. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || /^(::ffff:)?127\./.test(address))
}

const badRequest = () => new Response(null, { status: 400 })

/**
 * Milliseconds after which an idle connection is closed. Longer than clients keep one: if the server closes first, a
 * client may send its next request on a closed connection.
 */
export const idleTimeout = 65_000

function serve(trusts: Trusts, respond: Respond): Server {
  return createServer({ keepAliveTimeout: idleTimeout }, (incoming, outgoing) => {
    respond(incoming, outgoing, {
      loopback: isLoopback(incoming.socket.remoteAddress),
      address: visitorAddress(incoming, trusts),
    })
      .then((answer) => send(answer, incoming, outgoing))
      .catch(() => outgoing.destroy())
  })
}

/** What a trusted peer tells last in `X-Forwarded-For`, else the peer itself. */
function visitorAddress({ socket, headers }: IncomingMessage, trusts: Trusts): string | undefined {
  const peer = socket.remoteAddress
  if (peer === undefined || !trusts(peer)) return peer
  const told = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? ''
  return isIP(told) === 0 ? peer : told
}

/** So much of the rest of a body is read and dropped before its answer, in bytes. */
const mostDropped = 4 * 1024 * 1024
/** How long a client may take to send it, in milliseconds. */
const lingerTime = 2000

/**
 * Reads a body that its answer doesn't need (413 by the length that was told). A connection that closes while the client
 * still sends breaks at the client, which then doesn't see the answer.
 */
function dropRest(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let left = mostDropped
    const timer = setTimeout(end, lingerTime)
    function end() {
      clearTimeout(timer)
      incoming.pause()
      resolve()
    }
    incoming.once('end', end)
    incoming.once('close', end)
    incoming.on('data', ({ byteLength }: Uint8Array) => {
      left -= byteLength
      if (left <= 0) end()
    })
    incoming.resume()
  })
}

async function send(answer: Answer, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const isSent = answer instanceof JsonAnswer || answer.type !== 'error'
  if (isSent && !incoming.complete && !incoming.readableDidRead) await dropRest(incoming)
  outgoing.statusCode = answer.status
  // An unread rest of the body (413) must not be parsed as the next request of this connection.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  if (answer instanceof JsonAnswer) {
    for (const name in answer.headers) outgoing.setHeader(name, answer.headers[name] ?? '')
    if (answer.cookies.length > 0) outgoing.setHeader('set-cookie', answer.cookies)
    // Node writes only the head of an answer to HEAD.
    return void outgoing.end(answer.written)
  }
  // A network error (the fault `network`): the connection breaks.
  if (answer.type === 'error') return void outgoing.destroy()
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  if (answer.body && incoming.method !== 'HEAD')
    await pipeline(Readable.fromWeb(answer.body as NodeStream), outgoing)
  else outgoing.end()
}

/** `undefined` for an invalid message. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const url = urlOf(incoming)
  if (url === undefined) return undefined
  const headers: [string, string][] = []
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.push([incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? ''])
  try {
    const body = bodyOf(incoming)
    const { method = 'GET' } = incoming
    return new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) })
  } catch {
    return undefined
  }
}

/**
 * Listens, or rejects with a message that says what to do.
 * @param setting the setting of the port, for the message
 */
export function listen(
  server: Server,
  { port, host, setting }: { port: number; host: string; setting: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      const message = listenProblem(error.code, { port, host, setting })
      reject(message === undefined ? error : new Error(message, { cause: error }))
    }
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      resolve()
    })
  })
}

function listenProblem(
  code: string | undefined,
  { port, host, setting }: { port: number; host: string; setting: string },
): string | undefined {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program. Stop it or choose another port by ${setting}.`
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one above 1023 by ${setting}.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is no address of this machine. Most often 127.0.0.1 is wanted.`
    case undefined:
    default:
      return undefined
  }
}
