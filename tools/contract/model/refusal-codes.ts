import { branchesOf, subschemas } from './subschemas.ts'
import { schemaAt } from './reference.ts'
import type { ContractDocument } from './document.ts'
import { listOf, recordOf } from './record.ts'

/** Codes that an answer can refuse with, and what is said of them. */
export interface CodeList {
  codes: string[]
  description: string
  /** JSON pointer of the schema of the code. */
  pointer: string
}

/**
 * The lists of codes in the branches of an answer.
 * @param node schema of the answer
 * @param pointer where it stands
 */
export function refusalCodes(document: ContractDocument, node: unknown, pointer: string): CodeList[] {
  const schema = schemaAt(document, node)
  const properties = recordOf(schema['properties'])
  const code = schemaAt(document, properties['code'])
  const own = {
    codes: listOf(code['enum']).map(String),
    description: typeof code['description'] === 'string' ? code['description'] : '',
    pointer: `${pointer}/properties/code`,
  }
  const branches = subschemas(schema).filter(({ keyword }) => ['oneOf', 'allOf', 'anyOf'].includes(keyword))
  const errors = schemaAt(document, properties['errors'])
  const items =
    errors['items'] === undefined ? [] : [{ schema: errors['items'], pointer: '/properties/errors/items' }]
  return [
    ...(own.codes.length > 0 ? [own] : []),
    ...[...branches, ...items].flatMap((part) => refusalCodes(document, part.schema, pointer + part.pointer)),
  ]
}

/**
 * Codes whose refusals carry `data` (`x-codes`); with every other code it is null.
 * @param node schema of an answer
 */
export function codesWithData(document: ContractDocument, node: unknown): string[] {
  return dataOfRefusals(document, node).flatMap((schema) => listOf(schema['x-codes']).map(String))
}

/**
 * Schemas of the `data` that some refusals carry, each with its `x-codes`.
 * @param node schema of an answer
 */
export function dataOfRefusals(document: ContractDocument, node: unknown): Record<string, unknown>[] {
  return branchesOf(schemaAt(document, node), 'oneOf')
    .map((branch) => schemaAt(document, recordOf(schemaAt(document, branch)['properties'])['data']))
    .filter((schema) => Array.isArray(schema['x-codes']))
}
