/** Prefixes without documents: the server adds no slash and renders no page. */
const otherPrefixes = ['/api', '/web', '/assets', '/media', '/healthz', '/readyz', '/sandbox', '/contract']

/** The target of a request, in a safe form. */
export interface Target {
  /** Its path begins with exactly one slash. */
  url: URL
  /** The path had to be changed: the answer is a redirect to the safe form. */
  collapsed: boolean
}

/**
 * Reads a request target. Leading slashes and backslashes become one slash, because `//host/` in a redirect would lead
 * to another host. @returns `undefined` when the target is not an address
 */
export function readTarget(rawTarget: string, origin: string): Target | undefined {
  const pathAndQuery = withoutOrigin(rawTarget)
  const safe = pathAndQuery.replace(/^[/\\]*/, '/')
  if (!URL.canParse(origin + safe)) return undefined
  const url = new URL(origin + safe)
  // The parser resolves dot segments, so `/.//host` becomes visible only here.
  const pathname = url.pathname.replace(/^[/\\]+/, '/')
  const collapsed = pathname !== url.pathname || safe !== pathAndQuery
  url.pathname = pathname
  return { url, collapsed }
}

/** Whether the path can be a page: it has none of the other prefixes, and its last segment has no extension. */
export function isDocumentPath(pathname: string): boolean {
  if (otherPrefixes.some((prefix) => pathname === prefix || pathname.startsWith(`${prefix}/`))) return false
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return !/\.[A-Za-z0-9]{1,8}$/.test(last)
}

/**
 * The address to redirect to permanently, or `undefined` to answer here (R-ROUTE-41 … R-ROUTE-45, X-17, X-65).
 * An address with a query or a hash is not redirected for its slash.
 */
export function slashRedirect({ url, collapsed }: Target): string | undefined {
  const { pathname, search, hash } = url
  if (!isDocumentPath(pathname)) return undefined
  const slashed = pathname.endsWith('/') || search + hash !== '' ? pathname : `${pathname}/`
  return collapsed || slashed !== pathname ? slashed + search : undefined
}

function withoutOrigin(rawTarget: string): string {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?#\\]*/i.exec(rawTarget)
  return absolute ? rawTarget.slice(absolute[0].length) || '/' : rawTarget
}
