import { schemaAt } from './reference.ts'
import { pointerOf } from './json-pointer.ts'
import { isRecord, listOf, recordOf } from './record.ts'

type Schema = Record<string, unknown>

/**
 * Pointers of the fields that a value has and the schema doesn't name. The contract's objects stay open, so this is
 * not a matter of `additionalProperties`. An object without any named property is free and isn't looked into.
 */
export function undocumentedFields(
  document: object,
  schema: unknown,
  value: unknown,
  pointer = '',
): string[] {
  const all = partsOf(document, schema, value)
  if (Array.isArray(value)) {
    const items = all.map((part) => part['items']).filter(isRecord)
    return items.length === 0
      ? []
      : value.flatMap((item, index) =>
          undocumentedFields(document, { allOf: items }, item, `${pointer}/${index}`),
        )
  }
  if (!isRecord(value)) return []
  const named = new Map<string, unknown[]>()
  const patterns: [RegExp, unknown][] = []
  const others: unknown[] = []
  for (const part of all) {
    for (const [name, own] of Object.entries(recordOf(part['properties'])))
      named.set(name, [...(named.get(name) ?? []), own])
    for (const [pattern, own] of Object.entries(recordOf(part['patternProperties'])))
      patterns.push([new RegExp(pattern, 'u'), own])
    if (isRecord(part['additionalProperties'])) others.push(part['additionalProperties'])
    // Said on purpose: anything may stand here.
    if (part['additionalProperties'] === true) others.push({})
  }
  if (named.size === 0 && patterns.length === 0 && others.length === 0) return []
  return Object.entries(value).flatMap(([name, own]) => {
    const place = pointer + pointerOf(name)
    const schemas = [
      ...(named.get(name) ?? []),
      ...patterns.filter(([pattern]) => pattern.test(name)).map(([, one]) => one),
    ]
    const found = schemas.length > 0 ? schemas : others
    return found.length === 0 ? [place] : undocumentedFields(document, { allOf: found }, own, place)
  })
}

/** The schema and all parts that apply to this value: members of `allOf`, and the best branch of `oneOf` and `anyOf`. */
export function partsOf(document: object, node: unknown, value: unknown): Schema[] {
  const given = recordOf(node)
  const schema = schemaAt(document, node)
  const siblings = '$ref' in given && Object.keys(given).length > 1 ? [{ ...given, $ref: undefined }] : []
  const parts: Schema[] = [schema, ...siblings]
  for (const member of listOf(schema['allOf'])) parts.push(...partsOf(document, member, value))
  for (const keyword of ['oneOf', 'anyOf'] as const) {
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
