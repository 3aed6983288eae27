import { isCookieValue, parseCookies, serializeCookie } from '../lib/cookies.ts'

/** Cookie that holds the token, out of reach of scripts (O-68). */
export const authCookie = 'auth_token'
/** Cookie by which the backend recognises a visitor (O-122). */
export const sessionCookie = 'SID'
/** Life of the auth cookie from its last use, in seconds (R-CONST-02). */
export const authCookieMaxAge = 259200
/** The browser gets this in place of the token (O-68). */
export const tokenPlaceholder = 'in-cookie'

/** The `Set-Cookie` that keeps the token for another three days. */
export function keepToken(token: string, secure: boolean): string {
  return serializeCookie(authCookie, token, { maxAge: authCookieMaxAge, httpOnly: true, secure })
}

/** The `Set-Cookie` that deletes the token. */
export function dropToken(secure: boolean): string {
  return serializeCookie(authCookie, '', { maxAge: 0, httpOnly: true, secure })
}

/** Whether a token is valid in a cookie and in a header. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4096 && isCookieValue(value)
}

/**
 * The backend's `SID` cookies, rewritten for this site: without its `Domain` and `Path`, not readable by scripts. Drops
 * all other cookies.
 */
export function relaySessionCookies(setCookies: readonly string[], secure: boolean): string[] {
  return setCookies.flatMap((line) => {
    const [pair = '', ...rest] = line.split(';')
    const value = parseCookies(pair).get(sessionCookie)
    if (value === undefined || (value !== '' && !isCookieValue(value))) return []
    const attributes = parseCookies(rest.join(';').toLowerCase())
    const maxAge = Number(attributes.get('max-age'))
    return [
      serializeCookie(sessionCookie, value, {
        ...(attributes.has('max-age') && Number.isInteger(maxAge) ? { maxAge } : {}),
        httpOnly: true,
        secure,
      }),
    ]
  })
}
