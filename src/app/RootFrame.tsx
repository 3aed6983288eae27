import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useStore } from 'zustand'
import { LoadingBar } from '../ui/Loader.tsx'
import { useToastStore } from '../ui/toast/toast-context.ts'
import { useLate } from './use-late.ts'

const loadMessages = () => import('./LateMessages.tsx')

/** Stands around every layout: loading bar, toasts, announcements, scroll position. */
export function RootFrame() {
  const navigation = useNavigation()
  const hasToast = useStore(useToastStore(), ({ toasts }) => toasts.length > 0)
  const messages = useLate(loadMessages, hasToast)
  return (
    <>
      <LoadingBar active={navigation.state !== 'idle'} />
      <Outlet />
      {messages && <messages.LateMessages />}
      <ScrollRestoration />
    </>
  )
}
