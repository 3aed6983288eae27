import { createServer, type Server } from 'node:http'
import { constants, createSecureServer, type Http2SecureServer } from 'node:http2'
import type { Listener } from './listener.ts'
import type { TlsFiles } from './tls-files.ts'

/** A server of HTTP/1.1 alone, or of HTTP/1.1 and HTTP/2 over TLS. */
export type WebServer = Server | Http2SecureServer

/** Times in milliseconds, sizes in bytes. Node refuses a request that exceeds one and closes its connection. */
const limits = {
  maxHeaderSize: 16 * 1024,
  /** From the first byte of a request to its last one. */
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  // Longer than proxies keep a connection (often 60 s), so that none sends a request to a closed one.
  keepAliveTimeout: 65_000,
  /** How often Node looks for connections that are over these times. */
  connectionsCheckingInterval: 2000,
}
export type Limits = typeof limits

/** @param overrides for tests */
export function createHttpServer(listener?: Listener, overrides: Partial<Limits> = {}): Server {
  const server = createServer({ ...limits, ...overrides })
  if (listener) server.on('request', listener)
  return server
}

/** The same over TLS: HTTP/2 if the client supports it (ALPN), otherwise HTTP/1.1. */
export function createTlsServer(
  { cert, key }: Pick<TlsFiles, 'cert' | 'key'>,
  listener: Listener,
  overrides: Partial<Limits> = {},
): Http2SecureServer {
  const http1 = { ...limits, ...overrides }
  const { maxHeaderSize, requestTimeout, headersTimeout, keepAliveTimeout } = http1
  const server = createSecureServer({
    ...http1,
    allowHTTP1: true,
    cert,
    key,
    minVersion: 'TLSv1.2',
    handshakeTimeout: headersTimeout,
    settings: { maxConcurrentStreams: 100, maxHeaderListSize: maxHeaderSize, enablePush: false },
    // Against rapid reset (CVE-2023-44487): a client that resets streams faster loses its connection.
    streamResetBurst: 200,
    streamResetRate: 33,
    maxSessionInvalidFrames: 100,
  })
  server.on('request', listener)
  server.on('session', (session) => session.setTimeout(keepAliveTimeout, () => session.close()))
  server.on('stream', (stream) => {
    const timer = setTimeout(() => {
      if (!stream.endAfterHeaders && !stream.readableEnded) stream.close(constants.NGHTTP2_CANCEL)
    }, requestTimeout)
    stream.once('close', () => clearTimeout(timer))
  })
  return server
}
