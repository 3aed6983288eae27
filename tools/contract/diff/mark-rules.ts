import { addedVerdict, type Direction, sameJson, verdict, verdictOf, type ValueDifference } from './change.ts'
import type { Discriminator } from './discriminator.ts'
import type { SchemaView } from './schema-view.ts'

/** Whether a property doesn't travel: `readOnly` ones aren't sent, `writeOnly` ones aren't answered. */
export function isKeptBack({ readOnly, writeOnly }: SchemaView, direction: Direction): boolean {
  return direction === 'request' ? readOnly : writeOnly
}

/**
 * `readOnly` means something in requests alone, `writeOnly` in answers.
 * @param required whether the property has to be there where it travels
 */
export function accessDifferences(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  required = false,
): ValueDifference[] {
  const [had, has] = [isKeptBack(before, direction), isKeptBack(after, direction)]
  if (had === has) return []
  if (direction === 'request')
    return [
      {
        kind: has ? 'read-only-added' : 'read-only-removed',
        message: has ? 'is read-only: no longer sent' : 'is no longer read-only',
        verdict:
          !has && required ? addedVerdict(true, 'request') : verdictOf(has ? 'narrower' : 'wider', 'request'),
      },
    ]
  return [
    {
      kind: has ? 'write-only-added' : 'write-only-removed',
      message: has ? 'is write-only: no longer answered' : 'is no longer write-only',
      // As a field less, or an optional one more.
      verdict: has ? verdict(true, true) : verdict(false, required),
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
