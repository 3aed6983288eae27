import { parseCookies } from '../lib/cookies.ts'
import type { Gateway, GatewayMeta } from './gateway.ts'
import { gatewayRefusal } from './refusals.ts'
import { isSessionCookie } from './session-cookies.ts'

/** The calls of one page render, with the session of the page's visitor. */
export interface VisitorFetch {
  /** A `fetch` through the gateway. */
  fetch: (input: Request) => Promise<Response>
  /** `Set-Cookie` lines for the document, the last of each name (O-122). */
  setCookies: () => string[]
  /** The backend rejected the visitor's token (O-69). */
  sessionExpired: () => boolean
  /** Whether the visitor has a session cookie of the backend. */
  hasSession: () => boolean
}

/** Headers of the document's request that its calls repeat; the last two are switches of the sandbox. */
const visitorHeaders = ['accept-language', 'prefer', 'sandbox-world']

/** Cookies that one answer sets are sent with the next call. */
export function createVisitorFetch(gateway: Gateway, document: Request, meta: GatewayMeta): VisitorFetch {
  const cookies = parseCookies(document.headers.get('cookie'))
  const changed = new Map<string, string>()
  let expired = false
  let silent = false
  return {
    async fetch(input) {
      // After one time-out the page doesn't wait for further calls.
      if (silent) return gatewayRefusal(504, 'noAnswer')
      const headers = new Headers(input.headers)
      for (const name of visitorHeaders) {
        const value = document.headers.get(name)
        if (value !== null && !headers.has(name)) headers.set(name, value)
      }
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const answer = await gateway(new Request(input, { headers }), meta)
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';')
        const equals = pair.indexOf('=')
        const name = pair.slice(0, equals)
        const value = pair.slice(equals + 1)
        // Calls run in parallel: a late answer must not restore a cookie that another one deleted.
        if (expired && !isSessionCookie(name) && value !== '') continue
        changed.set(name, line)
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      if (answer.headers.get('x-session') === 'expired') expired = true
      // A call that its caller aborted says nothing about the backend.
      if (answer.headers.get('x-gateway') === 'noAnswer' && !input.signal.aborted) silent = true
      return answer
    },
    setCookies: () => [...changed.values()],
    sessionExpired: () => expired,
    hasSession: () => [...cookies.keys()].some(isSessionCookie),
  }
}
