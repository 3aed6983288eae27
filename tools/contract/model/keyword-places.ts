import type { ContractDocument } from './document.ts'
import { isRecord, listOf, recordOf } from './record.ts'
import { resolve } from './reference.ts'
import { keysOf, pointerOf } from './json-pointer.ts'

/** Pointer of a keyword of a schema that stands in the document; `undefined` for one that doesn't. */
type KeywordPlace = (schema: unknown, keyword: string) => string | undefined

const made = new WeakMap<ContractDocument, KeywordPlace>()

/** Tells where in the bundled document a schema's keyword stands, the schema given as the very object. */
export function keywordPlaces(document: ContractDocument): KeywordPlace {
  const known = made.get(document)
  if (known) return known
  let places: WeakMap<object, string> | undefined
  const place: KeywordPlace = (schema, keyword) => {
    // Only a run that found something needs them.
    places ??= placesIn(document)
    const pointer = typeof schema === 'object' && schema !== null ? places.get(schema) : undefined
    return pointer === undefined ? undefined : pointer + pointerOf(keyword)
  }
  made.set(document, place)
  return place
}

function placesIn(document: ContractDocument): WeakMap<object, string> {
  const places = new WeakMap<object, string>()
  const walk = (node: unknown, pointer: string) => {
    if (typeof node !== 'object' || node === null || places.has(node)) return
    places.set(node, pointer)
    for (const [key, value] of Object.entries(node)) walk(value, pointer + pointerOf(key))
  }
  walk(document, '')
  return places
}

/**
 * Where the contract speaks of a place in a value: pointer of the `properties` (or of the schema) that describes the
 * object at `instancePointer`. Follows references, items and every part of `allOf`, `oneOf` and `anyOf`.
 * @returns `undefined` when no schema reaches there
 */
export function describingPlace(
  document: ContractDocument,
  schema: unknown,
  instancePointer: string,
): string | undefined {
  const steps = keysOf(instancePointer)
  const found = schemaFor(document, schema, steps, 0)
  if (!found) return undefined
  return keywordPlaces(document)(found, isRecord(found['properties']) ? 'properties' : 'type')
}

function schemaFor(
  document: ContractDocument,
  node: unknown,
  steps: readonly string[],
  depth: number,
): Record<string, unknown> | undefined {
  const schema = resolve<unknown>(document, node)
  // A schema inside itself without a step between has no end.
  if (!isRecord(schema) || depth > 40) return undefined
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => {
    const list = schema[name]
    return listOf(list)
  })
  const inParts = () => {
    for (const part of parts) {
      const found = schemaFor(document, part, steps, depth + 1)
      if (found) return found
    }
    return undefined
  }
  const [step, ...rest] = steps
  if (step === undefined) return isRecord(schema['properties']) ? schema : (inParts() ?? schema)
  const properties = recordOf(schema['properties'])
  const child = properties[step] ?? schema['items'] ?? schema['additionalProperties']
  return (isRecord(child) ? schemaFor(document, child, rest, depth + 1) : undefined) ?? inParts()
}
