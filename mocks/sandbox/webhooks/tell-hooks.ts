import { newId } from '../new-id.ts'
import type { HookEventRecord, HookRecord } from '../seed/hook-records.ts'
import type { State } from '../state.ts'
import { mailEvent } from './event-mail.ts'
import { queueTry } from './tries.ts'

export type Happened = Pick<HookEventRecord, 'event' | 'contragentId' | 'object'>

/**
 * Keeps an event and hands it to the hooks of its company. All events begin here, inside the transaction that causes
 * them, so none is lost and none is told twice.
 * @param now milliseconds of the world's clock
 */
export function tellHooks(state: State<unknown>, happened: Happened, now: number): void {
  const { id, at, event, contragentId, object } = state.hookEvents.put({
    id: newId(state, 'hookEvents'),
    at: new Date(now).toISOString(),
    ...happened,
  })
  for (const hook of state.hooks.where('companyId', contragentId).filter((one) => wants(one, happened))) {
    const told = { hookId: hook.id, eventId: `e-${id}`, event, eventAt: at, object, kind: 'event' as const }
    if (hook.channel === 'email') mailEvent(state, hook, told, now)
    else queueTry(state, { ...told, attempt: 1 }, now)
  }
}

export function wants(
  { status, events, productIds, serviceReminders }: HookRecord,
  { event, object }: Happened,
): boolean {
  if (status === 'paused') return false
  if (event === 'service.due') return serviceReminders === true
  if (!events.includes(event)) return false
  return object.type !== 'product' || productIds.includes(object.id)
}
