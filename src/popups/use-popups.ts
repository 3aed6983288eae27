import { use, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { createPopups, type Popups } from './popup-actions.ts'
import { isRouteChange, popupsOf } from './popup-list.ts'
import type { PopupName } from './popup-registry.ts'
import { usePopupStore } from './PopupsProvider.tsx'

/** What closing and opening need. Never causes a render of its own. */
export function usePopupSurroundings() {
  const store = usePopupStore()
  const navigate = useNavigate()
  // After `await close()` the router is already on the new entry while React may still show the old one, so the
  // list is read from the router itself. react-router has no public way to do that.
  const dataRouter = use(UNSAFE_DataRouterContext)
  return useMemo(() => {
    if (!dataRouter) throw new Error('Popups need a data router: createBrowserRouter or createMemoryRouter')
    const { router } = dataRouter
    return {
      store,
      navigate,
      router,
      locationNow: () => router.state.location,
      /** Where a navigation under way leads to; without one, as `locationNow`. */
      locationAhead: () => router.state.navigation.location ?? router.state.location,
    }
  }, [store, navigate, dataRouter])
}

/** Opens and closes popups from event handlers and effects; stable, and never a reason to render again. */
export function usePopups(): Popups {
  const surroundings = usePopupSurroundings()
  return useMemo(() => createPopups(surroundings), [surroundings])
}

/** Whether a popup of this name is open, for `aria-expanded` and the like. */
export function useIsPopupOpen(name: PopupName): boolean {
  const { state } = usePopupStore()
  const open = popupsOf(useLocation())
  return useStore(state, ({ records }) =>
    records.some(
      (record) => record.name === name && !record.leaving && open.some(({ key }) => key === record.key),
    ),
  )
}

/**
 * Tells event handlers whether the page on the screen is about to give way to another: from the click on a link until
 * React shows where it leads.
 */
export function useIsLeaving(): () => boolean {
  const { locationAhead } = usePopupSurroundings()
  const shown = useLocation()
  return () => isRouteChange(shown, locationAhead())
}

/**
 * Something non-modal that floats (catalogue menu, search panel, popover, branch prompt): it takes part in the Escape
 * order and is closed by the clear-popups action, and nothing else (O-60). `clear` is what that action does instead of
 * `close`, where the two differ.
 */
export function useFloat(open: boolean, close: () => void, clear: () => void = close): void {
  const { escapeOrder } = usePopupStore()
  const onClose = useEffectEvent(close)
  useEffect(() => (open ? escapeOrder.push(() => onClose()) : undefined), [open, escapeOrder])
  useClearPopups(clear, open)
}

/** Runs on the clear-popups action and on a route change: promotions panel, search panel, query (R-POPUP-51 to 53). */
export function useClearPopups(listener: () => void, active = true): void {
  const { clearListeners } = usePopupStore()
  const onClear = useEffectEvent(listener)
  useEffect(() => {
    if (!active) return undefined
    const tell = () => onClear()
    clearListeners.add(tell)
    return () => {
      clearListeners.delete(tell)
    }
  }, [active, clearListeners])
}

/** A route change clears what floats, unless the filters popup stays (R-ROUTE-52, R-ROUTE-53). Called once, in the layout. */
export function useClearOnRouteChange(): void {
  const store = usePopupStore()
  const location = useLocation()
  const previous = useRef(location)
  useEffect(() => {
    const isNew = isRouteChange(previous.current, location)
    previous.current = location
    if (isNew && !popupsOf(location).some(({ name }) => name === 'filters')) store.clearFloats()
  }, [location, store])
}
