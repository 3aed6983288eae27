import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { LoadingBar } from '../ui/Loader.tsx'
import { ToastHost } from '../ui/toast/ToastHost.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** Stands around every layout: loading bar, toasts, announcements, scroll position. */
export function RootFrame() {
  const navigation = useNavigation()
  return (
    <>
      <LoadingBar active={navigation.state !== 'idle'} />
      <Outlet />
      <ToastHost />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  )
}
