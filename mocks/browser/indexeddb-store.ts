import type { Change, StoredRow, WorldStore } from '../sandbox/store.ts'
import { allOrNone, type Connection, type SandboxDatabase } from './database.ts'

/** The part of `navigator.locks` that the store needs. */
export type Locks = Pick<LockManager, 'request'>

/**
 * Keeps worlds in IndexedDB for all tabs of a site. A request runs under the exclusive Web Lock of its world: it
 * first reads the world's version, which shows whether another tab has committed since, and commits before it
 * releases the lock.
 */
export function createIndexedDbStore(
  connection: Connection,
  locks: Locks = navigator.locks,
): WorldStore & Required<Pick<WorldStore, 'exclusively'>> {
  /** Version of each world in this tab's memory; `null` is an unchanged world. */
  const known = new Map<string, string | null>()
  const loading = new Map<string, Promise<unknown>>()

  const version = (world: string) =>
    connection.use(async (database) => (await database.get('worlds', world))?.version ?? null)

  async function load(world: string): Promise<readonly StoredRow[]> {
    const { kept, rows } = await connection.use((database) => readWorld(database, world))
    known.set(world, kept?.version ?? null)
    return rows.toSorted((a, b) => a.order - b.order)
  }

  async function write(world: string, changes: readonly Change[] | 'all'): Promise<void> {
    const next = crypto.randomUUID()
    await connection.use((database) =>
      changes === 'all' ? dropWorld(database, world, next) : writeChanges(database, world, changes, next),
    )
    known.set(world, next)
  }

  return {
    load(world) {
      const work = load(world)
      const ended = work.catch(() => undefined)
      loading.set(world, ended)
      return work
    },
    exclusively: (world, work) =>
      locks.request(`${connection.name} ${world}`, async () => {
        // What is still being read counts as known when it is there.
        await loading.get(world)
        return work(known.has(world) && known.get(world) !== (await version(world)))
      }),
    commit: (world, changes) => write(world, changes),
    drop: (world) => write(world, 'all'),
    list: () =>
      connection.use(async (database) => {
        const keys = await database.getAllKeys('rows')
        return [...new Set(keys.map(([world]) => world))].toSorted()
      }),
    close: () => connection.close(),
  }
}

async function readWorld(database: SandboxDatabase, world: string) {
  // One transaction: the rows are those of the version.
  const transaction = database.transaction(['worlds', 'rows'])
  const [kept, rows] = await Promise.all([
    transaction.objectStore('worlds').get(world),
    transaction.objectStore('rows').getAll(rowsOf(world)),
    transaction.done,
  ])
  return { kept, rows }
}

async function writeChanges(
  database: SandboxDatabase,
  world: string,
  changes: readonly Change[],
  version: string,
): Promise<void> {
  const transaction = database.transaction(['worlds', 'rows'], 'readwrite')
  const worlds = transaction.objectStore('worlds')
  const rows = transaction.objectStore('rows')
  await allOrNone(transaction, async (write) => {
    const old = Promise.all(changes.map(({ collection, id }) => rows.get([world, collection, id])))
    const [kept, oldRows] = await Promise.all([worlds.get(world), old])
    let lastOrder = kept?.lastOrder ?? 0
    // A rewritten row keeps its position, unless it was deleted before.
    const places = new Map(oldRows.map((row) => [rowName(row), row?.order]))
    for (const change of changes) {
      const { collection, id, record, forget } = change
      const order = places.get(rowName(change)) ?? (lastOrder += 1)
      places.set(rowName(change), forget ? undefined : order)
      if (forget) write(rows.delete([world, collection, id]))
      else write(rows.put({ world, collection, id, record, order }))
    }
    write(worlds.put({ world, version, lastOrder }))
  })
}

async function dropWorld(database: SandboxDatabase, world: string, version: string): Promise<void> {
  const transaction = database.transaction(['worlds', 'rows'], 'readwrite')
  await allOrNone(transaction, (write) => {
    write(transaction.objectStore('rows').delete(rowsOf(world)))
    write(transaction.objectStore('worlds').put({ world, version, lastOrder: 0 }))
  })
}

function rowName(row: Pick<StoredRow, 'collection' | 'id'> | undefined): string {
  return JSON.stringify([row?.collection, row?.id])
}

/** Every key that begins with the world: an array is greater than any text or number. */
function rowsOf(world: string): IDBKeyRange {
  return IDBKeyRange.bound([world], [world, []])
}
