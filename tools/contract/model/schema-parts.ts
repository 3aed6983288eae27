import { isRecord, listOf, recordOf } from './record.ts'
import { schemaAt } from './reference.ts'

type Schema = Record<string, unknown>
type Parts = readonly Schema[]

/** The schema and all parts that apply to this value: members of `allOf`, and the best branch of `oneOf` and `anyOf`. */
export function partsOf(document: object, node: unknown, value: unknown): Parts {
  const fixed = fixedParts(document, node)
  if (fixed) return fixed
  const { own, schema } = ownParts(document, node)
  const parts = [...own]
  for (const member of listOf(schema['allOf'])) parts.push(...partsOf(document, member, value))
  for (const keyword of choices) {
    const branches = listOf(schema[keyword])
    if (branches.length === 0) continue
    const best = bestBranch(document, branches, value)
    // Several branches of `anyOf` may hold at once.
    for (const branch of branches)
      if (branch === best || (keyword === 'anyOf' && fitOf(document, branch, value) > 0))
        parts.push(...partsOf(document, branch, value))
  }
  return parts
}

const choices = ['oneOf', 'anyOf'] as const
const fixedByDocument = new WeakMap<object, WeakMap<object, Parts | 'by value'>>()

/** The parts of a schema without choices, which are the same for every value; `undefined` for one with choices. */
function fixedParts(document: object, node: unknown): Parts | undefined {
  if (!isRecord(node)) return undefined
  const known = fixedByDocument.get(document) ?? new WeakMap<object, Parts | 'by value'>()
  fixedByDocument.set(document, known)
  const found = known.get(node) ?? readFixedParts(document, node) ?? 'by value'
  known.set(node, found)
  return found === 'by value' ? undefined : found
}

function readFixedParts(document: object, node: unknown): Parts | undefined {
  const { own, schema } = ownParts(document, node)
  if (choices.some((keyword) => listOf(schema[keyword]).length > 0)) return undefined
  const parts = [...own]
  for (const member of listOf(schema['allOf'])) {
    const inner = fixedParts(document, member)
    if (!inner) return undefined
    parts.push(...inner)
  }
  return parts
}

/** A schema behind its reference, and what stands beside the reference. */
function ownParts(document: object, node: unknown): { own: Parts; schema: Schema } {
  const given = recordOf(node)
  const schema = schemaAt(document, node)
  const hasSiblings = '$ref' in given && Object.keys(given).length > 1
  return { own: hasSiblings ? [schema, { ...given, $ref: undefined }] : [schema], schema }
}

/** One schema that says what all of these say; the same object for the same single one. */
function together(nodes: readonly unknown[]): unknown {
  return nodes.length === 1 ? nodes[0] : { allOf: nodes }
}

const itemsByParts = new WeakMap<Parts, unknown>()

/** What parts say of the items of a list; `undefined` when nothing. */
export function itemsOfParts(parts: Parts): unknown {
  if (!itemsByParts.has(parts)) {
    const items = parts.map((part) => part['items']).filter(isRecord)
    itemsByParts.set(parts, items.length === 0 ? undefined : together(items))
  }
  return itemsByParts.get(parts)
}

const membersByParts = new WeakMap<Parts, ReadonlyMap<string, unknown>>()

/** What parts say of each named member of an object. */
export function membersOfParts(parts: Parts): ReadonlyMap<string, unknown> {
  const known = membersByParts.get(parts)
  if (known) return known
  const nodes = new Map<string, unknown[]>()
  for (const part of parts)
    for (const [name, own] of Object.entries(recordOf(part['properties'])))
      nodes.set(name, [...(nodes.get(name) ?? []), own])
  const members = new Map(Array.from(nodes, ([name, own]) => [name, together(own)]))
  membersByParts.set(parts, members)
  return members
}

/** The branch of a choice that was most likely meant by a value, right or wrong. */
export function bestBranch(document: object, branches: readonly unknown[], value: unknown): unknown {
  return branches
    .map((branch) => ({ branch, fit: fitOf(document, branch, value) }))
    .reduce((one, other) => (other.fit > one.fit ? other : one)).branch
}

/** How well a branch describes a value: constants and kinds that differ rule it out, shared names count for it. */
export function fitOf(document: object, branch: unknown, value: unknown): number {
  const parts = partsOf(document, branch, value)
  let fit = 0
  for (const part of parts) {
    if (!kindFits(part['type'], value)) return -1000
    if (!isRecord(value)) continue
    for (const [name, own] of Object.entries(recordOf(part['properties']))) {
      const { const: constant, enum: allowed } = schemaAt(document, own)
      if (constant !== undefined && name in value) fit += value[name] === constant ? 100 : -500
      else if (Array.isArray(allowed) && name in value) fit += allowed.includes(value[name]) ? 2 : -100
      else fit += name in value ? 1 : 0
    }
    for (const name of listOf(part['required'])) if (!(String(name) in value)) fit -= 10
  }
  return fit
}

function kindFits(type: unknown, value: unknown): boolean {
  if (type === undefined) return true
  const kinds = Array.isArray(type) ? type : [type]
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return kinds.some((one) => one === kind || (kind === 'number' && one === 'integer'))
}
