import { readClock } from '../clock.ts'
import type { HookTryRecord } from '../seed/hook-records.ts'
import type { Change, WorldStore } from '../store.ts'
import { isWorldName, type Worlds } from '../worlds.ts'
import { payloadOf, signatureOf } from './payload.ts'
import { plannedTries, recordTry, type WebhookOutcome } from './tries.ts'

/** A request to the receiver of a hook. */
export interface WebhookRequest {
  url: string
  body: string
  /** Value of the header `X-Signature`. */
  signature: string
}

/** Makes a request to a receiver. Never rejects; a request that `signal` aborts may answer anything. */
export type SendWebhook = (request: WebhookRequest, signal: AbortSignal) => Promise<WebhookOutcome>

/** Requests under way at once, over all worlds. */
const mostAtOnce = 8
/** After a failure of the store, milliseconds of real time. */
const pauseAfterFailure = 60_000
const longestTimer = 2_147_483_647

/** Collections whose changes may make a try due. */
const watched: ReadonlySet<string> = new Set(['hookTries', 'hooks', 'clock'])

interface CourierParts<Fixed> {
  worlds: Worlds<Fixed>
  store: WorldStore
  send: SendWebhook
  realNow: () => number
  onError: (error: unknown) => void
}

/**
 * Makes the tries of all worlds that are due: one of a hook at a time, no world is locked meanwhile. A try is deleted
 * when its outcome is recorded, so one that the process doesn't outlive is made again, under the same `deliveryId`.
 */
export class Courier<Fixed> {
  readonly #parts: CourierParts<Fixed>
  readonly #closing = new AbortController()
  /** Worlds that are being looked through; `true` when something has changed since. */
  readonly #looking = new Map<string, boolean>()
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>()
  /** Tries that are being made, and hooks that one of them belongs to. */
  readonly #busy = new Set<string>()
  readonly #work = new Set<Promise<void>>()
  readonly #expected = new Map<string, () => void>()
  #free = mostAtOnce

  constructor(parts: CourierParts<Fixed>) {
    this.#parts = parts
  }

  /** Goes on with what an earlier process has left. */
  async resume(): Promise<void> {
    for (const world of (await this.#parts.store.worldsWith?.('hookTries')) ?? []) this.#wake(world)
  }

  /** Called with everything that a world stores. */
  notice(world: string, changes: readonly Change[]): void {
    if (changes.some(({ collection }) => watched.has(collection))) this.#wake(world)
  }

  /** Resolves when the try is recorded, or after so many milliseconds. Ask before the try is stored. */
  expect(world: string, deliveryId: string, most: number): Promise<void> {
    return new Promise((resolve) => {
      const key = `${world}/${deliveryId}`
      const done = () => {
        clearTimeout(timer)
        this.#expected.delete(key)
        resolve()
      }
      const timer = setTimeout(done, most)
      this.#expected.set(key, done)
    })
  }

  /** Ends the requests under way. Their tries stay in the store. */
  async close(): Promise<void> {
    this.#closing.abort()
    for (const timer of this.#timers.values()) clearTimeout(timer)
    for (const done of this.#expected.values()) done()
    await Promise.all(this.#work)
  }

  #wake(world: string): void {
    if (this.#closing.signal.aborted || !isWorldName(world)) return
    const isLooking = this.#looking.has(world)
    this.#looking.set(world, isLooking)
    if (!isLooking) this.#start(this.#look(world))
  }

  #start(work: Promise<void>): void {
    this.#work.add(work)
    void work.then(() => this.#work.delete(work))
  }

  async #look(world: string): Promise<void> {
    try {
      do {
        this.#looking.set(world, false)
        await this.#startDue(world)
      } while (this.#looking.get(world) === true)
    } catch (error) {
      this.#failed(world, error)
    } finally {
      this.#looking.delete(world)
    }
  }

  async #startDue(world: string): Promise<void> {
    const { worlds, realNow } = this.#parts
    const { tries, now, isStanding } = await worlds.run(world, (one) => {
      const { state } = one.begin()
      const clock = state.clock.get('clock')
      const isStanding = clock !== undefined && clock.fixedAt !== null
      return Promise.resolve({ tries: plannedTries(state), now: readClock(clock, realNow()), isStanding })
    })
    if (this.#closing.signal.aborted) return
    for (const waiting of tries) {
      if (waiting.at > now) {
        // A clock that stands only moves by a change, which is noticed.
        if (!isStanding) this.#wakeIn(world, waiting.at - now)
        break
      }
      this.#startTry(world, waiting)
    }
  }

  /** Starts a try if there is room; each end of another one wakes the world again. */
  #startTry(world: string, waiting: HookTryRecord): void {
    const own = `${world}/${waiting.id}`
    const ofHook = waiting.kind === 'event' ? `${world}/hook/${waiting.hookId}` : own
    if (this.#free === 0) return this.#wakeIn(world, 1000)
    if (this.#busy.has(own) || this.#busy.has(ofHook)) return
    this.#busy.add(own).add(ofHook)
    this.#free -= 1
    const release = () => {
      this.#free += 1
      this.#busy.delete(own)
      this.#busy.delete(ofHook)
      this.#expected.get(own)?.()
    }
    this.#start(
      this.#make(world, waiting)
        .finally(release)
        .then(() => this.#wake(world))
        .catch((error: unknown) => this.#failed(world, error)),
    )
  }

  async #make(world: string, waiting: HookTryRecord): Promise<void> {
    const { worlds, send, realNow } = this.#parts
    // Target and secret of this moment, which a person may have changed since the event.
    const known = await worlds.run(world, (one) => {
      const { state } = one.begin()
      const isThere = state.hookTries.get(waiting.id) !== undefined
      const hook = isThere ? state.hooks.get(waiting.hookId) : undefined
      return Promise.resolve({ hook, secret: state.hookSecrets.get(waiting.hookId)?.secret })
    })
    if (!known.hook) return
    let outcome: WebhookOutcome = {
      httpCode: null,
      durationMs: 0,
      reason: 'У подписки нет секрета. Смените секрет.',
    }
    if (known.secret !== undefined) {
      const body = payloadOf(waiting, known.hook.companyId)
      const signature = await signatureOf(body, known.secret)
      outcome = await send({ url: known.hook.target, body, signature }, this.#closing.signal)
    }
    if (this.#closing.signal.aborted) return
    await worlds.run(world, async (one) => {
      const transaction = one.begin()
      const { state } = transaction
      recordTry(state, waiting, outcome, readClock(state.clock.get('clock'), realNow()))
      await one.commit(transaction)
    })
  }

  #failed(world: string, error: unknown): void {
    this.#parts.onError(error)
    this.#wakeIn(world, pauseAfterFailure)
  }

  #wakeIn(world: string, wait: number): void {
    if (this.#closing.signal.aborted) return
    clearTimeout(this.#timers.get(world))
    const timer = setTimeout(
      () => {
        this.#timers.delete(world)
        this.#wake(world)
      },
      Math.min(wait, longestTimer),
    )
    // In Node a try of tomorrow must not keep a process alive; a browser's timer is a number.
    if (typeof timer === 'object') timer.unref()
    this.#timers.set(world, timer)
  }
}
