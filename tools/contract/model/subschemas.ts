import { pointerOf } from './json-pointer.ts'
import { isRecord, listOf, recordOf } from './record.ts'

/** A schema directly inside another one. */
export interface Subschema {
  keyword: string
  /** Name of the property or index in the list; absent where the keyword holds one schema. */
  name?: string
  /** Pointer from the schema around it. */
  pointer: string
  schema: unknown
}

const single = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else']
const lists = ['oneOf', 'anyOf', 'allOf', 'prefixItems']
const named = ['properties', 'patternProperties', '$defs', 'dependentSchemas']

/** The schemas directly inside a schema; what a `$ref` leads to is not one of them. */
export function subschemas(schema: unknown): Subschema[] {
  const whole = recordOf(schema)
  const child = (keyword: string, name: string, own: unknown): Subschema => ({
    keyword,
    name,
    pointer: pointerOf(keyword, name),
    schema: own,
  })
  return [
    ...single
      .filter((keyword) => isRecord(whole[keyword]))
      .map((keyword) => ({ keyword, pointer: pointerOf(keyword), schema: whole[keyword] })),
    ...lists.flatMap((keyword) =>
      listOf(whole[keyword]).map((own, index) => child(keyword, String(index), own)),
    ),
    ...named.flatMap((keyword) =>
      Object.entries(recordOf(whole[keyword])).map(([name, own]) => child(keyword, name, own)),
    ),
  ]
}

/** The parts of `allOf`, `oneOf` and `anyOf`, or of those that are named. */
export function branchesOf(
  schema: Record<string, unknown>,
  ...keywords: ('allOf' | 'oneOf' | 'anyOf')[]
): unknown[] {
  const wanted = keywords.length === 0 ? (['allOf', 'oneOf', 'anyOf'] as const) : keywords
  return wanted.flatMap((keyword) => listOf(schema[keyword]))
}

/** Visits every object of a document with its pointer, parents first. An object that stands in two places comes twice. */
export function eachRecord(
  node: unknown,
  see: (record: Record<string, unknown>, pointer: string) => void,
  { skip, pointer = '' }: { skip?: (pointer: string) => boolean; pointer?: string } = {},
): void {
  if (typeof node !== 'object' || node === null || skip?.(pointer)) return
  if (isRecord(node)) see(node, pointer)
  for (const [key, value] of Object.entries(node))
    eachRecord(value, see, { ...(skip && { skip }), pointer: pointer + pointerOf(key) })
}
