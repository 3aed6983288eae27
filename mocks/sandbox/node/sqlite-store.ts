import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Change, StoredRow, WorldStore } from '../store.ts'
import { asProblem, DatabaseProblem } from './database-problem.ts'
import { makeFolder } from './make-folder.ts'

/** Version of the tables below. A file of another version is refused, never changed or replaced. */
const schemaVersion = 1
/** Marks the file as the sandbox's own: "KRAN" in ASCII. */
const applicationId = 0x4b52414e

export interface SqliteStoreOptions {
  /** Path of the file; file and folder are created if missing. */
  file: string
  /** Version of the seed: differences to another seed are invalid, so such a file is refused. */
  seedVersion: string
  /** Called for a record that can't be read; it is set aside, so that its owner's world still loads. */
  onSetAside?: (aside: RecordSetAside) => void
}

/** A stored record that can't be read. */
export interface RecordSetAside {
  world: string
  collection: string
  /** As it is stored. */
  id: string
}

/**
 * Stores worlds in one SQLite file. A commit returns when it is on the disk (`synchronous=FULL`). The file belongs to
 * one process at a time: two processes with worlds in memory would overwrite each other's changes.
 */
export function createSqliteStore({ file, seedVersion, onSetAside }: SqliteStoreOptions): WorldStore {
  const database = open(file, seedVersion)
  const opened = filesOf(file)
  const select = database.prepare('SELECT collection, id, record FROM rows WHERE world = ? ORDER BY rowid')
  // A rewritten row keeps its position: rows are in order of insertion.
  const write = database.prepare(
    'INSERT INTO rows (world, collection, id, record) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET record = excluded.record',
  )
  const forget = database.prepare('DELETE FROM rows WHERE world = ? AND collection = ? AND id = ?')
  const drop = database.prepare('DELETE FROM rows WHERE world = ?')
  const worldsWith = database.prepare('SELECT DISTINCT world FROM rows WHERE collection = ?')
  const keepAside = database.prepare(
    'INSERT INTO aside (world, collection, id, record) SELECT world, collection, id, record FROM rows WHERE world = ? AND collection = ? AND id = ?',
  )
  const list = database.prepare('SELECT DISTINCT world FROM rows ORDER BY world')

  function save(world: string, changes: readonly Change[]) {
    for (const change of changes) {
      const id = JSON.stringify(change.id)
      if (change.forget) forget.run(world, change.collection, id)
      else write.run(world, change.collection, id, JSON.stringify(change.record))
    }
  }

  function load(world: string): StoredRow[] {
    const rows = select.all(world).map((row) => ({
      collection: String(row['collection']),
      id: String(row['id']),
      read: readRow(row),
    }))
    const unreadable = rows.filter(({ read }) => !read)
    if (unreadable.length > 0)
      inTransaction(database, () => {
        for (const { collection, id } of unreadable) {
          keepAside.run(world, collection, id)
          forget.run(world, collection, id)
        }
      })
    for (const { collection, id } of unreadable) onSetAside?.({ world, collection, id })
    return rows.flatMap(({ read }) => read ?? [])
  }

  /** A file that was deleted or replaced would take every later acknowledgement with it. */
  function requireSameFiles(): void {
    if (filesOf(file) !== opened)
      throw new DatabaseProblem(file, 'it was deleted or replaced while the sandbox ran.', {
        advice: 'Restart the sandbox.',
      })
  }

  return {
    load: (world) => guarded(file, () => load(world)),
    commit: (world, changes) =>
      guarded(file, () => {
        requireSameFiles()
        inTransaction(database, () => save(world, changes))
      }),
    drop: (world) =>
      guarded(file, () => {
        requireSameFiles()
        drop.run(world)
      }),
    list: () => guarded(file, () => list.all().map(({ world }) => String(world))),
    worldsWith: (collection) =>
      guarded(file, () => worldsWith.all(collection).map(({ world }) => String(world))),
    close: () => database.close(),
  }
}

/** Which files these are, the database and its log of writes. */
function filesOf(file: string): string {
  return [file, `${file}-wal`]
    .map((path) => statSync(path, { throwIfNoEntry: false }))
    .map((facts) => `${facts?.dev}:${facts?.ino}`)
    .join(' ')
}

/** @returns `undefined` for a record that can't be read */
export function readRow(row: Record<string, unknown>): StoredRow | undefined {
  try {
    const id: unknown = JSON.parse(String(row['id']))
    const record: unknown = JSON.parse(String(row['record']))
    const isId = typeof id === 'string' || typeof id === 'number'
    const isOwn = record === null || (typeof record === 'object' && 'id' in record && record.id === id)
    return isId && isOwn ? { collection: String(row['collection']), id, record } : undefined
  } catch {
    return undefined
  }
}

/** Imported when a database is opened, so a Node without SQLite can run the sandbox in memory. */
function sqlite(file: string) {
  const module = process.getBuiltinModule('node:sqlite')
  if (!module)
    throw new DatabaseProblem(file, `Node ${process.version} has no SQLite.`, {
      advice: 'Use Node 22.13 or newer, or keep the state in memory by --memory.',
    })
  return module
}

function open(file: string, seedVersion: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    prepareFolder(file)
    // Checked explicitly: SQLite reports a file that it can't lock for writing as a disk failure.
    for (const path of [dirname(file), file])
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK)
    database = new (sqlite(file).DatabaseSync)(file)
    // The time-out comes first, because a sandbox that is shutting down still has the file for a moment.
    database.exec(`
      PRAGMA busy_timeout = 2000; PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;`)
    const [check] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {})
    if (check !== 'ok') throw new DatabaseProblem(file, `it is damaged (${String(check)}).`)
    prepareTables(database, file, seedVersion)
    return database
  } catch (error) {
    database?.close()
    throw asProblem(file, error)
  }
}

function prepareFolder(file: string): void {
  try {
    makeFolder(dirname(file))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseProblem(file, `its folder can't be made (${reason}).`, {
      advice: 'Choose another folder by DATA_DIR.',
      cause: error,
    })
  }
}

function prepareTables(database: DatabaseSync, file: string, seedVersion: string): void {
  inTransaction(database, () => {
    const asideTable =
      'CREATE TABLE IF NOT EXISTS aside (world TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, record TEXT NOT NULL)'
    const { n: tables } = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get() ?? {}
    if (tables === 0) {
      database.exec(`
        PRAGMA application_id = ${applicationId};
        PRAGMA user_version = ${schemaVersion};
        CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
        CREATE TABLE rows (world TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, record TEXT NOT NULL,
          UNIQUE (world, collection, id));`)
      database.prepare("INSERT INTO meta VALUES ('seed', ?)").run(seedVersion)
      database.exec(asideTable)
      return
    }
    const own = database.prepare('PRAGMA application_id').get()?.['application_id']
    if (own !== applicationId) throw new DatabaseProblem(file, 'it was not made by the sandbox.')
    const version = database.prepare('PRAGMA user_version').get()?.['user_version']
    if (version !== schemaVersion)
      throw new DatabaseProblem(
        file,
        `its format is ${String(version)}, this program needs ${schemaVersion}.`,
      )
    const seed = database.prepare("SELECT value FROM meta WHERE name = 'seed'").get()?.['value']
    if (seed !== seedVersion)
      throw new DatabaseProblem(file, `it belongs to seed ${String(seed)}, this program has ${seedVersion}.`)
    database.exec(asideTable)
    // Reports a read-only file at the start, not at the first write.
    database.prepare("UPDATE meta SET value = ? WHERE name = 'seed'").run(seedVersion)
  })
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function guarded<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw asProblem(file, error)
  }
}
