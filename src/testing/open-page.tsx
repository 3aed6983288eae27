import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { onTestFinished } from 'vitest'
import { createSandbox } from '../../mocks/sandbox/create-sandbox.ts'
import { createMemoryStore } from '../../mocks/sandbox/memory-store.ts'
import { operations } from '../../mocks/sandbox/operations/all.ts'
import { pricedState } from '../../mocks/sandbox/rules/price-lists.ts'
import { seller } from '../../mocks/sandbox/seller/seller.ts'
import { worldSeed } from '../../mocks/sandbox/world-seed.ts'
import { answerLog } from '../../tools/contract/coverage/answer-log.ts'
import { appContext } from '../api/app-context.ts'
import { enterSession } from '../api/session-change.ts'
import { Tab } from '../api/tab.ts'
import { popupLoaders } from '../app/popup-loaders.ts'
import { Providers } from '../app/Providers.tsx'
import { createRoutes } from '../app/routes.tsx'
import { PageReloadProvider } from '../api/page-reload.ts'
import { createGateway } from '../gateway/gateway.ts'
import { gatewayContract } from '../gateway/gateway-contract.ts'
import { createVisitorFetch } from '../gateway/visitor-fetch.ts'
import contract from '../generated/contract.json' with { type: 'json' }
import { operationList } from '../generated/operation-list.ts'
import { createPopupStore } from '../popups/popup-store.ts'
import { createToastStore } from '../ui/toast/toast-store.ts'
import { answerBy, type Answers } from '../../mocks/answers.ts'

const site = 'http://shop.example'
const password = 'Kran-2026!'

/**
 * What stands between a page and the sandbox: an answer of its own, or nothing to let the call pass. `pass` asks the
 * sandbox, for an answer that shall be changed.
 */
export type Intercept = (
  request: Request,
  pass: () => Promise<Response>,
) => Response | undefined | Promise<Response | undefined>

export interface OpenPageOptions {
  /** Login of a customer of the seed, such as `buyer@example.ru`; absent: a guest. */
  as?: string
  intercept?: Intercept
  /** A call was refused as to nobody who is logged in. */
  onSessionExpired?: () => void
  /** Answers of the contract in place of the sandbox's, by operation. */
  answers?: Answers
  /** In place of the browser's reload, which jsdom doesn't have. */
  reload?: () => void
  /** What the visitor did before this page, in other tabs. */
  prepare?: (visitor: { inOtherTab: OtherTab }) => Promise<void>
}

/** A POST as another tab of the same visitor makes it. */
type OtherTab = (path: string, body: object, headers?: Record<string, string>) => Promise<Response>

/**
 * Opens a page of the whole shop in jsdom: the real routes and stores over the real gateway and sandbox, without
 * server rendering and without styles (so what a style sheet hides is there).
 */
export async function openPage(
  path: string,
  { as, intercept, answers = {}, reload, prepare, onSessionExpired }: OpenPageOptions = {},
) {
  // Compiled before anything waits for them: a popup gives up after 3000 ms (R-POPUP-43).
  await Promise.allSettled(Object.values(popupLoaders).map(async ({ code }) => code.load()))
  const sandbox = createSandbox({
    contract,
    operations,
    background: seller,
    pricedState,
    seed: worldSeed(),
    store: createMemoryStore(),
    checkAnswers: true,
    ...answerLog(),
  })
  const calls: string[] = []
  let hasEnded = false
  onTestFinished(() => {
    hasEnded = true
  })
  const gateway = createGateway({
    backend: (request) => sandbox.fetch(request, { loopback: true }),
    contract: gatewayContract(operationList, contract),
    sandbox: true,
    timeout: 60_000,
    onBrokenAnswer: () => undefined,
  })
  const visitor = createVisitorFetch(gateway, new Request(site), { loopback: true })
  const fetch = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    calls.push(`${request.method} ${pathname}${search}`)
    const pass = () => visitor.fetch(request)
    const answer =
      (await intercept?.(request, pass)) ?? (await answerBy(answers, request, pass)) ?? (await pass())
    // What comes after its test would write into the storages of the next one.
    return hasEnded ? Promise.withResolvers<never>().promise : answer
  }
  const queryClient = new Tab({
    isServer: false,
    api: {
      baseUrl: site,
      fetch,
      cleanHtml: (html) => html,
      ...(onSessionExpired && { onSessionExpired }),
    },
  })
  const stores = {
    queryClient,
    toasts: lastingToasts(),
    popups: createPopupStore(),
    now: Date.parse('2026-11-20T09:00:00Z'),
    facts: { supportPhone: '8 800 100-00-00' },
  }
  const inOtherTab: OtherTab = async (address, body, headers) => {
    const header = await visitor.fetch(new Request(`${site}/api/header/`))
    const { data } = (await header.json()) as { data: { userData: { SESSID: string } } }
    const request = new Request(`${site}${address}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ ...body, SESSID: data.userData.SESSID }),
    })
    return visitor.fetch(request)
  }
  // As server rendering does (O-122): the session begins with this call, so that those at once share it.
  await visitor.fetch(new Request(`${site}/api/header/`))
  if (as) await enterSession(queryClient, { login: as, password })
  await prepare?.({ inOtherTab })
  const context = new RouterContextProvider()
  context.set(appContext, {
    queryClient,
    now: stores.now,
    isServer: false,
    onError: reportError,
  })
  const router = createMemoryRouter(
    createRoutes({ isRevalidating: () => router.state.revalidation === 'loading' }),
    { initialEntries: [path], getContext: () => context },
  )
  window.scrollTo = () => undefined
  await loaded(router)
  const view = await act(async () =>
    render(
      <Providers stores={stores}>
        <PageReloadProvider value={reload ?? (() => undefined)}>
          <RouterProvider router={router} />
        </PageReloadProvider>
      </Providers>,
    ),
  )
  return {
    ...view,
    user: userEvent.setup(),
    router,
    queryClient,
    sandbox,
    /** Method, path and query of every call so far. */
    calls,
    /** A call of the page, for what goes by XMLHttpRequest. */
    fetch,
    inOtherTab,
  }
}

/**
 * Toasts that go only when they are told to. How long they stay is proved beside their store: a success goes after
 * 1500 ms, and on a busy machine a test may look for it later than that.
 */
function lastingToasts() {
  const store = createToastStore()
  store.subscribe(({ toasts, hold }) => {
    for (const { id } of toasts) hold(id, 'focus')
  })
  return store
}

/** The loaders of the first page have ended: as after server rendering, the page is drawn at once. */
async function loaded(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return
  await new Promise<void>((resolve) => {
    const leave = router.subscribe(({ initialized }) => {
      if (!initialized) return
      leave()
      resolve()
    })
  })
}
