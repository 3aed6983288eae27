import { useEffect, useEffectEvent, useRef } from 'react'
import { createPath, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { Location } from 'react-router'
import { useStore } from 'zustand'
import { Backdrop } from '../ui/Backdrop.tsx'
import { focusBack, focusInside } from './focus.ts'
import { NavigationWatch } from './NavigationWatch.tsx'
import { holdPage } from './page-behind.ts'
import { isRouteChange, popupsOf } from './popup-list.ts'
import type { PopupRecord } from './popup-store.ts'
import { PopupLayer } from './PopupLayer.tsx'
import { usePopupStore } from './PopupsProvider.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { usePopups, usePopupSurroundings } from './use-popups.ts'

/**
 * Shows the open popups. On the server and after a reload it shows nothing, because props are in memory only.
 */
export function PopupHost() {
  const store = usePopupStore()
  const { close } = usePopups()
  const location = useLocation()
  const { records, question } = useStore(store.state)
  const list = popupsOf(location)
  const active = records.filter(({ key, leaving }) => !leaving && list.some((entry) => entry.key === key))
  const top = active.at(-1)
  const closeTop = () => void close()

  useLocationRules()
  useFocusReturn(active)

  return (
    <>
      <Backdrop visible={active.length > 0 || question !== null} onClick={closeTop} />
      {active.length > 0 && <NavigationWatch />}
      {records.map((record) => {
        const isActive = active.includes(record)
        if (!isActive && !record.leaving) return null
        return (
          <PopupLayer
            key={record.key}
            record={record}
            isTop={record === top && question === null}
            leaving={!isActive}
            closeTop={closeTop}
          />
        )
      })}
      {question && <QuestionDialog question={question} level={records.length} />}
    </>
  )
}

/** After each change of location, removes records of closed popups and keeps the filters on Back. */
function useLocationRules() {
  const { store, router, locationNow } = usePopupSurroundings()
  const location = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const shownAt = (at: Location) =>
    popupsOf(at).filter(({ key }) => store.state.getState().records.some((record) => record.key === key))
  const previous = useRef({ location, shown: shownAt(location) })

  const follow = useEffectEvent((location: Location) => {
    // What was shown is noted while it is: on a slow phone its record may be gone before the next location is drawn.
    const { location: before, shown } = previous.current
    previous.current = { location, shown: shownAt(location) }
    const open = popupsOf(location)
    // Reads the router's own location: when the host mounts after a click, React may still render the previous one.
    store.sync(popupsOf(locationNow()))
    if (isRouteChange(before, location)) return
    // Back from a popup whose address was replaced meanwhile (filters) closes the popup and keeps the address.
    const gone = shown.at(-1)
    const isBack = navigationType === 'POP' && gone?.moved === true && open.length === shown.length - 1
    if (isBack && before.search !== location.search) {
      void navigate(createPath(before), { replace: true, state: location.state, preventScrollReset: true })
    }
  })
  useEffect(() => follow(location), [location])

  // Runs before React renders the new location, or a popup closed by Back would vanish without its exit animation.
  useEffect(() => router.subscribe(({ location: now }) => store.sync(popupsOf(now))), [router, store])
}

/** Disables the page while a popup is open, and returns the focus afterwards, unless the page has changed. */
function useFocusReturn(active: readonly PopupRecord[]) {
  const { pathname } = useLocation()
  const previous = useRef({ active, pathname })
  const isOpen = active.length > 0
  const shown = active.map(({ key }) => key).join(' ')

  useEffect(() => (isOpen ? holdPage() : undefined), [isOpen])

  const follow = useEffectEvent((keys: string[]) => {
    const before = previous.current
    previous.current = { active, pathname }
    const closed = before.active.find(({ key }) => !keys.includes(key))
    const isNewTop = isOpen && before.active.every(({ key }) => key !== keys.at(-1))
    if (!closed || isNewTop || before.pathname !== pathname) return
    const below = active.at(-1)
    const dialog = below && document.querySelector<HTMLElement>(`[data-popup-key="${below.key}"]`)
    if (!dialog) focusBack(closed.opener)
    else if (closed.opener instanceof HTMLElement && dialog.contains(closed.opener)) closed.opener.focus()
    else focusInside(dialog)
  })
  useEffect(() => follow(shown.split(' ')), [shown])
}
