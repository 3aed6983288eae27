import {
  collectionIndexes,
  type CollectionName,
  type Collections,
  type IndexName,
  type WorldSeed,
} from './collections.ts'
import { frozen } from './frozen.ts'
import { SeedTable } from './seed-table.ts'
import type { Change, RecordId, StoredRow } from './store.ts'

type Indexes = Readonly<Record<string, (record: never) => RecordId | undefined>>

/** One collection as an operation sees it. Records are frozen: `put` a changed copy. */
export interface Collection<Name extends CollectionName> {
  get(id: Collections[Name]['id']): Collections[Name] | undefined
  /** Adds the record or replaces the one with its id. */
  put(record: Collections[Name]): Collections[Name]
  delete(id: Collections[Name]['id']): void
  /** Records of the seed first, in its order, then the others in the order in which they came. */
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

/** What a world has changed in one collection: id → record, `null` where the record of the seed is hidden. */
type Overlay = Map<RecordId, object | null>

/** One world's difference to the seed, held in memory; `begin` opens a transaction over it. */
export class WorldState<Fixed> {
  readonly #seed: SharedSeed<Fixed>
  readonly #overlays = new Map<string, Overlay>()
  readonly #indexes = new Map<string, SeedTable>()

  constructor(seed: SharedSeed<Fixed>, rows: readonly StoredRow[]) {
    this.#seed = seed
    for (const { collection, id, record } of rows) this.overlay(collection).set(id, record && frozen(record))
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
    }
  }
}

/** The writes of one request: nothing of them is seen by others until the world applies `changes()`. */
export class Transaction<Fixed> {
  readonly state: State<Fixed>
  readonly #world: WorldState<Fixed>
  readonly #seed: SharedSeed<Fixed>
  readonly #writes = new Map<CollectionName, Overlay>()

  constructor(world: WorldState<Fixed>, seed: SharedSeed<Fixed>) {
    this.#world = world
    this.#seed = seed
    const made = new Map<CollectionName, unknown>()
    const state = Object.create(seed.statePrototype) as State<Fixed> & {
      [open]: (name: CollectionName) => unknown
    }
    state[open] = (name) => {
      if (!made.has(name)) made.set(name, this.#collection(name))
      return made.get(name)
    }
    this.state = state
  }

  /** What was written, the last value of each record. Empty after a request that only read. */
  changes(): Change[] {
    const changes: Change[] = []
    for (const [collection, overlay] of this.#writes) {
      const seed = this.#seed.table(collection)
      for (const [id, record] of overlay)
        changes.push({ collection, id, record, forget: record === null && seed.get(id) === undefined })
    }
    return changes
  }

  #collection(name: CollectionName) {
    const seed = this.#seed.table(name)
    const indexes: Indexes = collectionIndexes[name]
    const writes = () => {
      let overlay = this.#writes.get(name)
      if (!overlay) this.#writes.set(name, (overlay = new Map()))
      return overlay
    }
    // `undefined`: neither this request nor the world has touched the record.
    const touched = (id: RecordId): object | null | undefined => {
      const written = this.#writes.get(name)?.get(id)
      return written === undefined ? this.#world.overlay(name).get(id) : written
    }
    return {
      get: (id: RecordId) => {
        const record = touched(id)
        return record === undefined ? seed.get(id) : (record ?? undefined)
      },
      put: (record: { id: RecordId }) => {
        writes().set(record.id, frozen(record))
        return record
      },
      delete: (id: RecordId) => void writes().set(id, null),
      all: () => {
        const changed = new Map([...this.#world.overlay(name), ...(this.#writes.get(name) ?? [])])
        const records: (object | null)[] = seed.records.map((record) => {
          const id = seed.idOf(record)
          const own = changed.get(id)
          changed.delete(id)
          return own === undefined ? record : own
        })
        return [...records, ...changed.values()].filter((record) => record !== null)
      },
      where: (index: string, value: RecordId) => {
        const own = this.#writes.get(name)
        const read = indexes[index]
        if (!read) throw new Error(`The collection ${name} has no index ${index}`)
        const fromSeed = seed.where(index, value).filter((record) => touched(seed.idOf(record)) === undefined)
        const fromWorld = this.#world
          .indexed(name, index, value)
          .filter((record) => !own?.has(seed.idOf(record)))
        const table = own?.size
          ? new SeedTable(
              [...own.values()].filter((record) => record !== null),
              indexes,
            )
          : null
        return [...fromSeed, ...fromWorld, ...(table?.where(index, value) ?? [])]
      },
    }
  }
}
