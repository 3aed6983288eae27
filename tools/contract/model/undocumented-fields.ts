import { pointerOf } from './json-pointer.ts'
import { isRecord, recordOf } from './record.ts'
import { itemsOfParts, membersOfParts, partsOf } from './schema-parts.ts'

/**
 * Pointers of the fields that a value has and the schema doesn't name. The contract's objects stay open, so this is
 * not a matter of `additionalProperties`. An object without any named property is free and isn't looked into.
 */
export function undocumentedFields(
  document: object,
  schema: unknown,
  value: unknown,
  pointer = '',
  /** Takes the pointers of fields that answers must not hold (`writeOnly`). */
  keptBack?: string[],
): string[] {
  if (typeof value !== 'object' || value === null) return []
  const all = partsOf(document, schema, value)
  if (Array.isArray(value)) {
    const items = itemsOfParts(all)
    return items === undefined
      ? []
      : value.flatMap((item, index) =>
          undocumentedFields(document, items, item, `${pointer}/${index}`, keptBack),
        )
  }
  if (!isRecord(value)) return []
  const named = membersOfParts(all)
  const patterns: [RegExp, unknown][] = []
  const others: unknown[] = []
  for (const part of all) {
    for (const [pattern, own] of Object.entries(recordOf(part['patternProperties'])))
      patterns.push([new RegExp(pattern, 'u'), own])
    if (isRecord(part['additionalProperties'])) others.push(part['additionalProperties'])
    // Said on purpose: anything may stand here.
    if (part['additionalProperties'] === true) others.push({})
  }
  if (named.size === 0 && patterns.length === 0 && others.length === 0) return []
  return Object.entries(value).flatMap(([name, own]) => {
    const known = named.get(name)
    if (keptBack && own !== null && partsOf(document, known, own).some((part) => part['writeOnly'] === true))
      keptBack.push(pointer + pointerOf(name))
    const matching = patterns.filter(([pattern]) => pattern.test(name)).map(([, one]) => one)
    if (known !== undefined && matching.length === 0)
      return undocumentedFields(document, known, own, pointer + pointerOf(name), keptBack)
    const place = pointer + pointerOf(name)
    const found = known !== undefined ? [known, ...matching] : matching.length > 0 ? matching : others
    return found.length === 0 ? [place] : undocumentedFields(document, { allOf: found }, own, place, keptBack)
  })
}
