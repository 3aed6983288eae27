/** Attributes of a cookie that a server sets. `maxAge` is in seconds. */
export interface CookieAttributes {
  maxAge?: number
  httpOnly?: boolean
  secure?: boolean
  expires?: string
}

/**
 * The pairs of a `Cookie` header; of two with one name the first counts, because browsers send the more specific path
 * first.
 */
export function parseCookies(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals < 1) continue
    const name = pair.slice(0, equals).trim()
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim())
  }
  return cookies
}

/**
 * A `Set-Cookie` value for the whole site, `SameSite=Lax`. The value isn't encoded here: it must be a valid cookie
 * value.
 */
export function serializeCookie(name: string, value: string, attributes: CookieAttributes = {}): string {
  const parts = [`${name}=${value}`, 'Path=/']
  if (attributes.maxAge !== undefined) parts.push(`Max-Age=${attributes.maxAge}`)
  if (attributes.expires) parts.push(`Expires=${attributes.expires}`)
  if (attributes.httpOnly) parts.push('HttpOnly')
  parts.push('SameSite=Lax')
  if (attributes.secure) parts.push('Secure')
  return parts.join('; ')
}

/** Characters that a cookie value may hold (RFC 6265, without quotes). */
export function isCookieValue(value: string): boolean {
  return /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]+$/.test(value)
}
