import type { OutboxRecord } from './world-records.ts'
import { newId } from './new-id.ts'
import type { State } from './state.ts'

export type OutboxMessage = Omit<OutboxRecord, 'id' | 'at'>

/** Mails and SMS that the sandbox "sends": stored in the world, listed by `GET /sandbox/outbox`. */
export interface Outbox {
  send(message: OutboxMessage): void
}

export function createOutbox(state: State<unknown>, now: number): Outbox {
  return {
    send: (message) =>
      void state.outbox.put({ ...message, id: newId(state, 'outbox'), at: new Date(now).toISOString() }),
  }
}
