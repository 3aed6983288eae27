import { apiQuery } from '../../api/api-query.ts'
import { listNotifications } from '../../generated/operations.ts'

/** One page of the notifications, read and unread, newest first; `is_read` is sent empty (R-API-93). */
export function notificationsQuery(page: number) {
  return apiQuery(listNotifications, { query: { is_read: '', ...(page > 1 && { PAGEN_1: page }) } })
}
