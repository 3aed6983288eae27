import { wrongPlace } from '../shapes/record-shapes.ts'
import { collectionNames } from '../state.ts'
import type { WorldStore } from '../store.ts'

/** Refuses what no world file could bring in again: then the shapes, or what an operation has written, is wrong. */
export function checkedStore(store: WorldStore): WorldStore {
  return {
    ...store,
    commit(world, changes) {
      for (const { collection, id, record } of changes) {
        const name = collectionNames.find((known) => known === collection)
        const wrong = name && record && wrongPlace(name, record)
        if (wrong) throw new Error(`${collection} ${id}: ${wrong.path}: ${wrong.reason}`)
      }
      return store.commit(world, changes)
    },
  }
}
