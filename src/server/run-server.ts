import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The server can't be started here; the message is for the person at the terminal. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Begins to listen. @throws {StartError} when the port is taken or may not be opened */
export async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(startError(error, port, host)))
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  const shown =
    host === '127.0.0.1' || host === '::1' || host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return `http://${shown}:${address.port}`
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
    return new StartError(
      `Port ${port} is taken. Stop what runs there, or choose another by PORT, such as PORT=${port + 1}`,
    )
  }
  if (error.code === 'EACCES')
    return new StartError(`Port ${port} may not be opened by this user. Choose one above 1023`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`HOST "${host}" is no address of this machine`)
  }
  return new StartError(`The server can't listen on ${host}:${port}: ${error.message}`)
}
