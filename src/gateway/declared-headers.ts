import { type Json, partAt, record, type ShapeSource } from './document-parts.ts'

/** The gateway writes these itself, whatever a contract names. */
const ownNames = new Set(['authorization-token', 'cookie', 'host', 'x-forwarded-for'])

/** Request headers that the contract has at an operation, in lower case. */
export type DeclaredHeaders = (operationId: string) => ReadonlySet<string>

export function createDeclaredHeaders(document: ShapeSource): DeclaredHeaders {
  const resolved = (parameter: unknown): Json => {
    const { $ref } = record(parameter)
    return record(typeof $ref === 'string' ? partAt(document, $ref) : parameter)
  }
  const headersOf = (owner: unknown): string[] => {
    const { parameters } = record(owner)
    return (Array.isArray(parameters) ? parameters.map(resolved) : [])
      .filter((parameter) => parameter['in'] === 'header')
      .map(({ name }) => String(name).toLowerCase())
      .filter((name) => !ownNames.has(name))
  }
  const names = new Map<unknown, ReadonlySet<string>>()
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(record(path)).map(record))
      names.set(operation['operationId'], new Set([...headersOf(path), ...headersOf(operation)]))
  const none: ReadonlySet<string> = new Set()
  return (operationId) => names.get(operationId) ?? none
}
