import { wrongPlace } from '../shapes/record-shapes.ts'
import { collectionNames } from '../state.ts'
import type { WorldStore } from '../store.ts'

/** Refuses records that no world file could import: then the shapes or an operation's record are wrong. */
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
