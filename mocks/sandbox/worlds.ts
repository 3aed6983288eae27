import type { WorldSeed } from './collections.ts'
import { frozen } from './frozen.ts'
import { SharedSeed, WorldState, type Transaction } from './state.ts'
import type { Change, StoredRow, WorldStore } from './store.ts'

const worldName = /^[A-Za-z0-9_-]{1,64}$/
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
}

interface Loaded<Fixed> {
  state: Promise<WorldState<Fixed>>
  /** The end of the queue: requests of one world run one after another. */
  tail: Promise<unknown>
  waiting: number
  usedAt: number
}

/** All worlds: loaded when first used, serialised one by one, forgotten by the memory when idle. */
export class Worlds<Fixed> {
  readonly #options: WorldsOptions<Fixed>
  readonly #seed: SharedSeed<Fixed>
  readonly #loaded = new Map<string, Loaded<Fixed>>()

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
    const result = entry.tail.then(async () => {
      const state = await entry.state
      const keep = async (changes: readonly Change[]) => {
        if (changes.length === 0) return
        await this.#options.store.commit(name, changes)
        state.apply(changes)
      }
      return work({
        begin: () => state.begin(),
        commit: (transaction) => keep(transaction.changes()),
        rows: () => state.rows(),
        // Everything is forgotten first, so that the order of coming is that of the new rows.
        replace: (rows) =>
          keep([
            ...state.rows().map(({ collection, id }) => ({ collection, id, record: null, forget: true })),
            ...rows.map((row) => ({ ...row, record: row.record && frozen(row.record), forget: false })),
          ]),
      })
    })
    // A failed request must not stop the ones behind it; its own caller sees the failure.
    entry.tail = result.catch(() => undefined).then(() => void (entry.waiting -= 1))
    return result
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
    let entry = this.#loaded.get(name)
    if (!entry) {
      this.#evict(now)
      entry = { state: this.#load(name), tail: Promise.resolve(), waiting: 0, usedAt: now }
      this.#loaded.set(name, entry)
    }
    entry.usedAt = now
    return entry
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
    for (const [name, { waiting, usedAt }] of this.#loaded)
      if (waiting === 0 && now - usedAt > this.#options.idleAfter) this.#loaded.delete(name)
  }
}
