import { type Backend, createGateway, type GatewayMeta } from '../gateway/gateway.ts'
import { createVisitorFetch } from '../gateway/visitor-fetch.ts'
import { keyedHash } from '../lib/keyed-hash.ts'
import { newUuid } from '../lib/uuid.ts'
import { loggedBackend } from './backends.ts'
import { packResponse } from './compression.ts'
import { passMedia } from './media.ts'
import { PackedTexts } from './packed-texts.ts'
import { isDocumentPath, readTarget, slashRedirect } from './document-path.ts'
import { describeError, type LogEntry } from './request-log.ts'
import { commonHeaders, cspReportPath } from './security-headers.ts'
import { createDocumentPages, type DocumentParts } from './document-pages.ts'
import { searchEngineFile } from './sitemaps.ts'
import type { StaticFiles } from './static-files.ts'
import {
  isUnsupportedBrowser,
  unsupportedPage,
  unsupportedPath,
  unsupportedPolicy,
} from './unsupported-browser.ts'
import { createCspReports } from './csp-report.ts'

/** What the storefront is made of. */
export interface StorefrontParts extends DocumentParts {
  backend: Backend
  /** The backend is the embedded sandbox: its controls and switches pass. */
  sandbox: boolean
  backendTimeout: number
  files: StaticFiles | undefined
  /** The shop is served by https: browsers shall never ask it by http again. */
  hsts?: boolean
  /** Key of the hashes of logins in the log; made anew when left out. */
  logKey?: string | undefined
  /** Aborted when the server begins to end. */
  ending?: AbortSignal
}

/** The outermost connection of a request, as the HTTP server saw it. */
export interface Connection extends GatewayMeta {
  /** The request target as it stood on the wire. */
  target: string
}

/** The whole storefront as one function of the web's own types. */
export type Storefront = (request: Request, connection: Connection) => Promise<Response>

/** Puts gateway, assets, redirects, rendering and headers together. It never rejects. */
export function createStorefront(parts: StorefrontParts): Storefront {
  const { sandbox, log, now } = parts
  const logKey = parts.logKey ?? newUuid()
  const backend = loggedBackend(parts.backend, log, now)
  const gateway = createGateway({
    backend,
    contract: parts.contract,
    sandbox,
    timeout: parts.backendTimeout,
    onBrokenAnswer: ({ operation, status, pointer, expected }) =>
      log({ ...entry('error', 'answer'), operation, status, pointer, expected }),
    onLoginFailed: ({ login, ...failed }) => {
      const failure = entry('warn', 'login.failed')
      keyedHash(logKey, login).then(
        (hash) => log({ ...failure, ...failed, login: hash }),
        (error: unknown) => log({ ...failure, ...failed, ...describeError(error) }),
      )
    },
  })

  const { page, shared } = createDocumentPages(parts, gateway)

  const call = async (request: Request, url: URL, connection: Connection): Promise<Response> => {
    const response = await gateway(request, connection)
    const operation = parts.contract.matchOperation(request.method, url.pathname)
    if (shared && response.ok && operation) shared.onCall(operation)
    // Whoever opens a file from the address bar reads a page, not JSON.
    const isOpened = operation?.answersFile && request.headers.get('sec-fetch-dest') === 'document'
    return isOpened && response.status === 404 ? page(request, url, connection) : response
  }
  const engineFile = async (request: Request, pathname: string, connection: Connection) => {
    const nobody = createVisitorFetch(gateway, new Request(request.url), { secure: connection.secure })
    try {
      return await searchEngineFile(pathname, { origin: parts.origin, fetch: nobody.fetch })
    } catch (error) {
      log({ ...entry('error', 'request'), ...describeError(error) })
      return new Response(null, {
        status: 503,
        headers: { 'Retry-After': '300', 'Cache-Control': 'no-store' },
      })
    }
  }
  const packed = new PackedTexts()
  const cspReports = createCspReports(log, now)

  const answer = async (
    request: Request,
    url: URL,
    collapsed: boolean,
    connection: Connection,
  ): Promise<Response> => {
    const { pathname } = url
    if (pathname === '/healthz') return health('ok')
    if (pathname === '/readyz') return health(parts.ending?.aborted ? 'ending' : 'ok')
    if (pathname === cspReportPath) return cspReports(request)
    if (pathname.startsWith('/api/') || pathname.startsWith('/web/')) return call(request, url, connection)
    if (pathname.startsWith('/media/'))
      return passMedia(request, backend, connection, { timeout: parts.backendTimeout, packed })
    if (sandbox && pathname.startsWith('/sandbox/')) {
      const response = await backend(request, connection)
      // Its controls change what every answer is made of.
      shared?.clear()
      return response
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const file = await parts.files?.respond(request, pathname)
    if (file) return file
    if (pathname === unsupportedPath) return unsupported()
    const forEngines = await engineFile(request, pathname, connection)
    if (forEngines) return forEngines
    if (pathname.startsWith('/assets/'))
      return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } })
    if (isDocumentPath(pathname) && isUnsupportedBrowser(request.headers.get('user-agent'))) {
      return redirect(302, unsupportedPath)
    }
    const slashed = slashRedirect({ url, collapsed })
    if (slashed) return redirect(301, slashed)
    const document = await page(request, url, connection)
    // The backend limits calls: whoever reads for a search engine comes again.
    if (document.status === 503) document.headers.set('Retry-After', '60')
    return document
  }

  const entry = (level: LogEntry['level'], event: string): LogEntry => ({
    time: new Date(now()).toISOString(),
    level,
    event,
  })

  return async (request, connection) => {
    const target = readTarget(connection.target, new URL(request.url).origin)
    let response: Response
    try {
      response = target
        ? await answer(request, target.url, target.collapsed, connection)
        : new Response(null, { status: 400 })
    } catch (error) {
      log({ ...entry('error', 'request'), ...describeError(error) })
      response = new Response(null, { status: 500 })
    }
    const ready = await packResponse(request, response)
    const headers = new Headers(ready.headers)
    for (const [name, value] of Object.entries(commonHeaders))
      if (!headers.has(name)) headers.set(name, value)
    if (parts.hsts && connection.secure) headers.set('Strict-Transport-Security', 'max-age=31536000')
    const body = request.method === 'HEAD' ? null : ready.body
    return new Response(body, { status: ready.status, headers })
  }
}

function health(status: 'ok' | 'ending'): Response {
  return Response.json(
    { status },
    { status: status === 'ok' ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}

function redirect(status: 301 | 302, location: string): Response {
  return new Response(null, {
    status,
    headers: { Location: location, 'Cache-Control': status === 301 ? 'max-age=3600' : 'no-store' },
  })
}

function unsupported(): Response {
  return new Response(unsupportedPage, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
      'Content-Security-Policy': unsupportedPolicy,
    },
  })
}
