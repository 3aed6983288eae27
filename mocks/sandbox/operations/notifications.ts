import type { components } from '../../../src/generated/api-types.ts'
import type { OperationsOf, SandboxState } from '../operation.ts'
import { notFound } from '../problems.ts'
import { dayLength } from '../rules/days.ts'
import { pageOf } from '../rules/paging.ts'
import type { NotificationRecord } from '../seed/account-records.ts'

/** How long a notification is kept, days. */
const keptDays = 180

export const notificationOperations: OperationsOf<
  'listNotifications' | 'readNotification' | 'readAllNotifications' | 'deleteAllNotifications'
> = {
  listNotifications({ state, customer, query, now }) {
    const own = newestFirst(state, customer.id).filter(
      ({ createdAt }) => Date.parse(createdAt) > now - keptDays * dayLength,
    )
    const asked = query.is_read
    const found = own.filter(({ isRead }) => asked === undefined || asked === '' || String(isRead) === asked)
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return {
      items: items.map(notificationView),
      unread: own.filter(({ isRead }) => !isRead).length,
      pagination,
    }
  },

  readNotification({ state, customer, path }) {
    const notification = state.notifications.get(path.id)
    if (notification?.userId !== customer.id) throw notFound('Такого уведомления нет.')
    if (!notification.isRead) state.notifications.put({ ...notification, isRead: true })
    return { isSuccess: true }
  },

  readAllNotifications({ state, customer }) {
    const unread = state.notifications.where('userId', customer.id).filter(({ isRead }) => !isRead)
    for (const notification of unread) state.notifications.put({ ...notification, isRead: true })
    return { isSuccess: true, count: unread.length }
  },

  deleteAllNotifications({ state, customer }) {
    const own = state.notifications.where('userId', customer.id)
    for (const { id } of own) state.notifications.delete(id)
    return { isSuccess: true, count: own.length }
  },
}

function newestFirst(state: SandboxState, userId: number): NotificationRecord[] {
  return state.notifications
    .where('userId', userId)
    .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt) || right.id - left.id)
}

/** Links are told as paths under `/personal` (O-114); one that leads elsewhere opens nothing. */
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
