// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ShopVisitor } from '../../mocks/sandbox/testing/shop-visitor.ts'
import { callApi } from '../api/client.ts'
import type { Data } from '../api/operation.ts'
import { sessionQuery } from '../api/session.ts'
import { type getHeader, switchContractor } from '../generated/operations.ts'
import { lastSessionEvent, markSession } from '../lib/session-mark.ts'
import { type Intercept, openPage } from '../testing/open-page.tsx'
import { createToastStore } from '../ui/toast/toast-store.ts'
import { type SessionWatch, watchSession } from './session-watch.ts'

let heard: unknown[] = []
const otherTab = new BroadcastChannel('session')
otherTab.addEventListener('message', ({ data }) => heard.push(data))
const tellAsOtherTab = otherTab.postMessage.bind(otherTab)
afterEach(() => {
  // A page's timers must not outlive the window.
  cleanup()
  heard = []
  localStorage.clear()
  sessionStorage.clear()
})

type Page = Awaited<ReturnType<typeof openPage>>

/** @param meanwhile what another tab does before this one watches, and tells as tabs do */
async function watchedPage(
  path: string,
  as?: string,
  meanwhile?: (inOtherTab: Page['inOtherTab']) => Promise<unknown>,
) {
  const page = await openPage(path, as === undefined ? {} : { as })
  // The watches of other tests live on in this window and would answer to this login.
  if (as !== undefined) localStorage.clear()
  if (meanwhile) {
    await meanwhile(page.inOtherTab)
    markSession('logout')
  }
  const toasts = createToastStore()
  const watch = watchSession({ queryClient: page.queryClient, toasts, router: page.router })
  const authorized = () =>
    page.queryClient.getQueryData<Data<typeof getHeader>>(sessionQuery().queryKey)?.userData.isAuthorized
  return {
    ...page,
    authorized,
    watch,
    toasts,
    told: () => toasts.getState().toasts.map(({ message }) => message),
  }
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
  markSession('logout')
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(authorized()).toBe(false))
})

test('R-TAB-01 a logout that no tab has told yet is told by the next', async () => {
  markSession('login')
  const { calls } = await watchedPage('/about/')
  await waitFor(() => expect(lastSessionEvent()).toBe('logout'))
  await messagesHaveCome()
  expect(heard).toEqual(['logout', 'mark'])
  const headers = () => calls.filter((call) => call === 'GET /api/header/').length
  const asked = headers()
  document.dispatchEvent(new Event('visibilitychange'))
  await messagesHaveCome()
  expect(headers()).toBe(asked)
})

/** Refuses calls to these addresses as to nobody who is logged in. */
const refuse =
  (...paths: string[]): Intercept =>
  (request) =>
    paths.includes(new URL(request.url).pathname)
      ? Response.json(
          { status: 'error', data: null, errors: [{ code: 'unauthorized', message: '' }] },
          { status: 401 },
        )
      : undefined

/** A page with the watch on its calls; what it has called once nothing new comes by itself. */
async function callsOf(path: string, intercept: Intercept, as?: string): Promise<string[]> {
  let watch: SessionWatch | undefined
  const page = await openPage(path, {
    intercept: (request, pass) => (watch ? intercept(request, pass) : undefined),
    onSessionExpired: () => watch?.expired(),
    ...(as !== undefined && { as }),
  })
  watch = watchSession({ queryClient: page.queryClient, toasts: createToastStore(), router: page.router })
  await page.queryClient.invalidateQueries({ refetchType: 'all' })
  // Long enough for dozens of rounds of a loop; a page that doesn't loop is done at once.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return page.calls
}

const times = (calls: string[], path: string) => calls.filter((call) => call.includes(path)).length
const viewed = '/web/elastic/viewedProducts/'
const inCart = '/web/basket/products/'

test('O-69 a call that is refused to a guest is not repeated by itself', async () => {
  const calls = await callsOf('/cart/', refuse(viewed, inCart))
  // Once with the page, once when all was read anew.
  expect(times(calls, viewed)).toBeLessThanOrEqual(2)
  expect(times(calls, inCart)).toBeLessThanOrEqual(2)
})

test('O-69 a call that is refused to a customer whom the header still knows asks the header, no more', async () => {
  const calls = await callsOf('/about/', refuse(inCart), 'buyer@example.ru')
  expect(times(calls, inCart)).toBeLessThanOrEqual(3)
  expect(times(calls, '/api/header/')).toBeLessThanOrEqual(6)
})

test('R-TAB-01 a backend that knows the visitor one time and not the next keeps no tab calling', async () => {
  let asked = 0
  const flapping: Intercept = async (request, pass) => {
    if (!request.url.endsWith('/api/header/')) return undefined
    const header = (await (await pass()).json()) as { data: { userData: { isAuthorized: boolean } } }
    asked += 1
    header.data.userData.isAuthorized = asked % 2 === 0
    // Another tab tells the contrary of each answer.
    setTimeout(() => tellAsOtherTab(asked % 2 === 0 ? 'logout' : 'login'), 0)
    return Response.json(header)
  }
  await callsOf('/about/', flapping, 'buyer@example.ru')
  expect(asked).toBeLessThanOrEqual(6)
})

test('R-COMP-05 after a switch in another tab nothing of the former company is left in this one', async () => {
  const { queryClient, router, told } = await watchedPage('/personal/orders/', 'buyer@example.ru')
  await router.navigate('/personal/contracts/')
  await router.navigate('/personal/orders/')
  const kept = () =>
    JSON.stringify(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    )
  expect(kept()).toContain('Д-2026/118')
  await callApi(queryClient, switchContractor, { query: { contragentId: 502 } })
  window.dispatchEvent(new StorageEvent('storage', { key: 'session_last', newValue: 'company 1' }))
  await waitFor(() => expect(kept()).not.toContain('Д-2026/118'))
  await waitFor(() => expect(kept()).toMatch(/"name":"Карьер-Сервис","inn":"\d+","current":true/))
  // Other rights in another company are no news.
  expect(told()).toEqual(['В другой вкладке выбрана другая компания'])
})

test('R-COMP-11 a right that was taken away is told after the next refusal, and what it had shown goes', async () => {
  const page = await watchedPage('/personal/contracts/', 'panova@uraldorstroy.example')
  expect(await screen.findByText(/Д-2026\/118/)).toBeTruthy()
  const owner = await new ShopVisitor(page.sandbox).login('buyer@example.ru')
  await owner.ask('/web/contractor/users/update/702/', {
    contragentId: 501,
    role: 'accountant',
    rights: ['orders.viewAll'],
    limits: { perOrder: 0, perMonth: 0 },
    status: 'active',
  })
  page.watch.rightRefused()
  expect(await screen.findByText('Недостаточно прав')).toBeTruthy()
  expect(screen.queryByText(/Д-2026\/118/)).toBeNull()
  expect(page.told()).toEqual(['Ваши права в компании изменились'])
  // The same rights again are no news.
  page.watch.rightRefused()
  await waitFor(() => expect(page.queryClient.isFetching()).toBe(0))
  expect(page.told()).toHaveLength(1)
})

test('O-69 a write that finds the end of the session out has one message, and keeps its own where it has not ended', async () => {
  const { watch, told, toasts, inOtherTab, authorized } = await watchedPage('/about/', 'buyer@example.ru')
  const fail = () => toasts.getState().show({ status: false, message: 'Не удалось сохранить' })
  // The session is there: the call was refused for a reason of its own.
  watch.expired()
  fail()
  expect(told()).toEqual([])
  await waitFor(() => expect(told()).toEqual(['Не удалось сохранить']))
  for (const { id } of toasts.getState().toasts) toasts.getState().dismiss(id)
  await inOtherTab('/api/logout/', {})
  watch.expired()
  fail()
  toasts.getState().show({ message: 'Скопировано' })
  await waitFor(() => expect(authorized()).toBe(false))
  await waitFor(() => expect(told()).toEqual(['Скопировано', 'Сессия истекла, войдите снова']))
  // Later errors are news again.
  await waitFor(() => {
    fail()
    expect(told()).toContain('Не удалось сохранить')
  })
})
