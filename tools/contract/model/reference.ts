import { keysOf, pointerOfFragment, valueAt, valueAtKeys } from './json-pointer.ts'
import { isRecord, recordOf } from './record.ts'

export interface Reference {
  $ref: string
}

export type Schema = Record<string, unknown>

/** The text of a node's `$ref`; `undefined` where it has none. */
export function referenceOf(node: unknown): string | undefined {
  return isRecord(node) && typeof node['$ref'] === 'string' ? node['$ref'] : undefined
}

/** Follows `$ref`s inside the bundled document until something else stands there; `undefined` for a circle of them. */
export function resolve<T>(document: object, node: T | Reference): T {
  let current: unknown = node
  const seen = new Set<string>()
  for (let reference = referenceOf(current); reference !== undefined; reference = referenceOf(current)) {
    if (seen.has(reference)) return undefined as T
    seen.add(reference)
    current = valueAtKeys(document, keysOfReference(reference))
  }
  return current as T
}

const keysByReference = new Map<string, readonly string[]>()

/** A contract has some thousands of references, and every answer follows hundreds of them. */
function keysOfReference(reference: string): readonly string[] {
  const keys = keysByReference.get(reference) ?? keysOf(pointerOfFragment(reference))
  keysByReference.set(reference, keys)
  return keys
}

/** The record behind references; an empty one for anything else. Siblings of a `$ref` are dropped. */
export function schemaAt(document: object, node: unknown): Schema {
  return recordOf(resolve<unknown>(document, node))
}

/** The pointer where the references of a node end; `undefined` when it is none, or when it has siblings that count. */
export function targetPointer(document: object, node: unknown): string | undefined {
  let pointer: string | undefined
  let current = node
  const seen = new Set<string>()
  for (let reference = referenceOf(current); reference !== undefined; reference = referenceOf(current)) {
    // A validator has to see siblings of a reference, unless they only describe.
    const isAlone = Object.keys(current as object).every((key) => describing.has(key))
    if (!isAlone || seen.has(reference)) return pointer
    seen.add(reference)
    pointer = pointerOfFragment(reference)
    current = valueAt(document, pointer)
  }
  return pointer
}

const describing = new Set(['$ref', 'description', 'summary'])
