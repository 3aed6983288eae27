import {
  collectionIndexes,
  type CollectionName,
  type Collections,
  type IndexName,
  type WorldSeed,
} from './collections.ts'
import { frozen } from './frozen.ts'
import { GuestCarts } from './guest-carts.ts'
import { SeedTable } from './seed-table.ts'
import type { Change, RecordId, StoredRow } from './store.ts'

type Indexes = Readonly<Record<string, (record: never) => RecordId | undefined>>

/** One collection for an operation. Records are frozen: `put` a changed copy. */
export interface Collection<Name extends CollectionName> {
  get(id: Collections[Name]['id']): Collections[Name] | undefined
  /** Adds the record or replaces the one with its id. */
  put(record: Collections[Name]): Collections[Name]
  delete(id: Collections[Name]['id']): void
  /** Records of the seed first, in its order, then the others in order of insertion. */
  all(): Collections[Name][]
  where(index: IndexName<Name>, value: RecordId): Collections[Name][]
}

/** The collections of one world inside one request, and what of the seed is the same for all (`state.catalogue`). */
export type State<Fixed> = { readonly [Name in CollectionName]: Collection<Name> } & Readonly<Fixed>

/** How a transaction's state reaches its collections. */
const open = Symbol('open')

/** The seed, indexed once and shared by all worlds; nothing can change it. */
export class SharedSeed<Fixed> {
  /**
   * What the state of every transaction inherits: the fixed part of the seed, and a getter for each collection. A request
   * uses two or three of twenty collections, so they are made when they are first read.
   */
  readonly statePrototype: object
  readonly #tables = new Map<string, SeedTable>()

  constructor({ rows, fixed }: WorldSeed<Fixed>) {
    this.statePrototype = Object.assign({}, fixed)
    for (const name of collectionNames) {
      this.#tables.set(name, new SeedTable(rows[name] ?? [], collectionIndexes[name]))
      Object.defineProperty(this.statePrototype, name, {
        get(this: { [open]: (collection: CollectionName) => unknown }) {
          return this[open](name)
        },
      })
    }
  }

  table(name: string): SeedTable {
    return this.#tables.get(name) ?? new SeedTable([], {})
  }
}

export const collectionNames = Object.keys(collectionIndexes).filter(isCollectionName)

function isCollectionName(name: string): name is CollectionName {
  return name in collectionIndexes
}

/** A world's changes of one collection: id → record, `null` where the record of the seed is hidden. */
type Overlay = Map<RecordId, object | null>

/** One world's difference to the seed, held in memory; `begin` opens a transaction over it. */
export class WorldState<Fixed> {
  readonly #seed: SharedSeed<Fixed>
  readonly #overlays = new Map<string, Overlay>()
  readonly #indexes = new Map<string, SeedTable>()
  readonly guestCarts = new GuestCarts()

  constructor(seed: SharedSeed<Fixed>, rows: readonly StoredRow[]) {
    this.#seed = seed
    for (const { collection, id, record } of rows) {
      this.overlay(collection).set(id, record && frozen(record))
      if (collection === 'carts') this.guestCarts.note(id, record)
    }
  }

  overlay(name: string): Overlay {
    let overlay = this.#overlays.get(name)
    if (!overlay) this.#overlays.set(name, (overlay = new Map()))
    return overlay
  }

  rows(): StoredRow[] {
    return [...this.#overlays].flatMap(([collection, overlay]) =>
      Array.from(overlay, ([id, record]) => ({ collection, id, record })),
    )
  }

  /** The overlay's own records by an index. Built when first asked for after a change of this collection. */
  indexed(name: CollectionName, index: string, value: RecordId): readonly object[] {
    let table = this.#indexes.get(name)
    if (!table) {
      const records = [...this.overlay(name).values()].filter((record) => record !== null)
      this.#indexes.set(name, (table = new SeedTable(records, collectionIndexes[name])))
    }
    return table.where(index, value)
  }

  begin(): Transaction<Fixed> {
    return new Transaction(this, this.#seed)
  }

  /** Takes over what a transaction changed, after the store has kept it. */
  apply(changes: readonly Change[]): void {
    for (const { collection, id, record, forget } of changes) {
      if (forget) this.overlay(collection).delete(id)
      else this.overlay(collection).set(id, record)
      this.#indexes.delete(collection)
      if (collection === 'carts') this.guestCarts.note(id, forget ? null : record)
    }
  }
}

/** The writes of one request: nothing of them is seen by others until the world applies `changes()`. */
export class Transaction<Fixed> {
  readonly state: State<Fixed>
  readonly #seed: SharedSeed<Fixed>
  readonly #opened = new Map<CollectionName, OpenCollection>()

  constructor(world: WorldState<Fixed>, seed: SharedSeed<Fixed>) {
    this.#seed = seed
    const opened = this.#opened
    const state = Object.create(seed.statePrototype) as State<Fixed> & {
      [open]: (name: CollectionName) => unknown
    }
    state[open] = (name) => {
      let collection = opened.get(name)
      if (!collection) opened.set(name, (collection = new OpenCollection(name, seed.table(name), world)))
      return collection
    }
    this.state = state
  }

  /** What was written into one collection. */
  writesOf(name: CollectionName): ReadonlyMap<RecordId, object | null> | undefined {
    return this.#opened.get(name)?.writes
  }

  /** What was written, the last value of each record. Empty after a request that only read. */
  changes(): Change[] {
    const changes: Change[] = []
    for (const [collection, { writes }] of this.#opened) {
      if (!writes) continue
      const seed = this.#seed.table(collection)
      for (const [id, record] of writes)
        changes.push({ collection, id, record, forget: record === null && seed.get(id) === undefined })
    }
    return changes
  }
}

/** What a collection lies over: the world of the transaction. */
type Below = Pick<WorldState<unknown>, 'overlay' | 'indexed'>

/** One collection inside one transaction: its writes over those of the world over the seed. */
class OpenCollection {
  /** What this request has written; `undefined` before it has. */
  writes: Overlay | undefined
  readonly #name: CollectionName
  readonly #seed: SeedTable
  readonly #world: Below

  constructor(name: CollectionName, seed: SeedTable, world: Below) {
    this.#name = name
    this.#seed = seed
    this.#world = world
  }

  get(id: RecordId): object | undefined {
    const record = this.#touched(id)
    return record === undefined ? this.#seed.get(id) : (record ?? undefined)
  }

  put<Record extends { id: RecordId }>(record: Record): Record {
    this.#write(record.id, frozen(record))
    return record
  }

  delete(id: RecordId): void {
    this.#write(id, null)
  }

  all(): object[] {
    const changed = new Map([...this.#world.overlay(this.#name), ...(this.writes ?? [])])
    const records: (object | null)[] = this.#seed.records.map((record) => {
      const id = this.#seed.idOf(record)
      const own = changed.get(id)
      changed.delete(id)
      return own === undefined ? record : own
    })
    return [...records, ...changed.values()].filter((record) => record !== null)
  }

  where(index: string, value: RecordId): object[] {
    const indexes: Indexes = collectionIndexes[this.#name]
    if (!indexes[index]) throw new Error(`The collection ${this.#name} has no index ${index}`)
    const { writes } = this
    const fromSeed = this.#seed
      .where(index, value)
      .filter((record) => this.#touched(this.#seed.idOf(record)) === undefined)
    const fromWorld = this.#world
      .indexed(this.#name, index, value)
      .filter((record) => !writes?.has(this.#seed.idOf(record)))
    if (!writes) return [...fromSeed, ...fromWorld]
    const written = [...writes.values()].filter((record) => record !== null)
    return [...fromSeed, ...fromWorld, ...new SeedTable(written, indexes).where(index, value)]
  }

  #write(id: RecordId, record: object | null): void {
    this.writes ??= new Map()
    this.writes.set(id, record)
  }

  /** `undefined`: neither this request nor the world has touched the record. */
  #touched(id: RecordId): object | null | undefined {
    const written = this.writes?.get(id)
    return written === undefined ? this.#world.overlay(this.#name).get(id) : written
  }
}
