import { pointerOf } from '../model/json-pointer.ts'
import { type Difference, type Direction, type Verdict, wordsOnly } from './change.ts'
import type { ChangeKind } from './change-kinds.ts'
import type { SchemaView } from './schema-view.ts'
import { valueRules } from './value-rules.ts'

/** Where a schema is: in the value on the wire, and in the contract. */
export interface Spot {
  pointer: string
  source: string
}

/** What only one of a schema and its branches tells is compared with the branch itself. */
export const valueless = {
  types: undefined,
  values: undefined,
  bounds: {},
  patterns: [],
  format: undefined,
  readOnly: false,
  writeOnly: false,
  discriminator: undefined,
  rest: {},
  words: {},
}

/** Differences of the value itself at a spot. */
export function valueDifferences(
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  spot: Spot,
): Difference[] {
  return valueRules
    .flatMap((rule) => rule(before, after, direction, spot.pointer))
    .map(({ kind, message, verdict }) => difference(kind, spot, message, verdict))
}

/** The spot of a property. */
export function inside(spot: Spot, keyword: string, name: string): Spot {
  return { pointer: spot.pointer + pointerOf(name), source: `${spot.source}/${keyword}${pointerOf(name)}` }
}

/** A default says nothing of what is always sent: another one at this spot is only words. */
export function unusedDefault(one: Difference, { pointer }: Pick<Spot, 'pointer'>): Difference {
  return one.pointer === pointer && /^default-(?:added|changed|removed)$/.test(one.kind)
    ? { ...one, kind: 'default-words', message: one.message.replace(/: .*$/, ''), ...wordsOnly }
    : one
}

export function difference(kind: ChangeKind, spot: Spot, message: string, means: Verdict): Difference {
  return { kind, ...spot, message, ...means }
}
