import { pointerOf } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import { type Difference, type Direction, undecidable, verdictOf } from './change.ts'
import { wordKeys } from './plain-node.ts'
import type { SchemaNode, SchemaView } from './schema-view.ts'
import { difference, type Spot } from './spot.ts'

/**
 * Properties whose names fit a pattern (`patternProperties`). What a pattern more or less means depends on what holds
 * for those names without it: anything, nothing, or a schema of which nobody knows how the two go together.
 */
export function comparePatterned(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  spot: Spot,
  compare: (before: SchemaNode, after: SchemaNode, spot: Spot) => Difference[],
): Difference[] {
  return [...new Set([...before.patterned.keys(), ...after.patterned.keys()])].flatMap((pattern) => {
    const place = {
      pointer: `${spot.pointer}/*`,
      source: `${spot.source}/patternProperties${pointerOf(pattern)}`,
    }
    if (before.patterned.has(pattern) && after.patterned.has(pattern))
      return compare(before.patterned.get(pattern), after.patterned.get(pattern), place)
    const added = after.patterned.has(pattern)
    const others = (added ? before : after).additional ?? true
    const allowed = others === false ? 'nothing' : isAnything(others) ? 'anything' : 'some'
    const words = `names like ${pattern} ${added ? 'have a schema of their own' : 'have no schema of their own any more'}`
    const kind = `name-pattern-${added ? 'added' : 'removed'}` as const
    if (allowed === 'some') {
      const message = `${words}: ${undecidable('other properties have a schema too')}`
      return [difference(kind, place, message, verdictOf('other', direction))]
    }
    const effect = (allowed === 'nothing') === added ? 'wider' : 'narrower'
    return [difference(kind, place, words, verdictOf(effect, direction))]
  })
}

function isAnything(node: SchemaNode): boolean {
  return node === true || (isRecord(node) && Object.keys(node).every((key) => wordKeys.has(key)))
}
