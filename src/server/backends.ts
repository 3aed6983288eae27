import type { Backend } from '../gateway/gateway.ts'
import type { Log } from './request-log.ts'

/**
 * A real backend behind an origin. Redirects are passed on, not followed: following one would send the token to
 * another host.
 */
export function remoteBackend(origin: string): Backend {
  return (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(origin + pathname + search, request), { redirect: 'manual' })
  }
}

/**
 * Logs why a backend gave no answer; visitors see only that there is none. A visitor who leaves early is not logged as a
 * failure of the backend.
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

/** `fetch` puts the reason, such as a refused connection or a wrong certificate, into the cause of its error. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)]
  const own = error.message || ('code' in error ? String(error.code) : error.name)
  return error.cause === undefined ? [own] : [own, ...reasonsOf(error.cause)]
}

/** What the storefront needs of the embedded sandbox. */
export interface EmbeddedSandbox {
  fetch: (request: Request, meta: { loopback: boolean; address?: string | undefined }) => Promise<Response>
  close: () => void | Promise<void>
}

/** The embedded sandbox as a backend, called in this process. */
export function sandboxBackend(sandbox: EmbeddedSandbox): Backend {
  return (request, { loopback = false, clientAddress }) =>
    sandbox.fetch(request, { loopback, address: clientAddress })
}
