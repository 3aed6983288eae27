import { type ReactNode, StrictMode } from 'react'
import {
  createBrowserRouter,
  type Location,
  matchRoutes,
  RouterContextProvider,
  type RouteObject,
} from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type AppContext, appContext } from '../api/app-context.ts'
import { attachApi, loadSender } from '../api/client.ts'
import { createPopupStore } from '../popups/popup-store.ts'
import { createToastStore } from '../ui/toast/toast-store.ts'
import { networkFetch } from './api-fetch.ts'
import { loadChunk, watchChunks } from './chunk-reload.ts'
import { loadErrorPages } from './errors/late-error-pages.tsx'
import { hydrateQueries, type PageState } from './page-state.ts'
import { Providers } from './Providers.tsx'
import { createQueryClient } from './query-client.ts'
import { createRoutes } from './routes.tsx'
import type { SessionWatch } from './session-watch.ts'
import { latePatience, whenIdle } from '../lib/when-idle.ts'

/** The router of the tab. */
export type BrowserRouter = ReturnType<typeof createBrowserRouter>

/** Puts the page into the document: takes over what the server has drawn, or draws it. */
export type Mount = (root: Element, page: ReactNode, router: BrowserRouter) => void | Promise<void>

/**
 * Starts the shop in the browser.
 * @param state what the server has handed over; without its answers the router reads them itself
 */
export async function startApp(state: PageState, mount: Mount): Promise<void> {
  watchChunks()
  const queryClient = createQueryClient(false)
  const toasts = createToastStore()
  let watching: Promise<SessionWatch> | undefined
  const session = async () => {
    watching ??= loadChunk(() => import('./session-watch.ts')).then(({ watchSession }) =>
      watchSession({ queryClient, toasts, router }),
    )
    return watching
  }
  const onSessionExpired = () => {
    session()
      .then(({ expired }) => expired())
      .catch(() => undefined)
  }
  attachApi(queryClient, {
    baseUrl: location.origin,
    fetch: networkFetch((request) => fetch(request)),
    cleanHtml: async (html) =>
      (await loadChunk(() => import('./clean-html-browser.ts'))).cleanHtmlInBrowser(html),
    onSessionExpired,
  })
  hydrateQueries(queryClient, state.queries)

  const onNoConnection = () => {
    const wanted = router.state.navigation.location
    const action = wanted && { label: 'Повторить', onAction: () => void router.navigate(wanted) }
    toasts.getState().show({ status: false, message: 'Нет соединения', ...(action && { action }) })
    // The old page stays as it is, with its popups: the redirect that ends the navigation could not hold their list.
    const old: Location<unknown> = router.state.location
    void router.navigate(old, { replace: true, state: old.state, preventScrollReset: true })
  }
  const app: AppContext = { queryClient, now: state.now, isServer: false }
  const context = new RouterContextProvider()
  context.set(appContext, app)

  const routes = createRoutes({
    isRevalidating: () => router.state.revalidation === 'loading',
    onNoConnection,
  })
  await Promise.all([resolveLazy(routes), state.errors && loadErrorPages()])
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    hydrationData: { loaderData: state.loaderData ?? {}, errors: state.errors ?? null },
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  await mount(
    root,
    <StrictMode>
      <Providers
        stores={{
          queryClient,
          toasts,
          popups: createPopupStore(),
          now: state.now,
          facts: { supportPhone: state.supportPhone },
        }}
      >
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
    router,
  )
  // Before the first page is drawn there is no old one that could stay.
  app.onNoConnection = onNoConnection
  if (state.sessionExpired) {
    session()
      .then(({ wasExpired }) => wasExpired())
      .catch(() => undefined)
  }
  // What the first click or failure will need, when there is time for it.
  whenIdle(() => {
    for (const load of [session, loadSender, loadErrorPages]) load().catch(() => undefined)
  }, latePatience)
}

/** Hydration must not wait for a chunk: the modules of the page on screen are there before the router begins. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
