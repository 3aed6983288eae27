import { parseCookies, serializeCookie } from '../lib/cookies.ts'

/** Says over a redirect that the session has expired: the guarded page that found it out is never shown. */
export const expiredCookie = 'session_expired'
/** Seconds; the next document follows at once. */
const maxAge = 60

/** What one document has to do with the news that its visitor's session has expired (O-69). */
export interface ExpiredNews {
  /** The document before was a redirect that found it out. */
  came: boolean
  /** `Set-Cookie` lines: a redirect hands the news on, a page that was shown ends it. */
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
