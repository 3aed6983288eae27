import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import type { StoredRow } from '../sandbox/store.ts'

/** The data of the browser-only shop, in one database that all of its tabs share. */
export interface SandboxSchema extends DBSchema {
  rows: {
    key: [world: string, collection: string, id: StoredRow['id']]
    /** `order`: position among the rows of its world, in order of insertion. */
    value: StoredRow & { world: string; order: number }
  }
  worlds: {
    key: string
    /** `version` changes with every commit. */
    value: { world: string; version: string; lastOrder: number }
  }
  cookies: {
    key: string
    /** `expires`: milliseconds UTC; `null` for a cookie that says nothing of it. */
    value: { name: string; value: string; expires: number | null }
  }
  meta: { key: string; value: { name: string; value: string } }
}

export type SandboxDatabase = IDBPDatabase<SandboxSchema>

/** Version of the stores above: an older database is refused, like one of another seed. */
const storesVersion = 1

/** Why the database can't be used: not at all, of another version of the shop, no space, anything else. */
export type DatabaseFailure = 'unavailable' | 'otherVersion' | 'full' | 'failed'

export class DatabaseProblem extends Error {
  override name = 'DatabaseProblem'
  readonly kind: DatabaseFailure

  constructor(kind: DatabaseFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}

/** A connection that reopens itself when the browser or another tab has closed it. */
export interface Connection {
  readonly name: string
  /** @throws {DatabaseProblem} */
  use<T>(work: (database: SandboxDatabase) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/**
 * @param seedVersion differences to another seed mean nothing: a database with such ones is refused, never changed
 */
export function connect(name: string, seedVersion: string, stores = storesVersion): Connection {
  let opening: Promise<SandboxDatabase> | undefined
  const end = (database: Promise<SandboxDatabase>) => {
    if (opening === database) opening = undefined
    database.then((open) => open.close()).catch(() => undefined)
  }
  const open = () => {
    // Another tab wants to delete the database, or the browser has closed it: the next use begins again.
    const database = openDatabase(name, { seedVersion, stores, onEnd: () => end(database) })
    opening = database
    database.catch(() => end(database))
    return database
  }
  return {
    name,
    async use(work) {
      const used = opening ?? open()
      try {
        return await work(await used)
      } catch (error) {
        // Another tab started over between two steps: nothing was committed, so the work is repeated on the new
        // database.
        if (isClosing(error) && opening !== used)
          return work(await (opening ?? open())).catch((again: unknown) => Promise.reject(asProblem(again)))
        throw asProblem(error)
      }
    },
    async close() {
      if (opening) end(opening)
      await opening
    },
  }
}

interface Writing {
  abort(): void
  readonly done: Promise<void>
}

/**
 * Commits all writes of `work` or none, and waits for the commit.
 * @throws the first failure
 * @param work hands each write that it asks for to `write`
 */
export async function allOrNone(
  transaction: Writing,
  work: (write: (asked: Promise<unknown>) => void) => void | Promise<void>,
): Promise<void> {
  const writes: Promise<unknown>[] = []
  try {
    await work((asked) => writes.push(asked))
    await Promise.all([...writes, transaction.done])
  } catch (error) {
    // A failed write ends the transaction by itself; one that could not even be asked for doesn't.
    try {
      transaction.abort()
    } catch {
      // It has ended already.
    }
    await Promise.allSettled([...writes, transaction.done])
    throw error
  }
}

/** Deletes everything; the next use begins with the seed. Other tabs close their connections by themselves. */
export async function deleteDatabase(name: string): Promise<void> {
  await deleteDB(name)
}

interface Opening {
  seedVersion: string
  stores: number
  /** The connection must be closed. */
  onEnd: () => void
}

async function openDatabase(name: string, { seedVersion, stores, onEnd }: Opening): Promise<SandboxDatabase> {
  let database: SandboxDatabase
  let isOlder = false
  try {
    database = await openDB<SandboxSchema>(name, stores, {
      upgrade(fresh, oldVersion, _new, transaction) {
        isOlder = oldVersion > 0
        // Left unchanged: it belongs to another version of the shop.
        if (isOlder) {
          // The opening fails by that, which is told below.
          transaction.done.catch(() => undefined)
          transaction.abort()
          return
        }
        fresh.createObjectStore('rows', { keyPath: ['world', 'collection', 'id'] })
        fresh.createObjectStore('worlds', { keyPath: 'world' })
        fresh.createObjectStore('cookies', { keyPath: 'name' })
        fresh.createObjectStore('meta', { keyPath: 'name' })
        void transaction.objectStore('meta').put({ name: 'seed', value: seedVersion })
      },
      blocking: onEnd,
      terminated: onEnd,
    })
  } catch (error) {
    if (isOlder)
      throw new DatabaseProblem(
        'otherVersion',
        'The database belongs to an older version of the shop.',
        error,
      )
    if (error instanceof DOMException && error.name === 'VersionError')
      throw new DatabaseProblem('otherVersion', 'The database belongs to a newer version of the shop.', error)
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error
    throw new DatabaseProblem('unavailable', 'The browser keeps no databases for this page.', error)
  }
  const seed = (await database.get('meta', 'seed'))?.value
  if (seed === seedVersion) return database
  database.close()
  throw new DatabaseProblem(
    'otherVersion',
    `The database belongs to seed ${String(seed)}, this shop has ${seedVersion}.`,
  )
}

/** The connection was closed before a transaction could begin. */
function isClosing(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

function asProblem(error: unknown): Error {
  if (error instanceof DatabaseProblem) return error
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Error && error.name === 'QuotaExceededError')
    return new DatabaseProblem('full', `The browser has no space left for the database (${message}).`, error)
  return new DatabaseProblem('failed', `The database can't be used: ${message}`, error)
}
