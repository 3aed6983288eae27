import { type Direction, type Effect, shown, verdictOf, type ValueDifference } from './change.ts'
import type { SchemaView } from './schema-view.ts'

type Bounds = Record<string, number>

/** A limit of numbers: `open` leaves the value itself out. */
interface Limit {
  value: number
  open: boolean
}

const limits = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const

/** Bounds of numbers, lengths and counts; the same limit written in another way is no change. */
export function boundDifferences(
  older: SchemaView,
  newer: SchemaView,
  direction: Direction,
): ValueDifference[] {
  const [before, after] = [withMeantBounds(older), withMeantBounds(newer)]
  return [...limitDifferences(before, after, direction), ...countDifferences(before, after, direction)]
}

/** A bound beside a type that it doesn't belong to bounds nothing: `maxItems` of a string. */
function withMeantBounds(view: SchemaView): SchemaView {
  const { types, bounds } = view
  if (!types) return view
  const isMeant = (key: string) =>
    key.endsWith('Length')
      ? types.includes('string')
      : key.endsWith('Items')
        ? types.includes('array')
        : key.endsWith('Properties')
          ? types.includes('object')
          : types.includes('number') || types.includes('integer')
  return { ...view, bounds: Object.fromEntries(Object.entries(bounds).filter(([key]) => isMeant(key))) }
}

function limitDifferences(before: SchemaView, after: SchemaView, direction: Direction): ValueDifference[] {
  return limits.flatMap(([key, openKey]) => {
    const [old, own] = [limitOf(before, key, openKey), limitOf(after, key, openKey)]
    if (old?.value === own?.value && old?.open === own?.open) return []
    const effect = !old ? 'narrower' : !own ? 'wider' : tighter(key, own, old) ? 'narrower' : 'wider'
    const name = ({ open }: Limit) => (open ? openKey : key)
    const from = old ? `${name(old)} ${old.value}` : `${key} nothing`
    const to = !own
      ? 'nothing'
      : old?.open === own.open || (!old && !own.open)
        ? `${own.value}`
        : `${name(own)} ${own.value}`
    return [found(effect, direction, `${from} → ${to}`)]
  })
}

/** Among integers a limit that leaves its value out is the next one that doesn't. */
function limitOf(
  { bounds, types }: SchemaView,
  key: 'minimum' | 'maximum',
  openKey: string,
): Limit | undefined {
  const [closed, open] = [bounds[key], bounds[openKey]]
  const candidates: Limit[] = [
    ...(closed === undefined ? [] : [{ value: closed, open: false }]),
    ...(open === undefined ? [] : [{ value: open, open: true }]),
  ]
  const whole = types?.length === 1 && types[0] === 'integer'
  const [one, other] = whole ? candidates.map((limit) => wholeLimit(key, limit)) : candidates
  return one && other && tighter(key, other, one) ? other : one
}

function wholeLimit(key: 'minimum' | 'maximum', { value, open }: Limit): Limit {
  if (key === 'minimum') return { value: open ? Math.floor(value) + 1 : Math.ceil(value), open: false }
  return { value: open ? Math.ceil(value) - 1 : Math.floor(value), open: false }
}

function tighter(key: 'minimum' | 'maximum', one: Limit, other: Limit): boolean {
  if (one.value === other.value) return one.open && !other.open
  return key === 'minimum' ? one.value > other.value : one.value < other.value
}

const limitKeys = new Set<string>(limits.flat())

function countDifferences(before: SchemaView, after: SchemaView, direction: Direction): ValueDifference[] {
  const [old, own] = [counts(before.bounds), counts(after.bounds)]
  return [...new Set([...Object.keys(old), ...Object.keys(own)])].flatMap((key) => {
    if (old[key] === own[key]) return []
    const effect = countEffect(key, old[key], own[key])
    const message =
      key === 'uniqueItems'
        ? own[key]
          ? 'items must differ'
          : 'items may repeat'
        : `${key} ${shown(old[key])} → ${shown(own[key])}`
    return [found(effect, direction, message)]
  })
}

/** Of the other bounds those that say something: nothing is shorter than 0. */
function counts(bounds: Bounds): Bounds {
  return Object.fromEntries(
    Object.entries(bounds).filter(
      ([key, value]) => !limitKeys.has(key) && !(key.startsWith('min') && value <= 0),
    ),
  )
}

function countEffect(key: string, before: number | undefined, after: number | undefined): Effect {
  if (before === undefined) return 'narrower'
  if (after === undefined) return 'wider'
  if (key === 'multipleOf')
    return isMultiple(after, before) ? 'narrower' : isMultiple(before, after) ? 'wider' : 'other'
  return key.startsWith('max') === after < before ? 'narrower' : 'wider'
}

/** With room for what decimal fractions lose as binary ones. */
function isMultiple(value: number, of: number): boolean {
  const times = value / of
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times))
}

function found(effect: Effect, direction: Direction, message: string): ValueDifference {
  const verb = ({ narrower: 'tightened', wider: 'loosened', other: 'changed' } as const)[effect]
  return { kind: `bound-${verb}`, message, verdict: verdictOf(effect, direction) }
}
