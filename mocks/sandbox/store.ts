export type RecordId = string | number

/** One changed record. `null` hides a record of the seed; `forget` removes a record that the seed doesn't know. */
export interface Change {
  collection: string
  id: RecordId
  record: object | null
  forget: boolean
}

/** One stored record of a world; `null` hides the record of the seed. */
export interface StoredRow {
  collection: string
  id: RecordId
  record: object | null
}

type MaybePromise<T> = T | Promise<T>

/**
 * Stores the changes of worlds. A world is its difference to the seed, so an unknown one is empty. `commit` stores
 * all changes or none, and returns when they are durable.
 */
export interface WorldStore {
  load(world: string): MaybePromise<readonly StoredRow[]>
  commit(world: string, changes: readonly Change[]): MaybePromise<void>
  drop(world: string): MaybePromise<void>
  list(): MaybePromise<readonly string[]>
  /** Worlds that have a record of their own in a collection. A store that doesn't outlive the process has none to tell. */
  worldsWith?(collection: string): MaybePromise<readonly string[]>
  /**
   * For stores that others write to, such as other tabs of a browser. Runs `work` exclusively, and passes whether
   * others have changed the world since this store loaded or committed it.
   */
  exclusively?<T>(world: string, work: (changedByOthers: boolean) => Promise<T>): Promise<T>
  close(): MaybePromise<void>
}
