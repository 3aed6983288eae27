import type { Outbox } from '../outbox.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'

interface NewsParts {
  state: Pick<SandboxState, 'notifications'>
  newId: (collection: 'notifications') => number
  nowIso: string
}

interface News {
  title: string
  text: string
  link: string
}

/** Tells a customer what has happened to the users of a company. */
export function notify({ state, newId, nowIso }: NewsParts, { id }: UserRecord, news: News): void {
  state.notifications.put({
    id: newId('notifications'),
    userId: id,
    type: 'system',
    ...news,
    createdAt: nowIso,
    isRead: false,
  })
}

/** The same, by mail too. */
export function notifyAndMail(parts: NewsParts & { outbox: Outbox }, user: UserRecord, news: News): void {
  notify(parts, user, news)
  const { title, text, link } = news
  parts.outbox.send({ channel: 'email', to: user.email, subject: title, text: `${text} ${link}`, link })
}
