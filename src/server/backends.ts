import type { Backend } from '../gateway/gateway.ts'
import type { Log } from './request-log.ts'

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

/**
 * Tells the log why a backend gave no answer: visitors are told only that there is none. Who left before it came is none
 * of its failures.
 */
export function loggedBackend(backend: Backend, log: Log, now: () => number): Backend {
  return async (request, meta) => {
    try {
      return await backend(request, meta)
    } catch (error) {
      const { reason } = request.signal
      const isLate = reason instanceof DOMException && reason.name === 'TimeoutError'
      if (isLate || !request.signal.aborted) {
        const { pathname } = new URL(request.url)
        log({
          time: new Date(now()).toISOString(),
          level: 'error',
          event: 'backend',
          method: request.method,
          path: pathname,
          error: reasonsOf(isLate ? reason : error).join(': '),
        })
      }
      throw error
    }
  }
}

/** `fetch` says that it failed; why stands in its cause, such as a refused connection or a wrong certificate. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const own = error.message || ('code' in error ? String(error.code) : error.name)
  return error.cause === undefined ? [own] : [own, ...reasonsOf(error.cause)]
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
