import { parseCookies } from '../lib/cookies.ts'
import type { Gateway, GatewayMeta } from './gateway.ts'
import { gatewayRefusal } from './refusals.ts'
import { sessionCookie } from './session-cookies.ts'

/** The calls of one page render, made in the name of the visitor who asked for the page. */
export interface VisitorFetch {
  /** A `fetch` over the gateway; relative addresses are of this site. */
  fetch: (input: Request) => Promise<Response>
  /** `Set-Cookie` lines to relay with the document, the last of each name (O-122). */
  setCookies: () => string[]
  /** The visitor's token turned out to be no good (O-69). */
  sessionExpired: () => boolean
  /** Whether the backend knows this visitor already. */
  hasSession: () => boolean
}

/** Headers of the document's request that its calls need: who the visitor is and, for the sandbox, what it shall do. */
const visitorHeaders = ['user-agent', 'accept-language', 'prefer', 'sandbox-world']

/** Calls of a page go through the same gateway as the browser's; the cookies that one answer sets, the next call sends. */
export function createVisitorFetch(gateway: Gateway, document: Request, meta: GatewayMeta): VisitorFetch {
  const cookies = parseCookies(document.headers.get('cookie'))
  const changed = new Map<string, string>()
  let expired = false
  let silent = false
  return {
    async fetch(input) {
      // Once the backend has let a call of this page time out, the page doesn't wait for the next ones in turn.
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
        // Calls run side by side: an answer to an older cookie must not bring back what a later one dropped.
        if (expired && name !== sessionCookie && value !== '') continue
        changed.set(name, line)
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      if (answer.headers.get('x-session') === 'expired') expired = true
      // A call that its own caller gave up tells nothing of the backend.
      if (answer.headers.get('x-gateway') === 'noAnswer' && !input.signal.aborted) silent = true
      return answer
    },
    setCookies: () => [...changed.values()],
    sessionExpired: () => expired,
    hasSession: () => cookies.has(sessionCookie),
  }
}
