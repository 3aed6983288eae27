import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { dropVisitorQueries } from '../api/api-query.ts'
import { currentBranchQuery } from '../api/frame-queries.ts'
import type { Data } from '../api/operation.ts'
import { sessionQuery } from '../api/session.ts'
import { requestLogin } from '../features/auth/login-request.ts'
import type { getHeader } from '../generated/operations.ts'
import { allowsPrefetch, browserConnection } from '../lib/connection.ts'
import { homePath } from '../lib/paths.ts'
import type { ToastStore } from '../ui/toast/toast-store.ts'
import { popupLoaders } from './popup-loaders.ts'
import { openTabChannel } from './tab-channel.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** How the tab follows its visitor's session. */
export interface SessionWatch {
  /** A call found that the visitor is no customer any more (O-69, O-70). */
  expired: () => void
  /** The same, found out by the server: this page is drawn for a guest already, so nothing has to be dropped. */
  wasExpired: () => void
}

/** What the watch works on. */
export interface SessionSurroundings {
  queryClient: QueryClient
  toasts: ToastStore
  router: Pick<Router, 'navigate' | 'state'>
}

/**
 * Keeps this tab in step with the session: a session that ended is said once and what belonged to it is dropped;
 * login and logout are told to the other tabs and heard from them (O-73, R-TAB-01, R-TAB-02); a page out of the
 * back-forward cache asks who its visitor is now.
 */
export function watchSession({ queryClient, toasts, router }: SessionSurroundings): SessionWatch {
  let told = false
  const { queryKey } = sessionQuery()
  const isAuthorized = () => queryClient.getQueryData<Data<typeof getHeader>>(queryKey)?.userData.isAuthorized
  // The header is read before the rest is dropped: the frame is drawn from it and must never be without.
  const becomeGuest = async () => {
    await queryClient.query({ ...sessionQuery(), staleTime: 0 })
    await dropVisitorQueries(queryClient, [queryKey, currentBranchQuery().queryKey])
  }

  const leavePersonal = async () => {
    if (router.state.location.pathname.startsWith('/personal'))
      await router.navigate(homePath, { replace: true })
  }
  let authorized = isAuthorized()
  // O-61: a guest may log in next. Not where the connection is slow or counted (R-SEO-09, R-SEO-10).
  if (!authorized && allowsPrefetch(browserConnection())) popupLoaders.login.load().catch(() => undefined)
  const channel = openTabChannel((event) => {
    if (event === 'login') {
      location.reload()
      return
    }
    // Known already: the header that is read now must not be told on as news.
    authorized = false
    void leavePersonal()
      .then(becomeGuest)
      .catch(() => undefined)
  })
  // Whoever logs in or out reads the header again; the change of its answer is the event. Its answer only: a read that
  // has just begun still holds the visitor of before, and telling him on would call every tab back into that session.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] !== queryKey[0]) return
    const now = isAuthorized()
    if (now === undefined || now === authorized) return
    if (authorized !== undefined) channel.tell(now ? 'login' : 'logout')
    authorized = now
  })
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    const before = isAuthorized()
    void queryClient.query({ ...sessionQuery(), staleTime: 0 }).then(
      ({ userData }) => {
        if (userData.isAuthorized !== before) location.reload()
      },
      () => undefined,
    )
  })

  const say = () => toasts.getState().show({ status: false, message: 'Сессия истекла, войдите снова' })
  return {
    expired() {
      if (told) return
      told = true
      say()
      void becomeGuest()
        .catch(() => undefined)
        .finally(() => {
          told = false
          requestLogin(queryClient)
        })
    },
    wasExpired() {
      say()
      // That page opens the login by itself.
      if (!router.state.location.pathname.startsWith('/registration')) requestLogin(queryClient)
    },
  }
}
