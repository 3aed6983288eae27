import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSession } from '../../api/session.ts'

/** Keeps the notifications of a customer up to date. Stands once in the frame; its code loads for customers only. */
export function NotificationsWatch(): null {
  const queryClient = useQueryClient()
  const { isAuthorized } = useSession()

  useEffect(() => {
    if (!isAuthorized) return undefined
    const stopped = new AbortController()
    const start = async () => {
      const { watchNotifications } = await import('./watch-notifications.ts')
      if (stopped.signal.aborted) return
      stopped.signal.addEventListener('abort', watchNotifications(queryClient))
    }
    // Without its code the page is as it was before: the next page load brings the news.
    start().catch(() => undefined)
    return () => stopped.abort()
  }, [isAuthorized, queryClient])

  return null
}
