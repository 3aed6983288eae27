import { type ContractDocument, isRecord, type OperationEntry, resolve } from '../../model/bundle.ts'

/** The JSON pointer of an operation, or of what lies in it. */
export function operationPointer({ path, method }: OperationEntry, ...steps: string[]): string {
  return ['', 'paths', path, method, ...steps].map(step).join('/')
}

/** The JSON pointer of a part of an answer's JSON: `schema`, or an example. */
export function contentPointer(entry: OperationEntry, status: string, ...steps: string[]): string {
  return operationPointer(entry, 'responses', status, 'content', 'application/json', ...steps)
}

/** The schema of a JSON body or answer; `undefined` where it has none. */
export function jsonSchema(document: ContractDocument, node: unknown): Record<string, unknown> | undefined {
  const schema = resolve<unknown>(document, jsonContent(document, node)?.['schema'])
  return isRecord(schema) ? schema : undefined
}

/** Schema and examples of a JSON body or answer; `undefined` where it has none. */
export function jsonContent(document: ContractDocument, node: unknown): Record<string, unknown> | undefined {
  const body = resolve<unknown>(document, node)
  const content =
    isRecord(body) && isRecord(body['content']) ? body['content']['application/json'] : undefined
  return isRecord(content) ? content : undefined
}

/** Named examples of a JSON body or answer. */
export function examplesOf(
  document: ContractDocument,
  content: Record<string, unknown> | undefined,
): Map<string, unknown> {
  const named = content && isRecord(content['examples']) ? content['examples'] : {}
  return new Map(Object.entries(named).map(([name, node]) => [name, resolve<unknown>(document, node)]))
}

function step(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
