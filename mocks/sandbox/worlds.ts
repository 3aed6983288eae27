import type { Background } from './background.ts'
import { readClock } from './clock.ts'
import type { WorldSeed } from './collections.ts'
import { frozen } from './frozen.ts'
import { type GuestCartBounds, guestCartBounds } from './guest-carts.ts'
import { withOrigin } from './outbox.ts'
import { httpProblem } from './problems.ts'
import { SharedSeed, type State, WorldState, type Transaction } from './state.ts'
import type { Change, StoredRow, WorldStore } from './store.ts'

const worldName = /^[A-Za-z0-9_-]{1,64}$/
export const namesAllowed = 'латинские буквы, цифры, _ и -, не больше 64'
export const defaultWorld = 'main'

export function isWorldName(name: string): boolean {
  return worldName.test(name)
}

export interface WorldsOptions<Fixed> {
  seed: WorldSeed<Fixed>
  store: WorldStore
  /** Milliseconds of real time after which an unused world leaves the memory. */
  idleAfter: number
  realNow: () => number
  /** So many worlds stay in memory, unless more of them have work to do; those used last. */
  mostInMemory?: number
  /** So many worlds may differ from the seed; the next one that writes is 429, `main` never. */
  mostKept?: number
  /** Bounds on the carts of guests in a world. */
  guestCarts?: GuestCartBounds
  /** Acts in every world besides its visitors. */
  background?: Background<State<Fixed>>
  /** What links of messages begin with; without it they are paths. */
  shopOrigin?: string
  /** Called with everything that a world has stored. */
  onChange?: (world: string, changes: readonly Change[]) => void
  /** Called with every message that was "sent", after it is stored. */
  onMessage?: (world: string, message: { to: string; subject: string; text: string }) => void
}

/** Work in one world: a request, or one part of it. */
export interface World<Fixed> {
  begin(): Transaction<Fixed>
  /** Keeps the writes: first in the store, then for others to see. */
  commit(transaction: Transaction<Fixed>): Promise<void>
  /** The whole difference to the seed. */
  rows(): StoredRow[]
  /** Puts another difference in the place of the present one, all of it or nothing. */
  replace(rows: readonly StoredRow[]): Promise<void>
  /** Whether it is time to throw away what nobody needs any more: once in an hour of the world's clock. */
  sweepDue(now: number): boolean
}

interface Loaded<Fixed> {
  state: Promise<WorldState<Fixed>>
  /** The end of the queue: requests of one world run one after another. */
  tail: Promise<unknown>
  waiting: number
  usedAt: number
  /** The hour in which it was swept last. */
  sweptIn: number
}

/** All worlds: loaded when first used, serialised one by one, forgotten by the memory when idle. */
export class Worlds<Fixed> {
  readonly #options: WorldsOptions<Fixed>
  readonly #seed: SharedSeed<Fixed>
  /** By the time of last use, the longest unused first. */
  readonly #loaded = new Map<string, Loaded<Fixed>>()
  #lastUsed: string | undefined
  #kept: Promise<Set<string>> | undefined

  constructor(options: WorldsOptions<Fixed>) {
    this.#options = options
    this.#seed = new SharedSeed(options.seed)
  }

  get seed(): SharedSeed<Fixed> {
    return this.#seed
  }

  /** Runs `work` alone in its world, after all that came before. */
  run<T>(name: string, work: (world: World<Fixed>) => Promise<T>): Promise<T> {
    const entry = this.#entry(name)
    entry.waiting += 1
    const result = entry.tail.then(() =>
      this.#exclusively(name, async (changedByOthers) => {
        if (changedByOthers) entry.state = this.#load(name)
        const state = await entry.state
        const keep = async (changes: readonly Change[]) => {
          if (changes.length === 0) return
          await this.#makeRoom(name)
          await this.#options.store.commit(name, changes)
          state.apply(changes)
          this.#options.onChange?.(name, changes)
        }
        const commit = async (transaction: Transaction<Fixed>) => {
          this.#completeLinks(transaction)
          const changes = transaction.changes()
          await keep(changes)
          this.#report(name, changes)
        }
        // A snapshot stays as it was taken.
        if (isWorldName(name)) await this.#catchUp(state, commit)
        return work({
          begin: () => state.begin(),
          commit: (transaction) => {
            this.#follow(state, transaction)
            this.#boundGuestCarts(state, transaction)
            return commit(transaction)
          },
          rows: () => state.rows(),
          // Everything is forgotten first, so that the order of coming is that of the new rows.
          replace: (rows) =>
            keep([
              ...state.rows().map(({ collection, id }) => ({ collection, id, record: null, forget: true })),
              ...rows.map((row) => ({ ...row, record: row.record && frozen(row.record), forget: false })),
            ]),
          sweepDue(now) {
            const hour = Math.floor(now / 3_600_000)
            const due = entry.sweptIn !== hour
            entry.sweptIn = hour
            return due
          },
        })
      }),
    )
    // A failed request must not stop the ones behind it; its own caller sees the failure.
    entry.tail = result.catch(() => undefined).then(() => void (entry.waiting -= 1))
    return result
  }

  async #catchUp(
    state: WorldState<Fixed>,
    commit: (transaction: Transaction<Fixed>) => Promise<void>,
  ): Promise<void> {
    const { background } = this.#options
    if (!background) return
    const transaction = state.begin()
    background.catchUp(transaction.state, this.#now(transaction))
    await commit(transaction)
  }

  #follow(world: WorldState<Fixed>, transaction: Transaction<Fixed>): void {
    const { background } = this.#options
    const changes = transaction.changes()
    if (!background || changes.length === 0) return
    const { state } = transaction
    background.follow({ before: world.begin().state, state, changes, now: this.#now(transaction) })
  }

  #boundGuestCarts({ guestCarts }: WorldState<Fixed>, transaction: Transaction<Fixed>): void {
    const written = transaction.writesOf('carts')
    if (!written || written.size === 0) return
    for (const id of guestCarts.excess(written, this.#options.guestCarts ?? guestCartBounds))
      transaction.state.carts.delete(String(id))
  }

  #completeLinks(transaction: Transaction<Fixed>): void {
    const { shopOrigin } = this.#options
    if (shopOrigin === undefined) return
    const { state } = transaction
    for (const id of transaction.writesOf('outbox')?.keys() ?? []) {
      const message = state.outbox.get(Number(id))
      if (message) state.outbox.put(withOrigin(message, shopOrigin))
    }
  }

  #now({ state }: Transaction<Fixed>): number {
    return readClock(state.clock.get('clock'), this.#options.realNow())
  }

  #report(name: string, changes: readonly Change[]): void {
    const { onMessage } = this.#options
    if (!onMessage) return
    for (const { collection, record } of changes)
      if (collection === 'outbox' && isMessage(record)) onMessage(name, record)
  }

  /** A transaction over the bare seed; what it writes belongs to no world yet. */
  fresh(): Transaction<Fixed> {
    return new WorldState(this.#seed, []).begin()
  }

  /** Puts a world back to the seed. */
  async reset(name: string): Promise<void> {
    const entry = this.#entry(name)
    await this.run(name, async () => {
      await this.#options.store.drop(name)
      const kept = await this.#kept
      kept?.delete(name)
      entry.state = Promise.resolve(new WorldState(this.#seed, []))
    })
  }

  /** Names of the worlds in memory, for `GET /sandbox/status`. */
  inMemory(): string[] {
    return [...this.#loaded.keys()].toSorted()
  }

  /** Waits for everything that is under way, then closes the store. */
  async close(): Promise<void> {
    await Promise.all([...this.#loaded.values()].map(({ tail }) => tail))
    this.#loaded.clear()
    await this.#options.store.close()
  }

  #entry(name: string): Loaded<Fixed> {
    const now = this.#options.realNow()
    const known = this.#loaded.get(name)
    if (!known) this.#evict(now)
    const entry = known ?? {
      state: this.#load(name),
      tail: Promise.resolve(),
      waiting: 0,
      usedAt: now,
      sweptIn: -1,
    }
    entry.usedAt = now
    if (known && this.#lastUsed === name) return entry
    this.#lastUsed = name
    this.#loaded.delete(name)
    this.#loaded.set(name, entry)
    return entry
  }

  #exclusively<T>(name: string, work: (changedByOthers: boolean) => Promise<T>): Promise<T> {
    const { store } = this.#options
    return store.exclusively ? store.exclusively(name, work) : work(false)
  }

  #load(name: string): Promise<WorldState<Fixed>> {
    const state = Promise.resolve()
      .then(() => this.#options.store.load(name))
      .then((rows) => new WorldState(this.#seed, rows))
    // The next request tries again, instead of finding the failure for ever.
    state.catch(() => this.#loaded.delete(name))
    return state
  }

  #evict(now: number): void {
    const { idleAfter, mostInMemory = 1000 } = this.#options
    for (const [name, { waiting, usedAt }] of this.#loaded) {
      const isIdle = now - usedAt > idleAfter
      // Those behind were used later.
      if (!isIdle && this.#loaded.size < mostInMemory) return
      if (waiting === 0) this.#loaded.delete(name)
    }
  }

  /** Any visitor can name a world, so their number on the disk has an end. */
  async #makeRoom(name: string): Promise<void> {
    const { store, mostKept = 10_000 } = this.#options
    this.#kept ??= Promise.resolve()
      .then(() => store.list())
      .then((names) => new Set(names))
    this.#kept.catch(() => (this.#kept = undefined))
    const kept = await this.#kept
    if (!kept.has(name) && kept.size >= mostKept && name !== defaultWorld)
      throw httpProblem(429, 'tooManyRequests', 'Миров песочницы слишком много. Сбросьте ненужные.', {
        headers: { 'retry-after': '3600' },
      })
    kept.add(name)
  }
}

function isMessage(record: object | null): record is { to: string; subject: string; text: string } {
  return record !== null && 'to' in record && 'subject' in record && 'text' in record
}
