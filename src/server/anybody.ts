import { browserNames } from '../gateway/session-cookies.ts'
import { sandboxCookies, sandboxHeaders } from '../gateway/forwarded-headers.ts'
import { readListView } from '../lib/list-view.ts'
import { parseCookies } from '../lib/cookies.ts'
import { expiredCookie } from './expired-session.ts'

const ownCookies = [...browserNames, expiredCookie, ...sandboxCookies]
const ownHeaders = ['authorization', ...sandboxHeaders]

/** Whether nothing is known of the visitor: no session, no token, no switch of the sandbox. */
export function isAnybody({ headers }: Request): boolean {
  const cookies = parseCookies(headers.get('cookie'))
  return !ownCookies.some((name) => cookies.has(name)) && !ownHeaders.some((name) => headers.has(name))
}

/** The same document, asked for by anybody: of the request only its address and the chosen view are left. */
export function anybodysRequest({ url, headers }: Request): Request {
  const view = readListView(new URLSearchParams(), headers.get('cookie'))
  return new Request(url, view ? { headers: { cookie: `view=${view}` } } : {})
}
