import { type Direction, sameJson, verdict, verdictOf, type ValueDifference } from './change.ts'
import type { Discriminator } from './discriminator.ts'
import type { SchemaView } from './schema-view.ts'

/** `readOnly` means something in requests alone, `writeOnly` in answers. */
export function accessDifferences(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
): ValueDifference[] {
  const [had, has] =
    direction === 'request' ? [before.readOnly, after.readOnly] : [before.writeOnly, after.writeOnly]
  if (had === has) return []
  if (direction === 'request')
    return [
      {
        kind: has ? 'read-only-added' : 'read-only-removed',
        message: has ? 'is read-only: no longer sent' : 'is no longer read-only',
        verdict: verdictOf(has ? 'narrower' : 'wider', 'request'),
      },
    ]
  return [
    {
      kind: has ? 'write-only-added' : 'write-only-removed',
      message: has ? 'is write-only: no longer answered' : 'is no longer write-only',
      // As a field less, or an optional one more.
      verdict: has ? verdict(true, true) : verdict(false, false),
    },
  ]
}

/** What tells the branches apart. It allows no other values by itself: having one at all breaks nobody. */
export function discriminatorDifferences(
  { discriminator: before }: SchemaView,
  { discriminator: after }: SchemaView,
  direction: Direction,
): ValueDifference[] {
  if (!before && !after) return []
  if (!before || !after) {
    const message = after
      ? `${after.property} tells the branches`
      : 'nothing is named that tells the branches'
    return [{ kind: 'discriminator-named', message, verdict: verdict(false, false) }]
  }
  if (before.property !== after.property) {
    const message = `${before.property} → ${after.property} tells the branches`
    return [{ kind: 'discriminator-changed', message, verdict: verdictOf('other', direction) }]
  }
  return mappingDifferences(before, after, direction)
}

function mappingDifferences(
  before: Discriminator,
  after: Discriminator,
  direction: Direction,
): ValueDifference[] {
  return [...new Set([...before.mapping.keys(), ...after.mapping.keys()])].flatMap(
    (value): ValueDifference[] => {
      const [old, own] = [before.mapping.get(value), after.mapping.get(value)]
      if (!old)
        return [
          {
            kind: 'mapping-added',
            message: `“${value}” tells a branch`,
            verdict: verdictOf('wider', direction),
          },
        ]
      if (!own)
        return [
          {
            kind: 'mapping-removed',
            message: `“${value}” tells no branch any more`,
            verdict: verdictOf('narrower', direction),
          },
        ]
      // Another name of the same schema is no change, nor is a change of the schema, which is told at the branch.
      if (old.pointer === own.pointer || isSame(old.schema(), own.schema())) return []
      return [
        {
          kind: 'mapping-changed',
          message: `“${value}” tells another branch`,
          verdict: verdictOf('other', direction),
        },
      ]
    },
  )
}

function isSame(before: unknown, after: unknown): boolean {
  return before !== undefined && sameJson(before, after)
}
