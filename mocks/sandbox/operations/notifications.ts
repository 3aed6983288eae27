import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxOperations } from '../operation.ts'
import { keptNotifications } from '../rules/notifications.ts'
import { pageOf } from '../rules/paging.ts'
import type { NotificationRecord } from '../seed/notification-record.ts'

export const notificationOperations = {
  listNotifications({ state, customer, query, now }) {
    const own = keptNotifications(state, customer.id, now).toSorted(newestFirst)
    const asked = query.is_read
    const found = own.filter(({ isRead }) => asked === undefined || asked === '' || String(isRead) === asked)
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return {
      items: items.map(notificationView),
      unread: own.filter(({ isRead }) => !isRead).length,
      pagination,
    }
  },

  readNotification({ state, customer, path, now, notFound }) {
    const notification = keptNotifications(state, customer.id, now).find(({ id }) => id === path.id)
    if (!notification) throw notFound('Такого уведомления нет.')
    if (!notification.isRead) state.notifications.put({ ...notification, isRead: true })
    return { isSuccess: true }
  },

  deleteNotification({ state, customer, path, now, notFound }) {
    const kept = keptNotifications(state, customer.id, now)
    if (!kept.some(({ id }) => id === path.id)) throw notFound('Такого уведомления нет.')
    state.notifications.delete(path.id)
    return { id: path.id, unread: kept.filter(({ id, isRead }) => !isRead && id !== path.id).length }
  },

  readAllNotifications({ state, customer, now }) {
    const unread = keptNotifications(state, customer.id, now).filter(({ isRead }) => !isRead)
    for (const notification of unread) state.notifications.put({ ...notification, isRead: true })
    return { isSuccess: true, count: unread.length }
  },

  deleteAllNotifications({ state, customer, now }) {
    const { length } = keptNotifications(state, customer.id, now)
    for (const { id } of state.notifications.where('userId', customer.id)) state.notifications.delete(id)
    return { isSuccess: true, count: length }
  },
} satisfies Partial<SandboxOperations>

function newestFirst(left: NotificationRecord, right: NotificationRecord): number {
  return Date.parse(right.createdAt) - Date.parse(left.createdAt) || right.id - left.id
}

/** Links are paths under `/personal` (O-114); any other link is null. */
function notificationView(record: NotificationRecord): components['schemas']['Notification'] {
  const { id, type, title, text, link, createdAt, isRead } = record
  return {
    id,
    type,
    title,
    text,
    link: link.startsWith('/personal/') ? link.slice('/personal'.length) : null,
    createdAt,
    isRead,
  }
}
