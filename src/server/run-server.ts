import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'
import { networkInterfaces } from 'node:os'

/** The server can't be started here; the message is for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Begins to listen. @returns its address @throws {StartError} when the port is taken or may not be opened */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await open(server, port, host)
  const address = server.address() as AddressInfo
  return originOf(host, address.port)
}

/**
 * Tells a port that can't be listened on before anything is made ready.
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
 * Where other machines find what listens on every address of this one.
 * @returns nothing when only this machine can reach it, or its one address is known anyway
 */
export function networkAddresses(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (!isEveryAddress(host)) return []
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)
}

function isEveryAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::'
}

/** The address to open for what listens on this host; of all addresses of the machine the one that it always has. */
export function originOf(host: string, port: number): string {
  const shown = host === '127.0.0.1' || isEveryAddress(host) ? 'localhost' : host
  return `http://${shown.includes(':') ? `[${shown}]` : shown}:${port}`
}

/** Ends: no new connections, requests under way are finished, but no longer than `patience` milliseconds. */
export async function close(server: Server, patience = 8000): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  server.closeIdleConnections()
  // A connection whose last answer is out stays open for the next request, which never comes now.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const timer = setTimeout(() => server.closeAllConnections(), patience)
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
