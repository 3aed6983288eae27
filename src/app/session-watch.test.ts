// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Data } from '../api/operation.ts'
import { sessionQuery } from '../api/session.ts'
import type { getHeader } from '../generated/operations.ts'
import { openPage } from '../testing/open-page.tsx'
import { createToastStore } from '../ui/toast/toast-store.ts'
import { watchSession } from './session-watch.ts'

let heard: unknown[] = []
const otherTab = new BroadcastChannel('session')
otherTab.addEventListener('message', ({ data }) => heard.push(data))
const tellAsOtherTab = otherTab.postMessage.bind(otherTab)
afterEach(() => {
  // A page's timers must not outlive the window.
  cleanup()
  heard = []
  localStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

/** @param meanwhile what another tab does before this one watches, and tells as tabs do */
async function watchedPage(
  path: string,
  as?: string,
  meanwhile?: (inOtherTab: Page['inOtherTab']) => Promise<unknown>,
) {
  const page = await openPage(path, as === undefined ? {} : { as })
  if (meanwhile) {
    await meanwhile(page.inOtherTab)
    localStorage.setItem('session_last', 'logout')
  }
  watchSession({ queryClient: page.queryClient, toasts: createToastStore(), router: page.router })
  const authorized = () =>
    page.queryClient.getQueryData<Data<typeof getHeader>>(sessionQuery().queryKey)?.userData.isAuthorized
  return { ...page, authorized }
}

/** Messages that were on their way have come when one that was sent after them has. */
async function messagesHaveCome(): Promise<void> {
  const tab = new BroadcastChannel('session')
  const tell = tab.postMessage.bind(tab)
  tell('mark')
  await waitFor(() => expect(heard).toContain('mark'))
  tab.close()
}

test('R-TAB-02 O-73 a tab that hears of a logout leaves the personal area and tells nothing on', async () => {
  const { router, authorized, inOtherTab } = await watchedPage('/personal/orders/', 'buyer@example.ru')
  expect(authorized()).toBe(true)
  expect((await inOtherTab('/api/logout/', {})).ok).toBe(true)
  tellAsOtherTab('logout')
  await waitFor(() => expect(authorized()).toBe(false))
  expect(router.state.location.pathname).toBe('/')
  await messagesHaveCome()
  expect(heard).toEqual(['mark'])
})

test('R-TAB-01 R-TAB-02 O-73 what this tab finds out by reading the header is told, once', async () => {
  const { queryClient, authorized, inOtherTab } = await watchedPage('/about/', 'buyer@example.ru')
  await inOtherTab('/api/logout/', {})
  await queryClient.query({ ...sessionQuery(), staleTime: 0 })
  await queryClient.query({ ...sessionQuery(), staleTime: 0 })
  expect(authorized()).toBe(false)
  await messagesHaveCome()
  expect(heard).toEqual(['logout', 'mark'])
})

test('R-TAB-01 O-73 a tab that began just when another one logged out finds it out and calls nobody', async () => {
  const { router, authorized } = await watchedPage('/personal/orders/', 'buyer@example.ru', (inOtherTab) =>
    inOtherTab('/api/logout/', {}),
  )
  await waitFor(() => expect(authorized()).toBe(false))
  expect(router.state.location.pathname).toBe('/')
  await messagesHaveCome()
  expect(heard).toEqual(['mark'])
})

test('R-TAB-01 a tab that the browser held meanwhile finds out when it is seen again', async () => {
  const { authorized, inOtherTab } = await watchedPage('/about/', 'buyer@example.ru')
  await inOtherTab('/api/logout/', {})
  document.dispatchEvent(new Event('visibilitychange'))
  expect(authorized()).toBe(true)
  localStorage.setItem('session_last', 'logout')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(authorized()).toBe(false))
})

test('R-TAB-01 a logout that no tab has told yet is told by the next', async () => {
  localStorage.setItem('session_last', 'login')
  const { calls } = await watchedPage('/about/')
  await waitFor(() => expect(localStorage.getItem('session_last')).toBe('logout'))
  await messagesHaveCome()
  expect(heard).toEqual(['logout', 'mark'])
  const headers = () => calls.filter((call) => call === 'GET /api/header/').length
  const asked = headers()
  document.dispatchEvent(new Event('visibilitychange'))
  await messagesHaveCome()
  expect(headers()).toBe(asked)
})
