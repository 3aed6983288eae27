import { type ContractDocument, isRecord, type Parameter, resolve } from '../contract/bundle.ts'
import type { Call, Visitor } from './client.ts'
import { type CheckedOperation, schemaAt } from './contract-model.ts'

/** What a request says beyond the operation itself. */
export interface RequestParts {
  operation: CheckedOperation
  visitor: Visitor
  /** Parameters by name; an absent optional one isn't sent. */
  values: Readonly<Record<string, unknown>>
  body?: unknown
  purpose: string
  /** Leaves SESSID out, or sends this one. */
  sessid?: string | null
  headers?: Readonly<Record<string, string>>
}

/** Writes a request: path, query, headers and body, SESSID where the contract wants it. */
export function buildCall(parts: RequestParts): Call {
  const { operation, visitor, values, body, purpose } = parts
  const sessid = parts.sessid === undefined ? visitor.sessid : (parts.sessid ?? undefined)
  const query: string[] = []
  const headers: Record<string, string> = {}
  let { path } = operation
  for (const parameter of operation.parameters) {
    const value = values[parameter.name]
    if (value === undefined || value === null) continue
    if (parameter.in === 'path') path = path.replace(`{${parameter.name}}`, pathText(parameter, value))
    if (parameter.in === 'query') query.push(...queryPairs(parameter.name, value))
    if (parameter.in === 'header' && parameter.name !== 'X-SESSID')
      headers[parameter.name] = `${value as string | number}`
  }
  if (operation.csrf === 'header' && sessid !== undefined) headers['X-SESSID'] = sessid
  const sent = operation.body ? withSessid(operation, body ?? operation.body.example, sessid) : undefined
  if (sent !== undefined) headers['Content-Type'] = 'application/json'
  return {
    operation,
    method: operation.method,
    target: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...headers, ...parts.headers },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
    purpose,
    values,
  }
}

function withSessid({ csrf }: CheckedOperation, body: unknown, sessid: string | undefined): unknown {
  if (csrf !== 'body' || !isRecord(body)) return body
  const { SESSID: _example, ...rest } = body
  return sessid === undefined ? rest : { ...rest, SESSID: sessid }
}

function pathText(parameter: Parameter, value: unknown): string {
  const text = encodeURIComponent(String(value))
  return parameter['x-multi-segment'] ? text.replaceAll('%2F', '/') : text
}

function queryPairs(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.map((one) => queryPair(name, one))
  if (isRecord(value)) return Object.entries(value).map(([key, one]) => queryPair(`${name}[${key}]`, one))
  return [queryPair(name, value)]
}

function queryPair(key: string, value: unknown): string {
  return `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`
}

/** The contract's example of a parameter; `undefined` when it has none. */
export function parameterExample(document: ContractDocument, parameter: Parameter): unknown {
  const { example, examples } = parameter as Parameter & { example?: unknown; examples?: unknown }
  const first = isRecord(examples) ? resolve<unknown>(document, Object.values(examples)[0]) : undefined
  const schema = schemaAt(document, parameter.schema)
  return (
    example ??
    (isRecord(first) ? first['value'] : undefined) ??
    schema['const'] ??
    schema['example'] ??
    schema['default']
  )
}
