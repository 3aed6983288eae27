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
import { callApi } from '../api/client.ts'
import { Tab } from '../api/tab.ts'
import { getProduct } from '../generated/operations.ts'
import { createPopupStore } from '../popups/popup-store.ts'
import { createToastStore } from '../ui/toast/toast-store.ts'
import { networkFetch } from './api-fetch.ts'
import { loadChunk, watchChunks } from './chunk-reload.ts'
import { introduceFirst } from './introduce-first.ts'
import { layOutRest } from './lay-out-rest.ts'
import { watchLinks } from './link-intent.ts'
import { loadRouteCode } from './page-route.ts'
import { hydrateQueries, type PageState } from './page-state.ts'
import { popupStackCode } from './popup-stack-code.ts'
import { Providers } from './Providers.tsx'
import { createRoutes } from './routes.tsx'
import { watchSession } from './session-watch.ts'

/** The router of the tab. */
export type BrowserRouter = ReturnType<typeof createBrowserRouter>

/** Puts the page into the document: takes over what the server has drawn, or draws it. */
export type Mount = (root: Element, page: ReactNode, router: BrowserRouter) => void | Promise<void>

/**
 * Starts the shop in the browser.
 * @param state what the server has handed over; without its answers the router reads them itself
 */
export async function startApp(state: PageState, mount: Mount): Promise<void> {
  const popups = createPopupStore()
  watchChunks(popups, popupStackCode)
  const toasts = createToastStore()
  const hydration = watchHydration(state)
  const network = networkFetch(async (request) => {
    const answer = await fetch(request)
    await hydration.ended
    return answer
  })
  const queryClient = new Tab({
    isServer: false,
    api: {
      baseUrl: location.origin,
      fetch: state.isShared ? introduceFirst(network) : network,
      cleanHtml: async (html) =>
        (await loadChunk(() => import('./clean-html-browser.ts'))).cleanHtmlInBrowser(html),
      onSessionExpired: () => session.expired(),
      onRightRefused: () => session.rightRefused(),
    },
  })
  hydrateQueries(queryClient, state.queries)

  const onNoConnection = () => {
    const wanted = router.state.navigation.location
    const action = wanted && { label: 'Повторить', onAction: () => void router.navigate(wanted) }
    toasts.getState().show({ status: false, message: 'Нет соединения', ...(action && { action }) })
    // Browsers tell it only of a lost line, not of a server that can't be reached.
    dispatchEvent(new Event('offline'))
    // The old page stays as it is, with its popups: the redirect that ends the navigation could not hold their list.
    const old: Location<unknown> = router.state.location
    void router.navigate(old, { replace: true, state: old.state, preventScrollReset: true })
  }
  const app: AppContext = { queryClient, now: state.now, isServer: false, onError: reportError }
  const context = new RouterContextProvider()
  context.set(appContext, app)

  const routes = createRoutes({
    isRevalidating: () => router.state.revalidation === 'loading',
    onNoConnection,
  })
  await resolveLazy(routes)
  watchLinks(routes)
  const router = createBrowserRouter(routes, {
    getContext: () => context,
    hydrationData: { loaderData: state.loaderData ?? {}, errors: state.errors ?? null },
  })
  const session = watchSession({ queryClient, toasts, router })
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root')
  await mount(
    root,
    <StrictMode>
      <Providers
        stores={{
          queryClient,
          toasts,
          popups,
          now: state.now,
          facts: { supportPhone: state.supportPhone },
          onHydrated: () => {
            // For whoever drives the page from outside, as the browser tests do.
            root.dataset['hydrated'] = ''
            hydration.end()
            void layOutRest()
          },
        }}
      >
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
    router,
  )
  // Before the first page is drawn there is no old one that could stay.
  app.onNoConnection = onNoConnection
  if (state.sessionExpired) session.wasExpired()
  if (state.isShared) countView(queryClient, router)
}

/**
 * The backend remembers a product as viewed when it is read for a visitor, and this document was read for nobody. The page
 * shows the product already, so nothing of the answer is kept, and its HTML is not cleaned.
 */
function countView(queryClient: Tab, { state: { matches } }: BrowserRouter): void {
  const input = { path: { code: matches.at(-1)?.params['code'] ?? '' } }
  if (queryClient.getQueryData([getProduct.id, input]) === undefined) return
  // A view that isn't counted is missing from 'Вы смотрели' and nowhere else.
  callApi(queryClient, { ...getProduct, html: [] }, input).catch(() => undefined)
}

/** Longest time that an answer is held back, milliseconds: hydration that never ends must not stop the shop. */
const hydrationPatience = 3000

/**
 * The end of hydration. An answer waits for it: what it changes in the cache before would contradict markup that React
 * hasn't hydrated yet, and React would draw that part of the page anew.
 */
function watchHydration({ loaderData }: PageState): { ended: Promise<void>; end: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Without the server's answers there is no markup of the server either.
  if (loaderData === undefined) resolve()
  else setTimeout(resolve, hydrationPatience)
  return { ended: promise, end: resolve }
}

/** Hydration must not wait for a chunk: the modules of the page on screen are there before the router begins. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      Object.assign(route, await loadRouteCode(route), { lazy: undefined })
    }),
  )
}
