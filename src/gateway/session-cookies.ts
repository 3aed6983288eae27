import { isCookieValue, parseCookies, serializeCookie } from '../lib/cookies.ts'

/** Cookie that holds the token, out of reach of scripts (O-68). */
export const authCookie = 'auth_token'
/** Cookie by which the backend recognises a visitor (O-122). */
export const sessionCookie = 'SID'
/** Cookie by which the backend recognises the owner of an account at a login. */
export const deviceCookie = 'DEVICE'
/** Life of the auth cookie from its last use, in seconds (R-CONST-02). */
export const authCookieMaxAge = 259200
/** The browser gets this in place of the token (O-68). */
export const tokenPlaceholder = 'in-cookie'

/** Lives in seconds. */
const maxAges = { [authCookie]: authCookieMaxAge, [sessionCookie]: 2_592_000, [deviceCookie]: 31_536_000 }
const gatewayCookies = [authCookie, sessionCookie, deviceCookie] as const
type GatewayCookie = (typeof gatewayCookies)[number]

/**
 * The name in the browser. By https no subdomain and no page read by http can set such a cookie; a browser refuses the name
 * on plain http.
 */
export function browserName(name: GatewayCookie, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}

/** All names that the cookies of the gateway may have in a browser. */
export const browserNames: readonly string[] = gatewayCookies.flatMap((name) => [
  browserName(name, false),
  browserName(name, true),
])

/** Whether a browser's cookie is the session's, by either name. */
export function isSessionCookie(name: string): boolean {
  return name === sessionCookie || name === browserName(sessionCookie, true)
}

/** The value of a cookie of the gateway, also where it still has the name of plain http. */
export function readCookie(
  cookies: ReadonlyMap<string, string>,
  name: GatewayCookie,
  secure: boolean,
): string | undefined {
  return cookies.get(browserName(name, secure)) ?? (secure ? cookies.get(name) : undefined)
}

/** The `Set-Cookie` that keeps the token for another three days. */
export function keepToken(token: string, secure: boolean): string {
  return written(authCookie, token, secure, authCookieMaxAge)
}

/** The `Set-Cookie` that deletes the token. */
export function dropToken(secure: boolean): string {
  return written(authCookie, '', secure, 0)
}

/** Whether a token is valid in a cookie and in a header. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length <= 4096 && isCookieValue(value)
}

interface Relay {
  secure: boolean
  /** The answer is the success of a login: only that makes a device known. */
  opensSession: boolean
}

/**
 * The backend's cookies `SID` and `DEVICE`, rewritten for this site: without their `Domain` and `Path`, not readable by
 * scripts. Drops all other cookies.
 */
export function relaySessionCookies(
  setCookies: readonly string[],
  { secure, opensSession }: Relay,
): string[] {
  const passed = opensSession ? ([sessionCookie, deviceCookie] as const) : ([sessionCookie] as const)
  return setCookies.flatMap((line) => {
    const [pair = '', ...rest] = line.split(';')
    const [given] = parseCookies(pair)
    const name = passed.find((one) => one === given?.[0])
    const value = given?.[1] ?? ''
    if (name === undefined || (value !== '' && !isCookieValue(value))) return []
    const attributes = parseCookies(rest.join(';').toLowerCase())
    const maxAge = Number(attributes.get('max-age'))
    return [
      written(
        name,
        value,
        secure,
        attributes.has('max-age') && Number.isInteger(maxAge) ? maxAge : undefined,
      ),
    ]
  })
}

/**
 * Moves cookies of a shop that was open by http before to their names of https, so that its sessions survive.
 * @param set names that the answer already sets
 */
export function renamedCookies(cookies: ReadonlyMap<string, string>, set: ReadonlySet<string>): string[] {
  return gatewayCookies.flatMap((name) => {
    const value = cookies.get(name)
    if (value === undefined) return []
    const isNew = cookies.has(browserName(name, true)) || set.has(browserName(name, true))
    const isMoved = !isNew && isCookieValue(value)
    return [
      ...(isMoved ? [written(name, value, true, maxAges[name])] : []),
      // Browsers don't take `Secure` as a part of the name.
      serializeCookie(name, '', { maxAge: 0, httpOnly: true, secure: true }),
    ]
  })
}

function written(name: GatewayCookie, value: string, secure: boolean, maxAge: number | undefined): string {
  return serializeCookie(browserName(name, secure), value, {
    ...(maxAge === undefined ? {} : { maxAge }),
    httpOnly: true,
    secure,
  })
}
