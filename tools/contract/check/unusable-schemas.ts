import { isRecord } from '../model/bundle.ts'
import type { CheckedOperation, Contract } from './contract-model.ts'
import { keyOf, stepsOf, valueAt } from './json-pointer.ts'
import { schemaFlaw } from './schema-validator.ts'

/** A schema of the contract that no value can be judged by. */
export interface UnusableSchema {
  /** Pointer of the innermost schema that is at fault, in the bundled contract. */
  schemaPointer: string
  /** What is wrong with it. */
  message: string
  /** Whose requests or answers are not judged by it. */
  operationIds: string[]
}

/**
 * Tries every schema of the contract before anything is asked: a misspelt type is told at its place, once, and the
 * rest of the contract can still be held against the backend.
 */
export function unusableSchemas({ document, operations }: Contract): UnusableSchema[] {
  const found = new Map<string, UnusableSchema>()
  for (const operation of operations)
    for (const pointer of schemaPointers(operation)) {
      if (schemaFlaw(document, pointer) === undefined) continue
      const { place, message } = innermost(document, pointer)
      const known = found.get(place) ?? { schemaPointer: place, message, operationIds: [] }
      found.set(place, known)
      if (!known.operationIds.includes(operation.id)) known.operationIds.push(operation.id)
    }
  return [...found.values()]

  /** The schema itself is at fault when none inside of it is. */
  function innermost(
    root: Contract['document'],
    pointer: string,
    seen: ReadonlySet<string> = new Set(),
  ): { place: string; message: string } {
    const inner = partsOf(valueAt(root, decodeURIComponent(pointer)), pointer).find(
      (part) => !seen.has(part) && schemaFlaw(root, part) !== undefined,
    )
    if (inner !== undefined) return innermost(root, inner, new Set([...seen, pointer, inner]))
    return { place: decodeURIComponent(pointer), message: schemaFlaw(root, pointer) ?? '' }
  }
}

function schemaPointers({ body, answers }: CheckedOperation): string[] {
  const declared = [...answers.values()].flatMap(({ schemaPointers: own, branches, headers }) => [
    ...[...own.values()].flatMap((pointer) => [
      pointer,
      // They are judged alone.
      ...(branches.length > 1 ? branches.map((_, index) => `${pointer}/oneOf/${index}`) : []),
    ]),
    ...headers.flatMap(({ schemaPointer }) => schemaPointer ?? []),
  ])
  return [...(body ? [body.schemaPointer] : []), ...declared]
}

const one = [
  'items',
  'additionalProperties',
  'propertyNames',
  'contains',
  'not',
  'if',
  'then',
  'else',
] as const
const lists = ['oneOf', 'anyOf', 'allOf', 'prefixItems'] as const
const named = ['properties', 'patternProperties', '$defs', 'dependentSchemas'] as const

/** Pointers of the schemas directly inside a schema, as Ajv takes them. */
function partsOf(schema: unknown, pointer: string): string[] {
  if (!isRecord(schema)) return []
  const at = (...keys: string[]) => [pointer, ...keys.map((key) => encodeURIComponent(keyOf(key)))].join('/')
  const { $ref } = schema
  return [
    ...(typeof $ref === 'string' && $ref.startsWith('#/')
      ? [
          stepsOf(decodeURIComponent($ref.slice(1))).reduce(
            (way, step) => `${way}/${encodeURIComponent(keyOf(step))}`,
            '',
          ),
        ]
      : []),
    ...one.flatMap((key) => (isRecord(schema[key]) ? [at(key)] : [])),
    ...lists.flatMap((key) =>
      Array.isArray(schema[key])
        ? [...(schema[key] as unknown[]).keys()].map((index) => at(key, String(index)))
        : [],
    ),
    ...named.flatMap((key) =>
      isRecord(schema[key]) ? Object.keys(schema[key]).map((name) => at(key, name)) : [],
    ),
  ]
}
