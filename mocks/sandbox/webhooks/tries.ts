import { newId } from '../new-id.ts'
import { dayLength } from '../rules/days.ts'
import type { HookDeliveryRecord, HookTryRecord } from '../seed/hook-records.ts'
import type { State } from '../state.ts'

/** Tries of an event and the pauses between them, milliseconds (`HookRefused` of the contract). */
const pauses = [1, 5, 30, 120, 360].map((minutes) => minutes * 60_000)
/** Tries of one hook that wait at once; events beyond are recorded as not sent. */
const mostWaiting = 200
/** Deliveries that are kept of one hook, and for how long. */
const mostKept = 200
const keptFor = 30 * dayLength

/** What became of a request to a receiver. */
export interface WebhookOutcome {
  /** `null` when the receiver has not answered. */
  httpCode: number | null
  durationMs: number
  /** Why it has not answered, in Russian. */
  reason?: string
}

export const newDeliveryId = (state: State<unknown>) => `d-${newId(state, 'hookDeliveries')}`

/** Plans a try that is due at once. A hook with too many tries that wait gets a failed delivery in its place. */
export function queueTry(
  state: State<unknown>,
  planned: Omit<HookTryRecord, 'id' | 'at'>,
  now: number,
): HookTryRecord {
  const waiting = { ...planned, id: newDeliveryId(state), at: now }
  if (planned.kind === 'event' && state.hookTries.where('hookId', planned.hookId).length >= mostWaiting) {
    const reason = 'Слишком много событий ждёт отправки, это не отправлено.'
    const at = new Date(now).toISOString()
    keepDelivery(state, { ...waiting, at, httpCode: null, durationMs: 0, reason })
    return waiting
  }
  return state.hookTries.put(waiting)
}

/** Tries by the time at which they are due. Those of a paused hook wait, unless a person has asked for them. */
export function plannedTries(state: State<unknown>): HookTryRecord[] {
  return state.hookTries
    .all()
    .filter(({ hookId, kind }) => {
      const hook = state.hooks.get(hookId)
      return hook !== undefined && (kind !== 'event' || hook.status !== 'paused')
    })
    .toSorted((left, right) => left.at - right.at)
}

/** Takes over what became of a try: its delivery, the next try, and the state of the hook. */
export function recordTry(
  state: State<unknown>,
  { at: _due, ...made }: HookTryRecord,
  outcome: WebhookOutcome,
  now: number,
): void {
  // Deleted while the request was under way.
  if (!state.hookTries.get(made.id)) return
  state.hookTries.delete(made.id)
  const hook = state.hooks.get(made.hookId)
  if (!hook) return
  keepDelivery(state, { ...made, at: new Date(now).toISOString(), ...outcome })
  if (made.kind === 'test') return
  if (isReceived(outcome)) {
    if (hook.status === 'failing') state.hooks.put({ ...hook, status: 'active' })
    return
  }
  if (made.kind === 'again') return
  const pause = pauses[made.attempt - 1]
  if (pause !== undefined)
    state.hookTries.put({
      ...made,
      id: newDeliveryId(state),
      attempt: made.attempt + 1,
      at: now + pause,
    })
  else if (hook.status === 'active') state.hooks.put({ ...hook, status: 'failing' })
}

const isReceived = ({ httpCode }: WebhookOutcome) => httpCode !== null && httpCode >= 200 && httpCode < 300

/** Adds a delivery to the history of its hook and drops the oldest above the bound. */
export function keepDelivery(state: State<unknown>, delivery: HookDeliveryRecord): HookDeliveryRecord {
  state.hookDeliveries.put(delivery)
  const kept = state.hookDeliveries.where('hookId', delivery.hookId).toSorted(newestFirst)
  for (const { id } of kept.slice(mostKept)) state.hookDeliveries.delete(id)
  return delivery
}

/** The deliveries of a hook, the newest first, ties by id. */
export function deliveriesOf(state: State<unknown>, hookId: number, now: number): HookDeliveryRecord[] {
  return state.hookDeliveries
    .where('hookId', hookId)
    .filter((one) => isKept(one, now))
    .toSorted(newestFirst)
}

/** Whether a delivery is young enough to be shown and repeated. */
export const isKept = ({ at, ofSeed }: HookDeliveryRecord, now: number) =>
  ofSeed === true || Date.parse(at) >= now - keptFor

function newestFirst(left: HookDeliveryRecord, right: HookDeliveryRecord): number {
  return Date.parse(right.at) - Date.parse(left.at) || numberOf(right) - numberOf(left)
}

const numberOf = ({ id }: HookDeliveryRecord) => Number(id.slice(2))
