import { ToastHost } from '../ui/toast/ToastHost.tsx'
import { RouteAnnouncer } from './RouteAnnouncer.tsx'

/** What speaks to the visitor on its own: toasts and the names of new pages. */
export function LateMessages() {
  return (
    <>
      <ToastHost />
      <RouteAnnouncer />
    </>
  )
}
