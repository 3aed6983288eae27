import type { Outbox } from '../outbox.ts'
import type { SandboxState } from '../operation.ts'
import type { NotificationRecord } from '../seed/notification-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'

/** What announcing a change of an order needs. */
export interface OrderNews {
  state: Pick<SandboxState, 'notifications'>
  outbox: Outbox
  newId: (collection: 'notifications') => number
  /** Milliseconds of the world's clock. */
  now: number
}

/** Announces something about an order to one person: by notification, if they have an account, and by e-mail. */
export function tell(
  { state, outbox, newId, now }: OrderNews,
  { id }: OrderRecord,
  { userId, email }: { userId?: number | undefined; email: string },
  { type, title, text }: Pick<NotificationRecord, 'type' | 'title' | 'text'>,
): void {
  const link = `/personal/orders/${id}/`
  if (userId !== undefined)
    state.notifications.put({
      id: newId('notifications'),
      userId,
      type,
      title,
      text,
      link,
      createdAt: new Date(now).toISOString(),
      isRead: false,
    })
  outbox.send({ channel: 'email', to: email, subject: title, text, link })
}
