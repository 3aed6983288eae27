import { useEffect, useEffectEvent, useMemo } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { useStore } from 'zustand'
import { useToast } from '../ui/toast/toast-context.ts'
import { openPopups } from './open-popups.ts'
import type { Popups } from './popup-actions.ts'
import { isRouteChange, popupsOf } from './popup-list.ts'
import type { PopupName } from './popup-registry.ts'
import { useDataRouter } from './use-data-router.ts'
import { usePopupStackCode } from './popup-stack-code.ts'
import { usePopupStore } from './PopupsProvider.tsx'

/** The dependencies of opening and closing. Never causes a render. */
export function usePopupSurroundings() {
  const store = usePopupStore()
  const navigate = useNavigate()
  // After `await close()` the router is already on the new entry while React may still show the old one, so the
  // list is read from the router itself.
  const router = useDataRouter()
  return useMemo(() => {
    return {
      store,
      navigate,
      router,
      locationNow: () => router.state.location,
      /** The target of the pending navigation; without one, as `locationNow`. */
      locationAhead: () => router.state.navigation.location ?? router.state.location,
    }
  }, [store, navigate, router])
}

/** Opens and closes popups from event handlers and effects. Stable; never causes a render. */
export function usePopups(): Popups {
  const surroundings = usePopupSurroundings()
  const code = usePopupStackCode()
  const toast = useToast()
  return useMemo(() => openPopups(surroundings, code, toast), [surroundings, code, toast])
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

/** Whether a navigation to another page is pending: from the click on a link until the address changes. */
export function useIsLeaving(): () => boolean {
  const { locationNow, locationAhead } = usePopupSurroundings()
  return () => isRouteChange(locationNow(), locationAhead())
}

/**
 * Something non-modal that floats (catalogue menu, search panel, popover, branch prompt): it only takes part in the
 * Escape order and is closed by the clear-popups action (O-60). `clear` replaces `close` for that action.
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

/** Tells of each route change with the address, not with the new page: React may render that much later. */
export function useOnRouteChange(listener: (location: Location) => void): void {
  const router = useDataRouter()
  const onChange = useEffectEvent(listener)
  useEffect(() => {
    let previous = router.state.location
    return router.subscribe(({ location }) => {
      const isNew = isRouteChange(previous, location)
      previous = location
      if (isNew) onChange(location)
    })
  }, [router])
}

/**
 * A route change clears floats, unless the filters popup stays open (R-ROUTE-52, R-ROUTE-53). Called once, in the
 * layout. What is opened or typed after the address has changed stays.
 */
export function useClearOnRouteChange(): void {
  const store = usePopupStore()
  useOnRouteChange((location) => {
    if (!popupsOf(location).some(({ name }) => name === 'filters')) store.clearFloats()
  })
}
