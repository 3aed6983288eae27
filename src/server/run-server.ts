import type { Server } from 'node:http'
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net'

/** The server can't be started here; the message is for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Begins to listen. @returns its address @throws {StartError} when the port is taken or may not be opened */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await open(server, port, host)
  const address = server.address() as AddressInfo
  return `http://${shownHost(host)}:${address.port}`
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

/** How the address is written; of all addresses of the machine the one that it always has. */
function shownHost(host: string): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)) return 'localhost'
  return host.includes(':') ? `[${host}]` : host
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
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST "${host}" is no address of this machine`)
  }
  return new StartError(`The server can't listen on ${host}:${port}: ${error.message}`)
}
