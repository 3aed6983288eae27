import type { Backend } from '../gateway/gateway.ts'

/**
 * A real backend behind an origin. Redirects are handed on, never followed: following one would carry the token
 * to wherever it points.
 */
export function remoteBackend(origin: string): Backend {
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(origin + pathname + search, request), { redirect: 'manual' })
  }
}

/** What the storefront needs of the embedded sandbox. */
export interface EmbeddedSandbox {
  fetch: (request: Request, meta: { loopback: boolean }) => Promise<Response>
  close: () => void | Promise<void>
}

/** The embedded sandbox as a backend: no network between. */
export function sandboxBackend(sandbox: EmbeddedSandbox): Backend {
  return (request, { loopback = false }) => sandbox.fetch(request, { loopback })
}
