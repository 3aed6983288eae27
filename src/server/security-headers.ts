/** What a page's Content-Security-Policy depends on. */
export interface PolicyOptions {
  nonce: string
  /** Hot reloading needs a web socket to this server. */
  development?: boolean
  /** Origin of the tiles of maps. */
  tilesOrigin?: string | undefined
}

/** Browsers report violations of the policy here. Reports are logged, and fail the browser tests. */
export const cspReportPath = '/csp-report/'

/**
 * The Content-Security-Policy of a page. Scripts run by nonce and what those load; `style-src-attr` is open because
 * React writes `style` attributes. There is no `upgrade-insecure-requests`: the shop must run on plain http.
 */
export function contentSecurityPolicy({ nonce, development = false, tilesOrigin }: PolicyOptions): string {
  return [
    `default-src 'self'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:${tilesOrigin === undefined ? '' : ` ${tilesOrigin}`}`,
    `font-src 'self'`,
    development ? `connect-src 'self' ws: wss:` : `connect-src 'self'`,
    `object-src 'none'`,
    `frame-src 'none'`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `report-uri ${cspReportPath}`,
  ].join('; ')
}

/** Headers of everything that this server answers. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
}

/**
 * Headers of a document: never stored (O-112); the address of a password link goes nowhere (O-72).
 * @param isOfCustomer the window that opened it keeps no hold of it. A browser that reads this header starts another
 *   process for the page, after the answer has come: guests, to whom it tells nothing private, don't wait for that.
 */
export function documentHeaders(
  policy: PolicyOptions,
  url: URL,
  isOfCustomer: boolean,
): Record<string, string> {
  return {
    ...(isOfCustomer ? { 'Cross-Origin-Opener-Policy': 'same-origin' } : {}),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': contentSecurityPolicy(policy),
    ...(url.searchParams.has('checkword') ? { 'Referrer-Policy': 'no-referrer' } : {}),
  }
}
