import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { Link, Outlet, RouterProvider, createMemoryRouter, useLocation, useNavigate } from 'react-router'
import { expect, vi } from 'vitest'
import { ToastProvider } from '../ui/toast/toast-context.ts'
import { createToastStore } from '../ui/toast/toast-store.ts'
import { onDemand } from '../ui/on-demand.ts'
import { PopupStackContext } from './popup-stack-code.ts'
import { builtInPopups } from './built-in-popups.ts'
import type { Popups } from './popup-actions.ts'
import { popupsOf } from './popup-list.ts'
import { popup, type PopupLoaders, type PopupName } from './popup-registry.ts'
import { createPopupStore } from './popup-store.ts'
import { Popups as PopupsPlace } from './Popups.tsx'
import { PopupShell } from './PopupShell.tsx'
import { PopupsProvider } from './PopupsProvider.tsx'
import { useClearOnRouteChange, useClearPopups, useFloat, usePopups } from './use-popups.ts'

// The popups of these tests use names of real ones; a new name would have to be in the shop's table.

/** Opens another popup and has a link. */
function First({ title }: { title: string }) {
  const popups = usePopups()
  return (
    <PopupShell title={title}>
      <button type="button" onClick={() => void popups.open('default-bottom', second)}>
        Ещё
      </button>
      <Link to="/other/">На другую</Link>
    </PopupShell>
  )
}

/** A popup with text only. */
export function Second() {
  return <PopupShell title="Второе">внутри</PopupShell>
}

function Filters() {
  const navigate = useNavigate()
  return (
    <PopupShell title="Фильтры">
      <button type="button" onClick={() => void navigate('?filters=1')}>
        Выбрать
      </button>
      <Link to="/other/">На другую</Link>
    </PopupShell>
  )
}

const first = { title: 'Первое', content: null }
/** Props of `Second`. */
export const second = { title: 'Второе', content: null }

const filtersName: string = 'filters'
/** These tests open their own popup under the name `filters`, whatever props the feature's popup has. */
export const openFilters = (popups: Popups) => popups.open(filtersName as PopupName, second)

const registry = {
  ...builtInPopups,
  'default-info': popup('right', () => Promise.resolve({ default: First })),
  'default-bottom': popup('centre', () => Promise.resolve({ default: Second })),
  [filtersName]: popup('right', () => Promise.resolve({ default: Filters })),
} satisfies Partial<PopupLoaders>

/** A page with a popup host under a memory router. */
export function setup(loaders: Partial<PopupLoaders> = {}, entries: string[] = ['/page/']) {
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
        <button type="button" onClick={() => void popups.open('default-info', first)}>
          Открыть
        </button>
        <button type="button" onClick={() => setMenuOpen(true)}>
          Меню
        </button>
        {menuOpen && <p>меню открыто</p>}
      </>
    )
  }
  function Layout() {
    useClearOnRouteChange()
    return (
      <>
        <main data-page-root>
          <Outlet />
        </main>
        <PopupsPlace />
      </>
    )
  }
  const store = createPopupStore()
  const popupLoaders = { ...registry, ...loaders } as PopupLoaders
  const stack = onDemand(async () => ({ ...(await import('./popup-stack.ts')), popupLoaders }))
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [{ path: '*', element: <Page /> }],
      },
    ],
    { initialEntries: entries },
  )
  const view = render(
    <ToastProvider value={createToastStore()}>
      <PopupsProvider value={store}>
        <PopupStackContext value={stack}>
          <RouterProvider router={router} />
        </PopupStackContext>
      </PopupsProvider>
    </ToastProvider>,
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

/** The dialog of this name, once it is there. */
export const dialog = (name: string) => screen.findByRole('dialog', { name })
/** Waits until no dialog has this name. */
export const gone = (name: string) => waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())
