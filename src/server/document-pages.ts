import type { DocumentAssets, Render, RenderEnv } from '../app/render-env.ts'
import type { MapTiles } from '../lib/map-tiles.ts'
import type { Gateway, GatewayMeta } from '../gateway/gateway.ts'
import type { GatewayContract } from '../gateway/gateway-contract.ts'
import { tokenOf } from '../gateway/forwarded-headers.ts'
import { createVisitorFetch } from '../gateway/visitor-fetch.ts'
import { isAnybody } from './anybody.ts'
import { readExpiredNews } from './expired-session.ts'
import { newNonce } from './nonce.ts'
import { plainTechnicalPage } from './plain-page.ts'
import { describeError, type Log } from './request-log.ts'
import { documentHeaders } from './security-headers.ts'
import {
  createSharedDocuments,
  type DrawingMarks,
  type SharedDocuments,
  type SharedDrawing,
} from './shared-documents.ts'

type PageEnv = Omit<
  RenderEnv,
  'now' | 'origin' | 'supportPhone' | 'mapTiles' | 'lateStyles' | 'scripts' | 'onError'
>

/** What documents are made of; `now` is milliseconds UTC. */
export interface DocumentParts {
  contract: GatewayContract
  assets: DocumentAssets
  render: Render
  /** Origin of addresses that search engines and messengers read. */
  origin: string
  supportPhone: string
  mapTiles?: MapTiles | undefined
  log: Log
  now: () => number
  development?: boolean
  /** Visitors without a session share documents. */
  sharesDocuments?: boolean
}

/** Documents: a visitor's own, and those that visitors without a session share. */
export interface DocumentPages {
  page: (request: Request, url: URL, connection: GatewayMeta) => Promise<Response>
  shared: SharedDocuments | undefined
}

export function createDocumentPages(parts: DocumentParts, gateway: Gateway): DocumentPages {
  const { log, now } = parts
  const tilesOrigin = parts.mapTiles && new URL(parts.mapTiles.url).origin
  const { styles, lateStyles, scripts } = parts.assets
  const logError = (error: unknown, more: { path?: string } = {}) =>
    log({
      time: new Date(now()).toISOString(),
      level: 'error',
      event: 'render',
      ...more,
      ...describeError(error),
    })

  const page = async (request: Request, url: URL, connection: GatewayMeta): Promise<Response> =>
    shared && isAnybody(request) ? sharedPage(request, url, shared) : ownPage(request, url, connection)

  const sharedPage = async (request: Request, url: URL, documents: SharedDocuments): Promise<Response> => {
    const { status, location, nonce, body, coding } = await documents.answer(request)
    const headers = new Headers(documentHeaders({ nonce, tilesOrigin }, url, false))
    if (location !== null) headers.set('Location', location)
    if (coding) {
      headers.set('Content-Encoding', coding)
      headers.set('Vary', 'Accept-Encoding')
    }
    return new Response(body, { status, headers })
  }

  const ownPage = async (request: Request, url: URL, connection: GatewayMeta): Promise<Response> => {
    const nonce = newNonce()
    const visitor = createVisitorFetch(gateway, request, connection)
    const secure = connection.secure ?? false
    const expired = readExpiredNews(request, secure)
    const isOfCustomer = tokenOf(request.headers, secure) !== undefined
    const policy = { nonce, development: parts.development ?? false, tilesOrigin }
    const rendered = await render(request, {
      fetch: visitor.fetch,
      hasSession: visitor.hasSession,
      sessionExpired: () => expired.came || visitor.sessionExpired(),
      nonce,
      styles: (page) => styles.markup(nonce, styles.isKept(request.headers.get('cookie')), page),
      isShared: false,
      onMissing: () => undefined,
    })
    const headers = new Headers(rendered.headers)
    for (const [name, value] of Object.entries(documentHeaders(policy, url, isOfCustomer)))
      headers.set(name, value)
    const news = expired.setCookies(visitor.sessionExpired(), rendered.status)
    for (const line of [...visitor.setCookies(), ...news]) headers.append('Set-Cookie', line)
    return new Response(rendered.body, { status: rendered.status, headers })
  }

  const render = async (request: Request, env: PageEnv): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const onError = (error: unknown) => logError(error, { path: pathname })
    try {
      return await parts.render(request, {
        ...env,
        now: now(),
        origin: parts.origin,
        supportPhone: parts.supportPhone,
        mapTiles: parts.mapTiles,
        lateStyles,
        scripts,
        onError,
      })
    } catch (error) {
      onError(error)
      return new Response(plainTechnicalPage(env.nonce, parts.supportPhone), { status: 500 })
    }
  }

  const draw = async (request: Request, marks: DrawingMarks): Promise<SharedDrawing> => {
    const operations = new Set<string>()
    let isWhole = true
    const secure = new URL(request.url).protocol === 'https:'
    const nobody = createVisitorFetch(gateway, request, { secure })
    const rendered = await render(request, {
      fetch: async (call) => {
        const operation = parts.contract.matchOperation(call.method, new URL(call.url).pathname)
        if (operation) operations.add(operation.id)
        return nobody.fetch(call)
      },
      hasSession: nobody.hasSession,
      sessionExpired: () => false,
      nonce: marks.nonce,
      styles: () => marks.styles,
      isShared: true,
      onMissing: () => {
        isWhole = false
      },
    })
    const { status, headers } = rendered
    return { status, location: headers.get('Location'), text: await rendered.text(), operations, isWhole }
  }

  const shared = parts.sharesDocuments
    ? createSharedDocuments({
        draw,
        styles,
        now,
        onError: (error) => logError(error),
      })
    : undefined

  return { page, shared }
}
