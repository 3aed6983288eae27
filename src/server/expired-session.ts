import { parseCookies, serializeCookie } from '../lib/cookies.ts'

/** Carries 'session expired' over the redirect from a guarded page to the page that shows it. */
export const expiredCookie = 'session_expired'
/** In seconds. */
const maxAge = 60

/** Whether a document tells its visitor that the session has expired (O-69). */
export interface ExpiredNews {
  /** The redirect before this document found the session expired. */
  came: boolean
  /** `Set-Cookie` lines: a redirect sets the cookie, a page deletes it. */
  setCookies: (found: boolean, status: number) => string[]
}

/** @param secure the visitor came by https */
export function readExpiredNews(request: Request, secure: boolean): ExpiredNews {
  const came = parseCookies(request.headers.get('cookie')).has(expiredCookie)
  return {
    came,
    setCookies(found, status) {
      const redirects = status >= 300 && status < 400
      if (redirects && found) return [serializeCookie(expiredCookie, '1', { maxAge, httpOnly: true, secure })]
      if (!redirects && came)
        return [serializeCookie(expiredCookie, '', { maxAge: 0, httpOnly: true, secure })]
      return []
    },
  }
}
