import type { CheckedOperation, Contract } from './contract.ts'
import { pointerOfFragment, valueAt } from './json-pointer.ts'
import { referenceOf } from './reference.ts'
import { schemaFlaw } from './schema-validator.ts'
import { subschemas } from './subschemas.ts'

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
    const inner = partsOf(valueAt(root, pointer), pointer).find(
      (part) => !seen.has(part) && schemaFlaw(root, part) !== undefined,
    )
    if (inner !== undefined) return innermost(root, inner, new Set([...seen, pointer, inner]))
    return { place: pointer, message: schemaFlaw(root, pointer) ?? '' }
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

/** Pointers of the schemas directly inside a schema, and of the one that it refers to. */
function partsOf(schema: unknown, pointer: string): string[] {
  const reference = referenceOf(schema)
  return [
    ...(reference?.startsWith('#/') ? [pointerOfFragment(reference)] : []),
    ...subschemas(schema).map((part) => pointer + part.pointer),
  ]
}
