import type { SandboxState } from '../operation.ts'
import type { NotificationRecord } from '../seed/notification-record.ts'
import { dayLength } from './days.ts'

/** How long a notification is kept, days. */
const keptDays = 180

/** The notifications of a customer that still exist; the mark in the header counts the same ones as the list. */
export function keptNotifications(
  { notifications }: Pick<SandboxState, 'notifications'>,
  userId: number,
  now: number,
): NotificationRecord[] {
  return notifications
    .where('userId', userId)
    .filter(({ createdAt }) => Date.parse(createdAt) > now - keptDays * dayLength)
}
