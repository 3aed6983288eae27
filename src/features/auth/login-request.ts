import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { useStore } from 'zustand'
import { tabOf } from '../../api/tab.ts'
import { popupsOf } from '../../popups/popup-list.ts'
import { usePopups, useIsPopupOpen } from '../../popups/use-popups.ts'

/**
 * Opens the login popup when the session ended while the page was in use (O-70); in place, because nobody clicked
 * (O-62), or above an open popup, whose form goes on after the login. Stands once, in the frame.
 */
export function LoginOnRequest(): null {
  const { login } = tabOf(useQueryClient())
  const wanted = useStore(login, (state) => state.wanted)
  const popups = usePopups()
  const isOpen = useIsPopupOpen('login')
  const location = useLocation()
  const open = useEffectEvent(() => {
    if (!isOpen) void popups.open('login', {}, { replace: popupsOf(location).length === 0 })
  })
  useEffect(() => {
    if (!wanted) return
    login.setState({ wanted: false })
    open()
  }, [login, wanted])
  return null
}
