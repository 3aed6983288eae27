import type { ContractDocument } from './document.ts'
import { isRecord, listOf } from './record.ts'
import { schemaAt } from './reference.ts'

/**
 * Text of a header, a path or a query as the value that its schema describes: a number, a flag, a list of what commas
 * part. Text that can't be read as one stays text, for the validator to complain of.
 */
export function fromText(document: ContractDocument, node: unknown, text: string): unknown {
  const types = typesOf(document, node)
  if (types.has('string')) return text
  const isNumber = types.has('integer') || types.has('number')
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (types.has('boolean') && /^(true|false)$/.test(text)) return text === 'true'
  if (types.has('array')) {
    const { items } = schemaAt(document, node)
    return text === '' ? [] : text.split(',').map((one) => fromText(document, items, one.trim()))
  }
  return text
}

/** The JSON types that a schema allows, as far as it says; of `enum` and `const` those of their values. */
export function typesOf(document: ContractDocument, node: unknown, depth = 0): ReadonlySet<string> {
  const schema = schemaAt(document, node)
  const { type, const: constant, enum: allowed } = schema
  if (type !== undefined) return new Set([type].flat().map(String))
  const values = constant === undefined ? allowed : [constant]
  if (Array.isArray(values)) return new Set(values.map((one) => typeof one))
  const parts = ['allOf', 'oneOf', 'anyOf'].flatMap((name) => listOf(schema[name]))
  if (depth > 5) return new Set()
  return new Set(parts.filter(isRecord).flatMap((part) => [...typesOf(document, part, depth + 1)]))
}
