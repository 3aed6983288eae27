import type { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router'
import { appContext } from '../api/app-context.ts'
import type { Data } from '../api/operation.ts'
import { loadOptional } from '../api/page-load.ts'
import { sessionQuery } from '../api/session.ts'
import { Tab } from '../api/tab.ts'
import type { getHeader } from '../generated/operations.ts'
import { formRedirect } from '../features/catalogue/form-redirect.ts'
import { filtersChunk, railMedia } from '../features/catalogue/rail.ts'
import { customerActionsModule } from '../features/layout/header-code.ts'
import { createPopupStore } from '../popups/popup-store.ts'
import type { PageMeta } from '../routes/head-elements.ts'
import { HeadCollectorContext } from '../routes/PageHead.tsx'
import { createToastStore } from '../ui/toast/toast-store.ts'
import { networkFetch } from './api-fetch.ts'
import { cleanHtmlOnServer } from './clean-html-server.ts'
import { documentMarkup } from './document.ts'
import { passingErrorStatus, routeErrorMessage, routeErrorStatus } from './error-status.ts'
import { dehydrateQueries, type PageState } from './page-state.ts'
import { type AppStores, Providers } from './Providers.tsx'
import type { DocumentModule, Render, RenderEnv } from './render-env.ts'
import { createRoutes } from './routes.tsx'

// The table is configuration: the handler keeps nothing of a request, only the lazy modules once they are loaded.
const handler = createStaticHandler(createRoutes({ isRevalidating: () => false }))

/** Renders the document of one request: loaders, status, redirects, markup and the state to hydrate from. */
export const render: Render = async (request, env) => {
  const filtered = formRedirect(new URL(request.url))
  if (filtered !== null) return new Response(null, { status: 302, headers: { Location: filtered } })
  const queryClient = new Tab({
    isServer: true,
    api: {
      baseUrl: new URL(request.url).origin,
      fetch: networkFetch(env.fetch),
      cleanHtml: cleanHtmlOnServer,
    },
  })
  const context = { queryClient, now: env.now, isServer: true, onError: env.onError }
  // A visitor whom the backend doesn't know yet is introduced by one call; all others then bear the same SID (O-122).
  if (!env.hasSession()) await loadOptional(context, sessionQuery())

  const requestContext = new RouterContextProvider()
  requestContext.set(appContext, context)
  const result = await handler.query(
    new Request(request.url, { headers: request.headers, signal: request.signal }),
    {
      requestContext,
    },
  )
  if (result instanceof Response) return redirection(result)
  settleErrors(result, env)
  if (env.isShared) forgetSession(queryClient)
  const queries = queryClient.getQueryCache().getAll()
  if (queries.some(({ state }) => state.status === 'error')) env.onMissing()

  const stores: AppStores = {
    queryClient,
    toasts: createToastStore(),
    popups: createPopupStore(),
    now: env.now,
    facts: { supportPhone: env.supportPhone },
  }
  let page: RenderedPage
  try {
    page = renderPage(result, stores)
  } catch (error) {
    env.onError(error)
    result.errors = { ...result.errors, [deepestRoute(result)]: plainError(500, '') }
    result.statusCode = 500
    page = renderPage(result, stores)
  }
  const state: PageState = {
    now: env.now,
    supportPhone: env.supportPhone,
    ...(env.sessionExpired() ? { sessionExpired: true as const } : {}),
    ...(env.isShared ? { isShared: true as const } : {}),
    queries: dehydrateQueries(queryClient),
    loaderData: result.loaderData,
    errors: result.errors,
  }
  const modules = result.matches.flatMap(({ route }) => moduleOf(route.handle))
  const { head, ...otherStyles } = env.styles(page.markup)
  const html = documentMarkup({
    meta: page.meta,
    origin: env.origin,
    nonce: env.nonce,
    styles: { head: head + env.lateStyles(modules, env.nonce, page.markup), ...otherStyles },
    scripts: env.scripts([...modules, ...modulesOnDemand(modules, queryClient)], env.nonce),
    markup: page.markup,
    mapTiles: env.mapTiles,
    state,
  })
  return new Response(html, { status: result.statusCode })
}

const listPages = new Set(['src/routes/section.tsx', 'src/routes/search.tsx'])

/** What this visitor's page shows by code on demand: preloaded, because it can't be used before. */
function modulesOnDemand(modules: readonly string[], queryClient: QueryClient): DocumentModule[] {
  const header = queryClient.getQueryData<Data<typeof getHeader>>(sessionQuery().queryKey)
  return [
    ...(header?.userData.isAuthorized ? [customerActionsModule] : []),
    ...(modules.some((module) => listPages.has(module)) ? [{ module: filtersChunk, media: railMedia }] : []),
  ]
}

/** SESSID belongs to the session of this render, which no visitor will ever have. */
function forgetSession(queryClient: QueryClient): void {
  queryClient.setQueryData<Data<typeof getHeader>>(
    sessionQuery().queryKey,
    (header) =>
      header && { ...header, userData: { SESSID: '', isAuthorized: false, hasNewNotifications: false } },
  )
}

interface RenderedPage {
  markup: string
  meta: PageMeta
}

function renderPage(context: StaticHandlerContext, stores: AppStores): RenderedPage {
  let meta: PageMeta = {}
  const say = (said: PageMeta) => {
    meta = said
  }
  const router = createStaticRouter(handler.dataRoutes, context)
  const markup = renderToString(
    <HeadCollectorContext value={{ say }}>
      <Providers stores={stores}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </HeadCollectorContext>,
  )
  return { markup, meta }
}

/**
 * What routes threw becomes status and message before anything is drawn, so that server and browser draw the same
 * and no stack or inner message leaves the server. The document bears the real status (O-113).
 */
function settleErrors(result: StaticHandlerContext, env: RenderEnv): void {
  for (const [id, error] of Object.entries(result.errors ?? {})) {
    const status = routeErrorStatus(error)
    if (!isRouteErrorResponse(error)) env.onError(error)
    const passing = passingErrorStatus(error)
    result.errors = { ...result.errors, [id]: plainError(status, routeErrorMessage(error), passing) }
    result.statusCode = passing ?? status
  }
}

/** The shape that the router takes for an error with a status, on both sides of the wire. */
function plainError(status: number, message: string, passing?: 502 | 503) {
  return { status, statusText: '', internal: false, data: { message, ...(passing && { passing }) } }
}

function deepestRoute({ matches }: StaticHandlerContext): string {
  return matches.at(-1)?.route.id ?? ''
}

function moduleOf(handle: unknown): string[] {
  if (typeof handle !== 'object' || handle === null || !('module' in handle)) return []
  return typeof handle.module === 'string' ? [handle.module] : []
}

/** A redirect of a guard or a loader; only its status and address go on. */
function redirection(response: Response): Response {
  const location = response.headers.get('Location')
  return new Response(null, { status: response.status, headers: location ? { Location: location } : {} })
}
