import { accessSync, constants, existsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Change, RecordId, WorldStore } from '../store.ts'
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
}

/**
 * Stores worlds in one SQLite file. A commit returns when it is on the disk (`synchronous=FULL`). The file belongs to
 * one process at a time: two processes with worlds in memory would overwrite each other's changes.
 */
export function createSqliteStore({ file, seedVersion }: SqliteStoreOptions): WorldStore {
  const database = open(file, seedVersion)
  const select = database.prepare('SELECT collection, id, record FROM rows WHERE world = ? ORDER BY rowid')
  // A rewritten row keeps its position: rows are in order of insertion.
  const write = database.prepare(
    'INSERT INTO rows (world, collection, id, record) VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET record = excluded.record',
  )
  const forget = database.prepare('DELETE FROM rows WHERE world = ? AND collection = ? AND id = ?')
  const drop = database.prepare('DELETE FROM rows WHERE world = ?')
  const worldsWith = database.prepare('SELECT DISTINCT world FROM rows WHERE collection = ?')
  const list = database.prepare('SELECT DISTINCT world FROM rows ORDER BY world')

  function save(world: string, changes: readonly Change[]) {
    for (const change of changes) {
      const id = JSON.stringify(change.id)
      if (change.forget) forget.run(world, change.collection, id)
      else write.run(world, change.collection, id, JSON.stringify(change.record))
    }
  }

  return {
    load: (world) =>
      guarded(file, () =>
        select.all(world).map(({ collection, id, record }) => ({
          collection: String(collection),
          id: JSON.parse(String(id)) as RecordId,
          record: JSON.parse(String(record)) as object | null,
        })),
      ),
    commit: (world, changes) => guarded(file, () => inTransaction(database, () => save(world, changes))),
    drop: (world) => guarded(file, () => void drop.run(world)),
    list: () => guarded(file, () => list.all().map(({ world }) => String(world))),
    worldsWith: (collection) =>
      guarded(file, () => worldsWith.all(collection).map(({ world }) => String(world))),
    close: () => database.close(),
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
    const { n: tables } = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get() ?? {}
    if (tables === 0) {
      database.exec(`
        PRAGMA application_id = ${applicationId};
        PRAGMA user_version = ${schemaVersion};
        CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);
        CREATE TABLE rows (world TEXT NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL, record TEXT NOT NULL,
          UNIQUE (world, collection, id));`)
      database.prepare("INSERT INTO meta VALUES ('seed', ?)").run(seedVersion)
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
