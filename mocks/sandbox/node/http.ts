import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writtenText } from '../envelope.ts'

type NodeStream = Parameters<typeof Readable.fromWeb>[0]
type Fetch = (request: Request, meta: { loopback: boolean }) => Promise<Response>

/** A Node HTTP server in front of a web-standard function. The address of the socket decides what is loopback. */
export function createHttpServer(fetch: Fetch): Server {
  return createServer((incoming, outgoing) => {
    void respond(fetch, incoming, outgoing).catch(() => outgoing.destroy())
  })
}

/** `127.0.0.0/8`, `::1` and IPv4 loopback in IPv6 form. */
export function isLoopback(address: string | undefined): boolean {
  return address !== undefined && (address === '::1' || /^(::ffff:)?127\./.test(address))
}

async function respond(fetch: Fetch, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController()
  // Only for those who left: aborting is not cheap, and every answered request closes too.
  outgoing.on('close', () => {
    if (!outgoing.writableEnded) gone.abort()
  })
  const request = toRequest(incoming, gone.signal)
  const response = request
    ? await fetch(request, { loopback: isLoopback(incoming.socket.remoteAddress) })
    : new Response(null, { status: 400 })
  // A network error (the fault `network`): whoever asked sees the connection break.
  if (response.type === 'error') return void outgoing.destroy()
  outgoing.statusCode = response.status
  for (const [name, value] of response.headers) if (name !== 'set-cookie') outgoing.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies)
  // What of the body wasn't read (413) must not be taken for the next request of this connection.
  if (!incoming.complete) outgoing.setHeader('connection', 'close')
  if (!response.body || incoming.method === 'HEAD') {
    outgoing.end()
    return
  }
  // An answer made in memory: one write with its length is three times cheaper than a stream.
  const text = writtenText(response)
  if (text === undefined) await pipeline(Readable.fromWeb(response.body as NodeStream), outgoing)
  else outgoing.end(text)
}

/** `undefined` for a target or a Host that makes no URL. Pasted, not resolved: `//host/…` must stay a path. */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | undefined {
  const { method = 'GET', headers, url: target = '/' } = incoming
  const url = `http://${headers.host ?? 'localhost'}${target}`
  if (!target.startsWith('/') || !URL.canParse(url)) return undefined
  const own: [string, string][] = []
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    own.push([incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? ''])
  try {
    const hasBody =
      method !== 'GET' && method !== 'HEAD' && (headers['content-length'] ?? headers['transfer-encoding'])
    const body = hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null
    // Only a delay that was asked for looks at the signal, and following one costs a seventh of a small answer.
    const mayWait = headers['prefer'] !== undefined || headers.cookie?.includes('sandbox-prefer') === true
    return new Request(url, {
      method,
      headers: own,
      body,
      ...(mayWait && { signal }),
      ...(body && { duplex: 'half' }),
    })
  } catch {
    return undefined
  }
}

/** Listens, or rejects with a message that tells what to do when the port is taken. */
export function listen(
  server: Server,
  { port, host, setting }: { port: number; host: string; setting: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      const message = `Port ${port} on ${host} is taken by another program. Stop it or choose another port by ${setting}.`
      reject(taken ? new Error(message, { cause: error }) : error)
    })
    server.listen(port, host, () => resolve())
  })
}
