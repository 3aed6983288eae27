import { boundDifferences } from './bound-rule.ts'
import type { ChangeKind } from './change-kinds.ts'
import {
  type Direction,
  type Effect,
  sameJson,
  shown,
  undecidable,
  verdict,
  verdictOf,
  wordsOnly,
  type ValueDifference,
} from './change.ts'
import { accessDifferences, discriminatorDifferences } from './mark-rules.ts'
import type { SchemaView } from './schema-view.ts'

type Rule = (
  before: SchemaView,
  after: SchemaView,
  direction: Direction,
  pointer: string,
) => ValueDifference[]

/** Everything that two schemas say about one value itself, not about what is inside it. */
export const valueRules: readonly Rule[] = [
  types,
  nullability,
  values,
  extensibleValues,
  boundDifferences,
  patterns,
  formats,
  defaults,
  (before, after, direction) => accessDifferences(before, after, direction),
  discriminatorDifferences,
  others,
  words,
]

function found(kind: ChangeKind, effect: Effect, direction: Direction, message: string): ValueDifference {
  return { kind, message, verdict: verdictOf(effect, direction) }
}

function types(
  { types: before }: SchemaView,
  { types: after }: SchemaView,
  direction: Direction,
): ValueDifference[] {
  const lost = !after ? [] : (before ?? ['any']).filter((type) => !allows(after, type))
  const gained = !before ? [] : (after ?? ['any']).filter((type) => !allows(before, type))
  if (lost.length === 0 && gained.length === 0) return []
  const effect = lost.length > 0 ? (gained.length > 0 ? 'other' : 'narrower') : 'wider'
  const message = `type ${(before ?? ['any']).join(' or ')} → ${(after ?? ['any']).join(' or ')}`
  return [found(`type-${effect === 'other' ? 'changed' : effect}`, effect, direction, message)]
}

/** Whether no value but null fits both by its type. */
export function shareNoType({ types: before }: SchemaView, { types: after }: SchemaView): boolean {
  if (!before || !after) return false
  return !before.some((type) => allows(after, type)) && !after.some((type) => allows(before, type))
}

function allows(list: string[], type: string): boolean {
  return list.includes(type) || (type === 'integer' && list.includes('number'))
}

function nullability(before: SchemaView, after: SchemaView, direction: Direction): ValueDifference[] {
  if (before.nullable === after.nullable) return []
  return after.nullable
    ? [found('null-added', 'wider', direction, 'may be null now')]
    : [found('null-removed', 'narrower', direction, 'may no longer be null')]
}

function values(
  { values: before }: SchemaView,
  { values: after }: SchemaView,
  direction: Direction,
  pointer: string,
): ValueDifference[] {
  if (!before && !after) return []
  if (!before) return [found('values-closed', 'narrower', direction, `only ${shown(after)} from now on`)]
  if (!after)
    return [found('values-opened', 'wider', direction, `was one of ${shown(before)}, now any value`)]
  const lost = before.filter((value) => !after.some((one) => sameJson(one, value)))
  const gained = after.filter((value) => !before.some((one) => sameJson(one, value)))
  if (before.length === 1 && after.length === 1)
    return lost.length > 0
      ? [found('const-changed', 'other', direction, `constant ${shown(before[0])} → ${shown(after[0])}`)]
      : []
  const name = direction === 'answer' && pointer.endsWith('/errors/*/code') ? 'error-code' : 'value'
  return [
    ...lost.map((value) =>
      found(`${name}-removed`, 'narrower', direction, `${name.replace('-', ' ')} ${shown(value)} removed`),
    ),
    ...gained.map((value) =>
      found(`${name}-added`, 'wider', direction, `${name.replace('-', ' ')} ${shown(value)} added`),
    ),
  ]
}

/** Of values that may grow, more break nobody; one that is gone is no longer understood, or no longer sent. */
function extensibleValues(
  { extensible: before }: SchemaView,
  { extensible: after }: SchemaView,
  direction: Direction,
): ValueDifference[] {
  if (!before || !after) return []
  const lost = before.filter((value) => !after.some((one) => sameJson(one, value)))
  const gained = after.filter((value) => !before.some((one) => sameJson(one, value)))
  return [
    ...lost.map((value) =>
      found('known-value-removed', 'narrower', direction, `known value ${shown(value)} removed`),
    ),
    ...gained.map((value): ValueDifference => ({
      kind: 'known-value-added',
      message: `known value ${shown(value)} added: the list is open`,
      verdict: verdict(false, direction === 'request'),
    })),
  ]
}

/** Patterns that every text fits. */
const openPattern = /^\^?(?:\.\*|\[\\s\\S\]\*)?\$?$/

/** The patterns that a value has to fit; they bound texts only. */
function meantPatterns({ patterns: given, types: allowed }: SchemaView): string[] {
  return allowed && !allowed.includes('string') ? [] : given.filter((pattern) => !openPattern.test(pattern))
}

function patterns(older: SchemaView, newer: SchemaView, direction: Direction): ValueDifference[] {
  const [before, after] = [meantPatterns(older), meantPatterns(newer)]
  const lost = before.filter((pattern) => !after.includes(pattern))
  const gained = after.filter((pattern) => !before.includes(pattern))
  if (lost.length === 0 && gained.length === 0) return []
  if (lost.length === 0)
    return [found('pattern-added', 'narrower', direction, `pattern ${gained.join(' and ')}`)]
  if (gained.length === 0)
    return [found('pattern-removed', 'wider', direction, `no pattern ${lost.join(' and ')} any more`)]
  const message = `pattern ${lost.join(' and ')} → ${gained.join(' and ')}`
  const reason = undecidable('which values two patterns share is not computed')
  return [found('pattern-changed', 'other', direction, `${message}: ${reason}`)]
}

/** Formats that say how a value is shown or typed in, not which one it is. */
const displayFormats = new Set<string | undefined>(['password', undefined])

function formats(
  { format: before }: SchemaView,
  { format: after }: SchemaView,
  direction: Direction,
): ValueDifference[] {
  if (before === after) return []
  const message = `format ${before ?? 'none'} → ${after ?? 'none'}`
  if (displayFormats.has(before) && displayFormats.has(after))
    return [{ kind: 'format-words', message, verdict: wordsOnly }]
  // HTML must be cleaned before it is shown: a client that doesn't know of it shows tags, or worse.
  if (before === 'html' || after === 'html') return [found('format-changed', 'other', direction, message)]
  if (displayFormats.has(before)) return [found('format-added', 'narrower', direction, message)]
  if (displayFormats.has(after)) return [found('format-removed', 'wider', direction, message)]
  if (before === 'int32' && after === 'int64') return [found('format-widened', 'wider', direction, message)]
  if (before === 'int64' && after === 'int32')
    return [found('format-narrowed', 'narrower', direction, message)]
  return [found('format-changed', 'other', direction, message)]
}

function defaults(before: SchemaView, after: SchemaView, direction: Direction): ValueDifference[] {
  if (sameJson(before.default, after.default)) return []
  const message = `default ${shown(before.default)} → ${shown(after.default)}`
  if (direction === 'answer') return [{ kind: 'default-words', message, verdict: wordsOnly }]
  if (before.default === undefined) return [{ kind: 'default-added', message, verdict: verdict(false, true) }]
  const kind = after.default === undefined ? 'default-removed' : 'default-changed'
  return [
    { kind, message: `${message}: who leaves it out gets something else`, verdict: verdict(true, true) },
  ]
}

/** Each of these only ever forbids values, so that one more forbids more. */
const forbidding = new Set([
  'not',
  'if',
  'then',
  'else',
  'contains',
  'dependentRequired',
  'dependentSchemas',
  'unevaluatedItems',
  'unevaluatedProperties',
])

function keywordDifference(key: string, before: unknown, after: unknown, direction: Direction) {
  const message = `${key} ${shown(before)} → ${shown(after)}`
  if (forbidding.has(key) && before === undefined)
    return found('keyword-added', 'narrower', direction, message)
  if (forbidding.has(key) && after === undefined) return found('keyword-removed', 'wider', direction, message)
  const reason = undecidable('this keyword is compared as a whole')
  return found('keyword-changed', 'other', direction, `${message}: ${reason}`)
}

function others(
  { rest: before, ...old }: SchemaView,
  { rest: after, ...own }: SchemaView,
  direction: Direction,
): ValueDifference[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = keys
    .filter((key) => !sameJson(before[key], after[key]))
    .map((key) => keywordDifference(key, before[key], after[key], direction))
  if (old.deprecated !== own.deprecated) {
    const message = own.deprecated ? 'deprecated' : 'no longer deprecated'
    changed.push({ kind: 'deprecation-changed', message, verdict: verdict(false, false) })
  }
  return changed
}

function words({ words: before }: SchemaView, { words: after }: SchemaView): ValueDifference[] {
  return (['title', 'description', 'example'] as const)
    .filter((key) => !sameJson(before[key], after[key]))
    .map((key) => ({ kind: `${key}-changed`, message: `another ${key}`, verdict: wordsOnly }))
}
