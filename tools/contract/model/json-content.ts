import type { ContractDocument, OperationEntry } from './document.ts'
import { pointerOf } from './json-pointer.ts'
import { isRecord, recordOf } from './record.ts'
import { resolve, type Schema, schemaAt } from './reference.ts'

/** The JSON pointer of an operation, or of what lies in it. */
export function operationPointer({ path, method }: OperationEntry, ...keys: string[]): string {
  return pointerOf('paths', path, method, ...keys)
}

/** The JSON pointer of a part of an answer's JSON: `schema`, or an example. */
export function contentPointer(entry: OperationEntry, status: string, ...keys: string[]): string {
  return operationPointer(entry, 'responses', status, 'content', 'application/json', ...keys)
}

/** Schema and examples of a JSON body or answer; `undefined` where it has none. */
export function jsonContent(document: ContractDocument, node: unknown): Schema | undefined {
  const content = recordOf(schemaAt(document, node)['content'])['application/json']
  return isRecord(content) ? content : undefined
}

/** The schema of a JSON body or answer; `undefined` where it has none. */
export function jsonSchema(document: ContractDocument, node: unknown): Schema | undefined {
  const schema = resolve<unknown>(document, jsonContent(document, node)?.['schema'])
  return isRecord(schema) ? schema : undefined
}

/** Named examples of a JSON body or answer, with summary and value. */
export function examplesOf(document: ContractDocument, content: Schema | undefined): Map<string, Schema> {
  const named = Object.entries(recordOf(content?.['examples']))
  return new Map(named.map(([name, node]) => [name, schemaAt(document, node)]))
}
