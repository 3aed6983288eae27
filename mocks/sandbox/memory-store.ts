import type { Change, RecordId, StoredRow, WorldStore } from './store.ts'

/** Stores worlds in the memory of the process. Records are frozen by the state, so they are shared, not copied. */
export function createMemoryStore(): WorldStore {
  const worlds = new Map<string, Map<string, Map<RecordId, StoredRow>>>()

  function collectionOf(world: string, collection: string): Map<RecordId, StoredRow> {
    let collections = worlds.get(world)
    if (!collections) worlds.set(world, (collections = new Map()))
    let rows = collections.get(collection)
    if (!rows) collections.set(collection, (rows = new Map()))
    return rows
  }

  return {
    load: (world) => [...(worlds.get(world)?.values() ?? [])].flatMap((rows) => Array.from(rows.values())),
    commit(world: string, changes: readonly Change[]) {
      for (const { collection, id, record, forget } of changes) {
        const rows = collectionOf(world, collection)
        if (forget) rows.delete(id)
        else rows.set(id, { collection, id, record })
      }
    },
    drop: (world) => void worlds.delete(world),
    list: () => [...worlds.keys()].toSorted(),
    close: () => worlds.clear(),
  }
}
