import type { CollectionName } from './collections.ts'
import type { State } from './state.ts'

/**
 * The next number of a collection: starts above the largest of the seed, never repeats, and is the same in every run.
 */
export function newId(state: State<unknown>, collection: CollectionName): number {
  const counted = state.counters.get(collection)?.last
  const last =
    counted ?? state[collection].all().reduce((largest, { id }) => Math.max(largest, Number(id) || 0), 0)
  state.counters.put({ id: collection, last: last + 1 })
  return last + 1
}
