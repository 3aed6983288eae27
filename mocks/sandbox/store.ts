export type RecordId = string | number

/** One changed record. `null` hides a record of the seed; `forget` removes a record that the seed doesn't know. */
export interface Change {
  collection: string
  id: RecordId
  record: object | null
  forget: boolean
}

/** One kept record of a world; `null` hides the record of the seed. */
export interface StoredRow {
  collection: string
  id: RecordId
  record: object | null
}

type MaybePromise<T> = T | Promise<T>

/**
 * Where the changes of worlds are kept. A world is only its difference to the seed, so an unknown one is empty.
 * `commit` keeps all changes or none, and returns when they are safe.
 */
export interface WorldStore {
  load(world: string): MaybePromise<readonly StoredRow[]>
  commit(world: string, changes: readonly Change[]): MaybePromise<void>
  drop(world: string): MaybePromise<void>
  list(): MaybePromise<readonly string[]>
  /**
   * Only of a store that others write to as well, such as the other tabs of a browser: runs `work` while none of them
   * does, and tells it whether the world was changed by others since it was loaded or committed here.
   */
  exclusively?<T>(world: string, work: (changedByOthers: boolean) => Promise<T>): Promise<T>
  close(): MaybePromise<void>
}
