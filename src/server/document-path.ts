/** Prefixes that are not documents: no slash is added to them, no page is rendered for them. */
const otherPrefixes = ['/api', '/web', '/assets', '/media', '/healthz', '/readyz', '/sandbox', '/contract']

/** Where a request is aimed, after the address was made safe. */
export interface Target {
  /** Path and query, the path beginning with exactly one slash. */
  url: URL
  /** The path was changed to make it safe: say so by a redirect instead of answering under a strange address. */
  collapsed: boolean
}

/**
 * Reads a request target. Leading slashes and backslashes become one slash, so that nothing made of it can be taken
 * for another host. @returns `undefined` for what is no address at all
 */
export function readTarget(rawTarget: string, origin: string): Target | undefined {
  const pathAndQuery = withoutOrigin(rawTarget)
  const safe = pathAndQuery.replace(/^[/\\]*/, '/')
  if (!URL.canParse(origin + safe)) return undefined
  const url = new URL(origin + safe)
  // Dot segments are resolved by the parser, so `/.//host` is found only here.
  const pathname = url.pathname.replace(/^[/\\]+/, '/')
  const collapsed = pathname !== url.pathname || safe !== pathAndQuery
  url.pathname = pathname
  return { url, collapsed }
}

/** Whether a page may stand at this path: it is none of the prefixes of other kinds and its last segment has no extension. */
export function isDocumentPath(pathname: string): boolean {
  if (otherPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))) return false
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return !/\.[A-Za-z0-9]{1,8}$/.test(last)
}

/**
 * The address to redirect to permanently, or `undefined` to answer here (R-ROUTE-41 … R-ROUTE-45, X-17, X-65).
 * A hash never reaches the server; a `utm_source` stands in the query, and any query stops the redirect.
 */
export function slashRedirect({ url, collapsed }: Target): string | undefined {
  const { pathname, search } = url
  if (!isDocumentPath(pathname)) return undefined
  const slashed = pathname.endsWith('/') || search !== '' ? pathname : `${pathname}/`
  return collapsed || slashed !== pathname ? slashed + search : undefined
}

function withoutOrigin(rawTarget: string): string {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i.exec(rawTarget)
  return absolute ? rawTarget.slice(absolute[0].length) || '/' : rawTarget
}
