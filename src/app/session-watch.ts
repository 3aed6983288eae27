import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router'
import { dropVisitorQueries, rereadVisitorQueries } from '../api/visitor-queries.ts'
import { currentBranchQuery } from '../api/frame-queries.ts'
import type { Data } from '../api/operation.ts'
import { sessionQuery } from '../api/session.ts'
import { tabOf } from '../api/tab.ts'
import type { getHeader } from '../generated/operations.ts'
import { homePath } from '../lib/paths.ts'
import { lastSessionEvent, markSession, type SessionEvent, sessionMarkKey } from '../lib/session-mark.ts'
import { localSafeStorage } from '../lib/storage.ts'
import type { ToastStore } from '../ui/toast/toast-store.ts'
import { limitReactions, reactionPause } from './reaction-limit.ts'
import { noteSessionMark, watchRestoredPage } from './restored-page.ts'
import { openTabChannel } from './tab-channel.ts'

/** Milliseconds after which the rights are read again when the page is looked at. */
const rightsPatience = 60_000
/** Milliseconds of the message that they have changed: it comes unasked, so there is time to read it. */
const rightsToastTime = 6000

const expiredMessage = 'Сессия истекла, войдите снова'

type Router = ReturnType<typeof createBrowserRouter>

/** How the tab follows its visitor's session. */
export interface SessionWatch {
  /** A call found that the visitor is no customer any more (O-69, O-70). */
  expired: () => void
  /** The same, found out by the server: this page is drawn for a guest already, so nothing has to be dropped. */
  wasExpired: () => void
  /** A call was refused for lack of a right: the rights are read again, and a change of them is said. */
  rightRefused: () => void
}

/** What the watch works on. */
export interface SessionSurroundings {
  queryClient: QueryClient
  toasts: ToastStore
  router: Pick<Router, 'navigate' | 'state'>
}

/**
 * Keeps this tab in step with the session: a session that ended is said once and what belonged to it is dropped;
 * login and logout are told to the other tabs and heard from them (O-73, R-TAB-01, R-TAB-02), and so is another current
 * company; a page out of the
 * back-forward cache asks who its visitor is now, and so does one that missed an event, because it was told before this
 * code had come or while the browser held the tab.
 */
export function watchSession({ queryClient, toasts, router }: SessionSurroundings): SessionWatch {
  let isAsking = false
  const mayReact = limitReactions()
  const { queryKey } = sessionQuery()
  const isAuthorized = () => queryClient.getQueryData<Data<typeof getHeader>>(queryKey)?.userData.isAuthorized
  // The header is read before the rest is dropped: the frame is drawn from it and must never be without.
  const readAnew = async () => {
    // Of another visitor or another company: no news about the rights of before.
    rights = undefined
    await queryClient.query({ ...sessionQuery(), staleTime: 0 })
    await dropVisitorQueries(queryClient, [queryKey, currentBranchQuery().queryKey])
    noteMark()
  }

  const leavePersonal = async () => {
    if (router.state.location.pathname.startsWith('/personal'))
      await router.navigate(homePath, { replace: true })
  }
  let authorized = isAuthorized()
  let rights = rightsOf(queryClient)
  /** The header tells other rights than the page was drawn with: what may still be read is read again (R-COMP-11). */
  const followRights = () => {
    const before = rights
    rights = rightsOf(queryClient)
    if (before === undefined || rights === undefined || before === rights) return
    toasts.getState().show({ message: 'Ваши права в компании изменились', time: rightsToastTime })
    void rereadVisitorQueries(queryClient, [queryKey, currentBranchQuery().queryKey])
  }
  const follow = (event: SessionEvent) => {
    // Told twice, as by a tab that only found it out: who knows already loses nothing by a reload.
    if (authorized === (event === 'login')) return
    if (!mayReact()) {
      setTimeout(askIfMissed, reactionPause)
      return
    }
    if (event === 'login') {
      location.reload()
      return
    }
    // Known already: the header that is read now must not be told on as news.
    authorized = false
    void leavePersonal()
      .then(readAnew)
      .catch(() => undefined)
  }
  const channel = openTabChannel(follow)
  const announce = (event: SessionEvent) => {
    markSession(event)
    noteMark()
    channel.post(event)
  }
  // Whoever logs in or out reads the header again; the change of its answer is the event. Its answer only: a read that
  // has just begun still holds the visitor of before, and telling him on would call every tab back into that session.
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query.queryKey[0] !== queryKey[0]) return
    followRights()
    const now = isAuthorized()
    if (now === undefined || now === authorized) return
    if (authorized !== undefined) announce(eventOf(now))
    authorized = now
  })

  /** Reads who the visitor is now. When the page was drawn for another one it follows, else the others should know. */
  const ask = async () => {
    const before = isAuthorized()
    // What is read now may be no news to the others.
    authorized = undefined
    try {
      const { userData } = await queryClient.query({ ...sessionQuery(), staleTime: 0 })
      authorized = before
      if (userData.isAuthorized === before) announce(eventOf(before))
      else follow(eventOf(userData.isAuthorized))
    } catch {
      // No answer: the next call or the next look at the page finds it out.
      authorized = before
    }
  }
  function askIfMissed(): void {
    const last = lastSessionEvent()
    if (last === undefined || authorized === undefined || last === eventOf(authorized)) return
    if (mayReact()) void ask()
    else setTimeout(askIfMissed, reactionPause)
  }
  askIfMissed()
  // The tab that has switched is about to reload, so it tells by the mark alone.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== sessionMarkKey || !newValue?.startsWith('company') || !isAuthorized() || !mayReact()) return
    readAnew()
      .then(() => toasts.getState().show({ message: 'В другой вкладке выбрана другая компания' }))
      .catch(() => undefined)
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return
    askIfMissed()
    if (isAuthorized() === true) readRights(rightsPatience)
  })
  watchRestoredPage(() => void ask())

  // A failed read is no news: the next refusal or the next look at the page reads again.
  const readRights = (staleTime: number) =>
    void queryClient.query({ ...sessionQuery(), staleTime }).catch(() => undefined)

  /** A call was refused to a customer: when the header says so too, the session has ended. @returns whether it is said */
  const endSession = async () => {
    const isCustomer = await queryClient
      .query({ ...sessionQuery(), staleTime: 0 })
      .then(({ userData }) => userData.isAuthorized)
      .catch(() => undefined)
    if (isCustomer === true) return false
    say()
    if (isCustomer === false) {
      await dropVisitorQueries(queryClient, [queryKey, currentBranchQuery().queryKey]).catch(() => undefined)
    }
    requestLogin()
    return true
  }

  const requestLogin = () => tabOf(queryClient).login.setState({ wanted: true })
  const say = () => toasts.getState().show({ status: false, message: expiredMessage })
  return {
    expired() {
      // Only a customer can lose a session. What is refused to a guest is that call's own failure.
      if (isAsking || isAuthorized() !== true || !mayReact()) return
      isAsking = true
      // The write that found it out fails by itself; of the two messages the reason is told.
      const release = toasts.getState().holdBack(expiredMessage)
      void endSession().then((isSaid) => {
        isAsking = false
        release(isSaid)
      })
    },
    rightRefused() {
      if (isAuthorized() === true && mayReact()) readRights(0)
    },
    wasExpired() {
      say()
      // That page opens the login by itself.
      if (!router.state.location.pathname.startsWith('/registration')) requestLogin()
    },
  }
}

/** The rights of a customer as one text; `undefined` for a guest. */
function rightsOf(queryClient: QueryClient): string | undefined {
  const header = queryClient.getQueryData<Data<typeof getHeader>>(sessionQuery().queryKey)
  return header?.userData.isAuthorized ? (header.userData.scope ?? []).join() : undefined
}

/** The page on screen is drawn for the visitor of the last mark. */
function noteMark(): void {
  noteSessionMark(localSafeStorage().get(sessionMarkKey) ?? '')
}

const eventOf = (isAuthorized: boolean): SessionEvent => (isAuthorized ? 'login' : 'logout')
