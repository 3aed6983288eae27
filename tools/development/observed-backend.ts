import type { Exchange } from '../contract/drift/exchange-drift.ts'
import type { Backend } from '../../src/gateway/gateway.ts'

/**
 * The same backend, every answer of which is told as it came over the wire, to a page's loader as well as to a browser.
 * Pictures and the sandbox's controls are no part of the contract and pass by. A network error becomes a rejection, as
 * `fetch` would make it.
 */
export function observedBackend(backend: Backend, tell: (exchange: Exchange) => void): Backend {
  return async (request, meta) => {
    const { pathname } = new URL(request.url)
    const isCall = pathname.startsWith('/api/') || pathname.startsWith('/web/')
    const call = { method: request.method, pathname }
    // Told after the answer is out: judging it takes some milliseconds.
    const later = (exchange: Exchange) => {
      if (isCall) setImmediate(() => tell(exchange))
    }
    try {
      const answer = await backend(request, meta)
      if (answer.type === 'error') throw new TypeError('соединение прервалось')
      const { status, headers } = answer
      if (!isCall || !isText(headers)) {
        later({ ...call, answer: { status, headers, body: '' } })
        return answer
      }
      const body = await answer.text()
      later({ ...call, answer: { status, headers, body } })
      return new Response(status === 204 || status === 304 ? null : body, { status, headers })
    } catch (error) {
      // The visitor left: nobody waits for the answer any more.
      if (!request.signal.aborted || isTimeout(request.signal))
        later({ ...call, answer: undefined, failure: failureText(error) })
      throw error
    }
  }
}

function isText(headers: Headers): boolean {
  return /json|text/i.test(headers.get('content-type') ?? '')
}

function isTimeout({ reason }: AbortSignal): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  if (cause instanceof Error)
    return 'code' in cause ? `${String(cause.code)}: ${cause.message}` : cause.message
  return error.message
}
