import type { QueryClient } from '@tanstack/react-query'
import type { Data } from '../../api/operation.ts'
import { sessionQuery } from '../../api/session.ts'
import { countOrdersToApprove, getDashboard, type getHeader } from '../../generated/operations.ts'
import { onPageVisible } from '../../lib/page-visible.ts'
import { notificationsQuery } from './notifications-queries.ts'

/** Milliseconds between two looks for new notifications. */
const watchPause = 60_000

/**
 * Looks for new notifications while the page is visible (R-NOTIF-07): the bell's dot, its popover and the list follow. A
 * look that was due while the page was hidden is made when it is shown again.
 * @returns a function that stops it
 */
export function watchNotifications(queryClient: QueryClient, pause = watchPause): () => void {
  let isDue = false
  const look = () => {
    isDue = document.visibilityState !== 'visible'
    // A look without an answer changes nothing; the next one asks again.
    if (!isDue) readNotifications(queryClient).catch(() => undefined)
  }
  const timer = setInterval(look, pause)
  const stop = onPageVisible(() => {
    if (isDue) look()
  })
  return () => {
    clearInterval(timer)
    stop()
  }
}

async function readNotifications(queryClient: QueryClient): Promise<void> {
  const query = notificationsQuery(1)
  const before = queryClient.getQueryData(query.queryKey)
  const { items, unread } = await queryClient.query({ ...query, staleTime: 0 })
  const session = queryClient.getQueryData<Data<typeof getHeader>>(sessionQuery().queryKey)
  const hadNew = session?.userData.hasNewNotifications === true
  if (hadNew !== unread > 0) await queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey })
  if (items[0]?.id === before?.items[0]?.id) return
  // Most notifications tell of an order, so what counts orders is read again where it is on screen.
  const counts = new Set<unknown>([countOrdersToApprove.id, getDashboard.id])
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => counts.has(queryKey[0]) })
}
