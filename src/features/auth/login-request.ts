import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { popupsOf } from '../../popups/popup-list.ts'
import { usePopups, useIsPopupOpen } from '../../popups/use-popups.ts'

// Hangs on the QueryClient like the API client, so nothing is global.
const listeners = new WeakMap<QueryClient, { wanted: boolean; tell?: (() => void) | undefined }>()

/** The session ended while the page was in use: opens the login popup over the page (O-70). */
export function requestLogin(queryClient: QueryClient): void {
  const entry = listeners.get(queryClient) ?? { wanted: false }
  listeners.set(queryClient, entry)
  if (entry.tell) entry.tell()
  else entry.wanted = true
}

/**
 * Opens the login popup when asked to; in place, because nobody clicked (O-62), or above an open popup, whose form
 * goes on after the login. Stands once, in the frame.
 */
export function LoginOnRequest(): null {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const isOpen = useIsPopupOpen('login')
  const location = useLocation()
  const open = useEffectEvent(() => {
    if (!isOpen) void popups.open('login', {}, { replace: popupsOf(location).length === 0 })
  })
  useEffect(() => {
    const entry = listeners.get(queryClient) ?? { wanted: false }
    listeners.set(queryClient, entry)
    entry.tell = () => open()
    if (entry.wanted) open()
    entry.wanted = false
    return () => {
      entry.tell = undefined
    }
  }, [queryClient])
  return null
}
