import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { createHttpServer, createTlsServer, type Limits } from '../server/http-server.ts'
import { createListener } from '../server/listener.ts'
import type { LogEntry } from '../server/request-log.ts'
import { close, listen } from '../server/run-server.ts'
import type { Connection } from '../server/storefront.ts'
import type { TlsPaths } from '../server/settings.ts'
import { readTlsFiles } from '../server/tls-files.ts'
import { noProxies, type TrustedProxies } from '../server/trusted-proxies.ts'

type Handle = (request: Request, connection: Connection) => Promise<Response>
interface ServerOptions {
  trustedProxies?: TrustedProxies
  limits?: Partial<Limits>
  ending?: AbortSignal
}

const certificates = fileURLToPath(new URL('certificates/', import.meta.url))
export const certificate = (name: 'first' | 'second'): TlsPaths => ({
  cert: `${certificates}${name}.crt`,
  key: `${certificates}${name}.key`,
})

/** A running server over a handler, until the test is finished, and what it wrote to its log. */
export async function serverOver(handle: Handle, { limits, ...options }: ServerOptions = {}) {
  const log: LogEntry[] = []
  const server = createHttpServer(listenerOver(handle, options, log), limits)
  const address = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => close(server, { patience: 500 }))
  const { port } = server.address() as AddressInfo
  return { server, address, port, log }
}

/** The same over TLS, with HTTP/2. */
export async function tlsServerOver(handle: Handle, { limits, ...options }: ServerOptions = {}) {
  const log: LogEntry[] = []
  const files = readTlsFiles(certificate('first'))
  const server = createTlsServer(files, listenerOver(handle, options, log), limits)
  const address = await listen(server, 0, '127.0.0.1')
  onTestFinished(() => close(server, { patience: 500 }))
  const { port } = server.address() as AddressInfo
  return { server, address, port, log, ca: files.cert }
}

function listenerOver(
  handle: Handle,
  { trustedProxies = noProxies, ending }: ServerOptions,
  log: LogEntry[],
) {
  return createListener({
    handle,
    trustedProxies,
    log: (entry) => log.push(entry),
    now: Date.now,
    ...(ending && { ending }),
  })
}
