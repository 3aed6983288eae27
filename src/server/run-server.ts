import { type AddressInfo, createServer, Server as NetServer, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { Server as TlsServer } from 'node:tls'
import type { WebServer } from './http-server.ts'
import type { NodeRequest, NodeResponse } from './node-message.ts'

/** What a connection does. */
interface Activity {
  /** Requests that are not answered yet. */
  requests: number
  /** When it was last seen to do something, by `performance.now()`. */
  since: number
  /** Bytes that had come from the client then. */
  read: number
}

const connections = new WeakMap<WebServer, Map<Socket, Activity>>()
/** How long a client that was told of the end may keep its side of an idle connection open, in milliseconds. */
const lingerTime = 1000
/** A turn of the event loop that takes less, in milliseconds, has nothing to do. */
const quietTime = 0.5
/** How long such a turn is waited for under load, in milliseconds. */
const longestWait = 1000

/** The server can't start; the message is for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Begins to listen. @returns its address @throws {StartError} when the port is taken or may not be opened */
export async function listen(server: WebServer, port: number, host: string): Promise<string> {
  const sockets = new Map<Socket, Activity>()
  connections.set(server, sockets)
  // A TLS connection has a socket of its own above the TCP socket.
  for (const event of ['connection', 'secureConnection'])
    server.on(event, (socket: Socket) => {
      sockets.set(socket, { requests: 0, since: 0, read: 0 })
      socket.once('close', () => sockets.delete(socket))
    })
  server.on('request', ({ socket }: NodeRequest, response: NodeResponse) => {
    const activity = sockets.get(socket)
    if (!activity) return
    activity.requests += 1
    response.once('close', () => {
      activity.requests -= 1
      activity.since = performance.now()
    })
  })
  await open(server, port, host)
  const address = server.address() as AddressInfo
  return originOf(server instanceof TlsServer ? 'https' : 'http', host, address.port)
}

/**
 * Checks the port before the shop is built and opened.
 * @throws {StartError} when it is taken or may not be opened
 */
export async function requireFree(port: number, host: string): Promise<void> {
  const probe = createServer()
  await open(probe, port, host)
  await new Promise((resolve) => probe.close(resolve))
}

async function open(server: NetServer, port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => reject(startError(error, port, host))
    server.once('error', onError)
    server.listen(port, host, () => {
      server.off('error', onError)
      resolve()
    })
  })
}

/**
 * Addresses of this machine in the network, for a server that listens on all of them.
 * @returns none for a server that listens on one address
 */
export function networkAddresses(
  { protocol, port }: Pick<URL, 'protocol' | 'port'>,
  host: string,
  interfaces = networkInterfaces(),
): string[] {
  if (!isEveryAddress(host)) return []
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `${protocol}//${address}:${port}`)
}

function isEveryAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** The address to open in a browser; `localhost` for a server that listens on all addresses. */
export function originOf(scheme: 'http' | 'https', host: string, port: number): string {
  const shown = host === '127.0.0.1' || isEveryAddress(host) ? 'localhost' : host
  return `${scheme}://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

/** How long a connection on which nothing happens is kept at the end, in milliseconds. */
export interface CloseTimes {
  /** What is left after it is cut off. */
  patience?: number
  /** An idle connection may bring a request that is on its way already. */
  idleGrace?: number
}

/**
 * Ends: takes no new connection, tells clients of HTTP/2 to make no more requests (GOAWAY), finishes the requests under
 * way, and closes idle connections in order. None of them is reset.
 */
export async function close(
  server: WebServer,
  { patience = 8000, idleGrace = 0 }: CloseTimes = {},
): Promise<void> {
  const watched = connections.get(server)
  const sockets = watched ?? new Map<Socket, Activity>()
  // A server that `listen` didn't open closes its connections by Node's own means.
  const isOwn = server instanceof TlsServer || !watched
  await quietTurn()
  const closed = new Promise<void>((resolve) => {
    // The own `close` of an HTTP server destroys idle connections, and what is on its way to them is answered by a reset.
    if (isOwn) server.close(() => resolve())
    else NetServer.prototype.close.call(server, () => resolve())
  })
  const started = performance.now()
  const sweep = () => {
    if (isOwn) {
      closeIdle(server)
      return
    }
    const now = performance.now()
    for (const [socket, activity] of sockets) {
      if (activity.read !== socket.bytesRead) {
        activity.read = socket.bytesRead
        activity.since = now
      }
      const idleSince = Math.max(activity.since, started)
      if (activity.requests > 0 || now - idleSince < idleGrace) continue
      // Only this side: what a client still sends is read, and it closes the other side itself.
      if (!socket.writableEnded) socket.end()
      else if (now - idleSince > idleGrace + lingerTime) socket.destroy()
    }
  }
  sweep()
  const sweeping = setInterval(sweep, 50)
  const timer = setTimeout(() => {
    for (const socket of sockets.keys()) socket.destroy()
    if (!watched && 'closeAllConnections' in server) server.closeAllConnections()
  }, patience)
  await closed
  clearInterval(sweeping)
  clearTimeout(timer)
}

/**
 * Waits for a turn of the event loop with hardly any work in it. Each turn accepts the connections that wait. Closing the
 * port resets those that came later, and a balancer can't repeat a write that it has sent on one.
 */
async function quietTurn(): Promise<void> {
  await setImmediate()
  const end = performance.now() + longestWait
  let began: number
  do {
    began = performance.now()
    await setImmediate()
  } while (performance.now() - began >= quietTime && began < end)
}

/** HTTP/1.1 over TLS; connections of HTTP/2 are closed by GOAWAY. */
function closeIdle(server: WebServer): void {
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}

function startError(error: NodeJS.ErrnoException, port: number, host: string): StartError {
  if (error.code === 'EADDRINUSE') {
    const another = port < 65_535 ? port + 1 : port - 1
    return new StartError(
      `Port ${port} is taken. Stop what runs there, or choose another by PORT, such as PORT=${another}`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023`)
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(error.code ?? '')) {
    return new StartError(`HOST "${host}" is no address of this machine`)
  }
  return new StartError(`The server can't listen on ${host}:${port}: ${error.message}`)
}
