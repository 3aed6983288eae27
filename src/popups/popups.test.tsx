// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { Link, Outlet, RouterProvider, createMemoryRouter, useLocation, useNavigate } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { builtInPopups } from './built-in-popups.ts'
import { useUnsavedGuard } from './popup-context.ts'
import { popupsOf } from './popup-list.ts'
import type { PopupLoaders } from './popup-registry.ts'
import { createPopupStore } from './popup-store.ts'
import { PopupHost } from './PopupHost.tsx'
import { PopupShell } from './PopupShell.tsx'
import { PopupsProvider } from './PopupsProvider.tsx'
import { useClearPopups, useFloat, usePopups } from './use-popups.ts'
import type { Popups } from './popup-actions.ts'

declare module './popup-registry.ts' {
  interface PopupRegistry {
    'test-first': { title: string }
    'test-second': object
    'test-form': object
    filters: object
  }
}

afterEach(cleanup)

function First({ title }: { title: string }) {
  const popups = usePopups()
  return (
    <PopupShell title={title}>
      <button onClick={() => void popups.open('test-second')}>Ещё</button>
      <Link to="/other/">На другую</Link>
    </PopupShell>
  )
}
const Second = () => <PopupShell title="Второе">внутри</PopupShell>
function TestForm() {
  const [text, setText] = useState('')
  useUnsavedGuard(text !== '')
  return (
    <PopupShell title="Форма">
      <input aria-label="Имя" value={text} onChange={(event) => setText(event.target.value)} />
    </PopupShell>
  )
}
function Filters() {
  const navigate = useNavigate()
  return (
    <PopupShell title="Фильтры">
      <button onClick={() => void navigate('?filters=1')}>Выбрать</button>
      <Link to="/other/">На другую</Link>
    </PopupShell>
  )
}

const registry: PopupLoaders = {
  ...builtInPopups,
  'test-first': { kind: 'right', load: () => Promise.resolve({ default: First }) },
  'test-second': { kind: 'centre', load: () => Promise.resolve({ default: Second }) },
  'test-form': { kind: 'right', load: () => Promise.resolve({ default: TestForm }) },
  filters: { kind: 'right', load: () => Promise.resolve({ default: Filters }) },
}

function setup(loaders: Partial<PopupLoaders> = {}, entries: string[] = ['/page/']) {
  const mounted = vi.fn<(popups: Popups) => void>()
  const cleared = vi.fn<() => void>()
  function Page() {
    const popups = usePopups()
    useEffect(() => mounted(popups), [popups])
    const [menuOpen, setMenuOpen] = useState(false)
    useFloat(menuOpen, () => setMenuOpen(false))
    useClearPopups(cleared)
    return (
      <>
        <h1>{useLocation().pathname}</h1>
        <button onClick={() => void popups.open('test-first', { title: 'Первое' })}>Открыть</button>
        <button onClick={() => setMenuOpen(true)}>Меню</button>
        {menuOpen && <p>меню открыто</p>}
      </>
    )
  }
  const store = createPopupStore()
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <main data-page-root>
              <Outlet />
            </main>
            <PopupHost registry={{ ...registry, ...loaders }} />
          </>
        ),
        children: [{ path: '*', element: <Page /> }],
      },
    ],
    { initialEntries: entries },
  )
  const view = render(
    <PopupsProvider value={store}>
      <RouterProvider router={router} />
    </PopupsProvider>,
  )
  const popups = () => {
    const [latest] = mounted.mock.lastCall ?? []
    if (!latest) throw new Error('not rendered')
    return latest
  }
  const openPopups = () => popupsOf(router.state.location).map(({ name }) => name)
  const go = (delta: number) => act(() => router.navigate(delta))
  return { router, store, popups, openPopups, go, cleared, view, user: userEvent.setup() }
}

const dialog = (name: string) => screen.findByRole('dialog', { name })
const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

test('R-POPUP-40 a popup is opened by name and shows its props', async () => {
  const { user } = setup()
  await user.click(screen.getByText('Открыть'))
  expect(await dialog('Первое')).toBeTruthy()
})

test('R-POPUP-46 opening adds a history entry, and Back closes the popup while the page stays', async () => {
  const { user, go, router, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  expect(router.state.historyAction).toBe('PUSH')
  await go(-1)
  await gone('Первое')
  expect(router.state.location.pathname).toBe('/page/')
  expect(openPopups()).toEqual([])
})

test('R-POPUP-46 Forward to a closed popup shows nothing', async () => {
  const { user, go, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  await go(-1)
  await gone('Первое')
  await go(1)
  expect(openPopups()).toEqual(['test-first'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('R-POPUP-44 popups form a stack whose layers count up from 4000', async () => {
  const { user, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('Ещё'))
  const second = await dialog('Второе')
  expect(openPopups()).toEqual(['test-first', 'test-second'])
  expect(second.parentElement?.style.zIndex).toBe('4001')
  const first = document.querySelector('[data-popup="test-first"]')
  expect(first?.parentElement?.style.zIndex).toBe('4000')
  expect(first?.hasAttribute('inert')).toBe(true)
})

test('R-POPUP-41 R-POPUP-42 Escape closes the top popup only, a modal as well as a panel', async () => {
  const { user, openPopups } = setup()
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('Ещё'))
  await dialog('Второе')
  await user.keyboard('{Escape}')
  await gone('Второе')
  expect(openPopups()).toEqual(['test-first'])
  await user.keyboard('{Escape}')
  await gone('Первое')
})

test('R-POPUP-41 Escape pressed twice at once goes back once', async () => {
  const { user, popups, router, openPopups } = setup({}, ['/before/', '/page/'])
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  await act(async () => {
    await Promise.all([popups().close(), popups().close()])
  })
  expect(openPopups()).toEqual([])
  expect(router.state.location.pathname).toBe('/page/')
})

test('R-POPUP-47 the backdrop shows while a popup is open, and a click on it closes the top one', async () => {
  const { user } = setup()
  expect(document.querySelector('.backdrop')?.classList).not.toContain('visible')
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  const backdrop = document.querySelector('.backdrop')
  if (!backdrop) throw new Error('no backdrop')
  expect(backdrop.classList).toContain('visible')
  await user.click(backdrop)
  await gone('Первое')
})

test('R-POPUP-43 a popup that loads for 3000 ms says so, and a late arrival opens it', async () => {
  vi.useFakeTimers()
  try {
    const arrival = Promise.withResolvers<{ default: typeof Second }>()
    const { popups } = setup({ 'test-second': { kind: 'centre', load: () => arrival.promise } })
    await act(() => popups().open('test-second'))
    await act(() => vi.advanceTimersByTimeAsync(2999))
    expect(screen.queryByText('Не удалось загрузить')).toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('dialog', { name: 'Не удалось загрузить' })).toBeTruthy()
    await act(async () => arrival.resolve({ default: Second }))
    expect(screen.getByRole('dialog', { name: 'Второе' })).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('R-POPUP-43 a popup that fails can be tried again or closed', async () => {
  let tries = 0
  const load = () =>
    ++tries === 1 ? Promise.reject(new Error('chunk')) : Promise.resolve({ default: Second })
  const { user, popups } = setup({ 'test-second': { kind: 'centre', load } })
  await act(() => popups().open('test-second'))
  const failure = await dialog('Не удалось загрузить')
  expect(within(failure).getByRole('button', { name: 'Закрыть' })).toBeTruthy()
  await user.click(within(failure).getByText('Повторить'))
  expect(await dialog('Второе')).toBeTruthy()
})

test('R-POPUP-49 closing asks the before-close callback, which may refuse', async () => {
  const { popups, openPopups, go } = setup()
  const beforeClose = vi.fn<() => boolean>(() => false)
  await act(() => popups().open('test-second', {}, { beforeClose }))
  await dialog('Второе')
  expect(await act(() => popups().close())).toBe(false)
  await go(-1)
  await waitFor(() => expect(beforeClose).toHaveBeenCalledTimes(2))
  expect(openPopups()).toEqual(['test-second'])
  beforeClose.mockReturnValue(true)
  await go(-1)
  await gone('Второе')
  expect(openPopups()).toEqual([])
})

test('R-POPUP-49 a changed form asks first, on Back too', async () => {
  const { user, popups, go, openPopups } = setup()
  await act(() => popups().open('test-form'))
  await user.type(await screen.findByLabelText('Имя'), 'а')
  await go(-1)
  await user.click(await screen.findByText('Остаться'))
  expect(openPopups()).toEqual(['test-form'])
  expect(screen.getByLabelText<HTMLInputElement>('Имя').value).toBe('а')
  await user.keyboard('{Escape}')
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Закрыть'))
  await gone('Форма')
})

test('R-POPUP-50 closing all popups clears the stack', async () => {
  const { user, popups, openPopups, router } = setup({}, ['/before/', '/page/'])
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('Ещё'))
  await dialog('Второе')
  await act(() => popups().closeAll())
  expect(openPopups()).toEqual([])
  expect(router.state.location.pathname).toBe('/page/')
  await gone('Первое')
})

test('R-POPUP-51 R-POPUP-52 R-POPUP-53 the clear-popups action closes floats and tells the subscribers', async () => {
  const { user, popups, cleared } = setup()
  await user.click(screen.getByText('Меню'))
  await act(() => popups().clear())
  expect(screen.queryByText('меню открыто')).toBeNull()
  expect(cleared).toHaveBeenCalledOnce()
})

test('R-ROUTE-52 a link in a popup closes it, and Back does not bring it again', async () => {
  const { user, router, go, cleared } = setup()
  await user.click(screen.getByText('Открыть'))
  await user.click(await screen.findByText('На другую'))
  await gone('Первое')
  expect(router.state.location.pathname).toBe('/other/')
  expect(cleared).toHaveBeenCalled()
  await go(-1)
  expect(router.state.location.pathname).toBe('/page/')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('R-ROUTE-53 the filters popup survives a route change', async () => {
  const { user, popups, router, openPopups } = setup()
  await act(() => popups().open('filters'))
  await user.click(await screen.findByText('На другую'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/other/'))
  expect(openPopups()).toEqual(['filters'])
  expect(screen.getByRole('dialog', { name: 'Фильтры' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await gone('Фильтры')
  expect(router.state.location.pathname).toBe('/other/')
})

test('R-POPUP-09 filters chosen in the popup stay when it is closed, and when Back closes it', async () => {
  for (const leave of ['close', 'back'] as const) {
    const { user, popups, router, openPopups, go } = setup({}, ['/before/', '/page/'])
    await act(() => popups().open('filters'))
    await user.click(await screen.findByText('Выбрать'))
    await waitFor(() => expect(router.state.location.search).toBe('?filters=1'))
    expect(openPopups()).toEqual(['filters'])
    if (leave === 'close') await act(() => popups().close())
    else await go(-1)
    await gone('Фильтры')
    await waitFor(() => expect(router.state.location.search).toBe('?filters=1'))
    expect(openPopups()).toEqual([])
    expect(router.state.location.pathname).toBe('/page/')
    cleanup()
  }
})

test('R-ROUTE-54 a popup that opens by itself replaces, and closing it stays on the page', async () => {
  const { popups, router, openPopups, go } = setup({}, ['/before/', '/page/'])
  await act(() => popups().open('test-second', {}, { replace: true }))
  await dialog('Второе')
  await act(() => popups().close())
  await gone('Второе')
  expect(router.state.location.pathname).toBe('/page/')
  expect(openPopups()).toEqual([])
  await go(-1)
  expect(router.state.location.pathname).toBe('/before/')
})

test('R-POPUP-44 a popup can take the place of another', async () => {
  const { user, popups, openPopups, go } = setup()
  await user.click(screen.getByText('Открыть'))
  await dialog('Первое')
  await act(() => popups().open('test-second', {}, { replace: true }))
  await dialog('Второе')
  expect(openPopups()).toEqual(['test-second'])
  await go(-1)
  await gone('Второе')
  expect(openPopups()).toEqual([])
})

test('R-POPUP-41 the focus goes into the popup and back to its opener', async () => {
  const { user } = setup()
  await user.click(screen.getByText('Открыть'))
  const popup = await dialog('Первое')
  await waitFor(() => expect(popup.contains(document.activeElement)).toBe(true))
  expect(document.querySelector('[data-page-root]')?.hasAttribute('inert')).toBe(true)
  expect(document.documentElement.style.overflow).toBe('hidden')
  await user.keyboard('{Escape}')
  await gone('Первое')
  expect(document.activeElement).toBe(screen.getByText('Открыть'))
  expect(document.querySelector('[data-page-root]')?.hasAttribute('inert')).toBe(false)
  expect(document.documentElement.style.overflow).toBe('')
})

test('R-POPUP-41 without an opener the focus goes to the heading of the page', async () => {
  const { user, popups } = setup()
  await act(() => popups().open('test-second'))
  await dialog('Второе')
  await user.keyboard('{Escape}')
  await gone('Второе')
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('R-POPUP-41 Escape closes what was opened last: the popup, then the menu below', async () => {
  const { user, popups } = setup()
  await user.click(screen.getByText('Меню'))
  await act(() => popups().open('test-second'))
  await dialog('Второе')
  await user.keyboard('{Escape}')
  await gone('Второе')
  expect(screen.getByText('меню открыто')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByText('меню открыто')).toBeNull()
})

test('R-POPUP-25 a question is answered by its buttons, and closing it means no', async () => {
  const { user, popups } = setup()
  const question = { title: 'Удалить?', confirm: 'Удалить' }
  let answer = popups().confirm(question)
  await user.click(within(await dialog('Удалить?')).getByText('Удалить', { selector: 'button' }))
  expect(await act(() => answer)).toBe(true)
  await gone('Удалить?')
  answer = popups().confirm(question)
  await dialog('Удалить?')
  await user.keyboard('{Escape}')
  expect(await act(() => answer)).toBe(false)
})

test('R-POPUP-23 a message is closed by its button', async () => {
  const { user, popups } = setup()
  const shown = popups().alert({ title: 'Готово', text: 'Заявка принята' })
  await user.click(within(await dialog('Готово')).getByText('Понятно'))
  await expect(act(() => shown)).resolves.toBeUndefined()
  await gone('Готово')
})
