import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { SandboxRequest } from '../answer.ts'

/**
 * Absolute URL of a message; `undefined` for a target or a Host that makes none. Concatenated, not resolved:
 * `//host/…` must stay a path.
 */
export function urlOf({ headers, url: target = '/' }: IncomingMessage): string | undefined {
  const url = `http://${headers.host ?? 'localhost'}${target}`
  return target.startsWith('/') && URL.canParse(url) ? url : undefined
}

/** The body as a web stream; `null` where the message has none. */
export function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> | null {
  const { method, headers } = incoming
  if (method === 'GET' || method === 'HEAD') return null
  const hasBody = headers['content-length'] ?? headers['transfer-encoding']
  return hasBody ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array>) : null
}

/** Aborted when the caller disconnects before the answer is written. */
export function goneSignal(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController()
  // Only for callers who disconnected: aborting is expensive, and every answered request closes, too.
  const onClose = () => {
    if (!outgoing.writableEnded) gone.abort()
  }
  if (outgoing.closed) onClose()
  else outgoing.on('close', onClose)
  return gone.signal
}

/** A Node message in the form that the sandbox reads; each part is created on first use. */
export class NodeRequest implements SandboxRequest {
  readonly method: string
  readonly url: string
  readonly headers: { get(name: string): string | null }
  readonly #incoming: IncomingMessage
  readonly #outgoing: ServerResponse
  #signal: AbortSignal | undefined
  #body: ReadableStream<Uint8Array> | null | undefined

  constructor(incoming: IncomingMessage, outgoing: ServerResponse, url: string) {
    this.method = incoming.method ?? 'GET'
    this.url = url
    this.#incoming = incoming
    this.#outgoing = outgoing
    this.headers = { get: (name) => headerOf(incoming, name) }
  }

  get body(): ReadableStream<Uint8Array> | null {
    this.#body ??= bodyOf(this.#incoming)
    return this.#body
  }

  get signal(): AbortSignal {
    this.#signal ??= goneSignal(this.#outgoing)
    return this.#signal
  }
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name.toLowerCase()]
  return (Array.isArray(value) ? value.join(', ') : value) ?? null
}
