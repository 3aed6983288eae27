import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'
import { Server as TlsServer } from 'node:tls'
import type { WebServer } from './http-server.ts'

const connections = new WeakMap<WebServer, Set<Socket>>()

/** The server can't start; the message is for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Begins to listen. @returns its address @throws {StartError} when the port is taken or may not be opened */
export async function listen(server: WebServer, port: number, host: string): Promise<string> {
  const sockets = new Set<Socket>()
  connections.set(server, sockets)
  // A TLS connection has a socket of its own above the TCP socket.
  for (const event of ['connection', 'secureConnection'])
    server.on(event, (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
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

/**
 * Ends: takes no new connection, tells clients of HTTP/2 to make no more requests (GOAWAY), finishes the requests under
 * way, and cuts off what is left after `patience` milliseconds.
 */
export async function close(server: WebServer, patience = 8000): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  // Connections become idle when their last answer is sent; `close` ends only those that are idle already.
  const sweep = setInterval(() => {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }, 50)
  const timer = setTimeout(() => {
    for (const socket of connections.get(server) ?? []) socket.destroy()
  }, patience)
  await closed
  clearInterval(sweep)
  clearTimeout(timer)
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
