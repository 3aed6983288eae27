import type { ContractDocument } from './document.ts'
import { listOf, recordOf } from './record.ts'
import { type Schema, schemaAt } from './reference.ts'

/** What the parts of an `allOf` may hold to be merged: fields, and words about them. */
const mergeable = new Set(['type', 'title', 'description', 'required', 'properties'])

/**
 * One object for the parts of an `allOf` that define a field twice, such as the `code` of a reason: the later definition
 * holds and narrows the earlier one. `undefined` where nothing is defined twice, or more than fields is said.
 */
export function mergedParts(document: ContractDocument, node: unknown): Schema | undefined {
  const { allOf, ...whole } = recordOf(node)
  const parts = [...listOf(allOf).map((part) => schemaAt(document, part)), whole]
  const fields = parts.flatMap((part) => Object.keys(recordOf(part['properties'])))
  const isPlain = parts.every((part) => Object.keys(part).every((key) => mergeable.has(key)))
  if (!isPlain || new Set(fields).size === fields.length) return undefined
  const properties: Schema = {}
  for (const part of parts)
    for (const [name, field] of Object.entries(recordOf(part['properties'])))
      properties[name] =
        name in properties ? { ...schemaAt(document, properties[name]), ...schemaAt(document, field) } : field
  const required = [...new Set(parts.flatMap((part) => listOf(part['required'])))]
  return structuredClone(Object.assign({}, ...parts, { required, properties }) as Schema)
}
