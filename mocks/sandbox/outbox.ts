import type { OutboxRecord } from './world-records.ts'
import { newId } from './new-id.ts'
import type { State } from './state.ts'

export type OutboxMessage = Omit<OutboxRecord, 'id' | 'at'>

/** Mails and SMS that the sandbox "sends": stored in the world, listed by `GET /sandbox/outbox`. */
export interface Outbox {
  send(message: OutboxMessage): void
}

/** The message as it is mailed: its link begins with the shop's origin, in the text, too. */
export function withOrigin(message: OutboxRecord, origin: string): OutboxRecord {
  const { link, text } = message
  if (!link?.startsWith('/')) return message
  const address = origin + link
  return { ...message, link: address, text: text.split(link).join(address) }
}

export function createOutbox(state: State<unknown>, now: number): Outbox {
  return {
    send: (message) =>
      void state.outbox.put({ ...message, id: newId(state, 'outbox'), at: new Date(now).toISOString() }),
  }
}
