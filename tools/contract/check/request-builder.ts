import { randomUUID } from 'node:crypto'
import type { ContractDocument, Parameter } from '../model/document.ts'
import { isRecord } from '../model/record.ts'
import { resolve, type Schema, schemaAt } from '../model/reference.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { bodyContent } from './body-content.ts'
import type { Call, Visitor } from './client.ts'
import { asOnWire } from './parameter-names.ts'
import { cookiePairs, headerText, pathText, queryPairs, wholeQuery } from './parameter-text.ts'

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

/** A repeat with the key of the accepted request would only get its answer again. */
export function withFreshKey(values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return 'Idempotency-Key' in values ? { ...values, 'Idempotency-Key': randomUUID() } : values
}

/** A fresh key where an operation takes one. */
export const freshValues = ({ parameters }: CheckedOperation): Readonly<Record<string, unknown>> =>
  parameters.some(({ name }) => name === 'Idempotency-Key') ? { 'Idempotency-Key': randomUUID() } : {}

/** Writes a request: path, query, headers and body, SESSID where the contract wants it. */
export function buildCall(parts: RequestParts): Call {
  const { operation, visitor, values, body, purpose } = parts
  const sessid = parts.sessid === undefined ? visitor.sessid : (parts.sessid ?? undefined)
  const query: string[] = []
  const headers: Record<string, string> = {}
  const cookies: string[] = []
  let { path } = operation
  for (const own of operation.parameters) {
    const value = values[own.name]
    if (value === undefined || value === null) continue
    const parameter = asOnWire(own)
    const { name } = parameter
    if (parameter.in === 'path') path = path.replace(`{${name}}`, pathText(parameter, value))
    if (parameter.in === 'query') query.push(...queryPairs(parameter, value))
    if (parameter.in === 'querystring') query.push(wholeQuery(parameter, value))
    if (parameter.in === 'header' && name !== 'X-SESSID' && !isNoParameter(name))
      headers[name] = headerText(parameter, value)
    if (parameter.in === 'cookie' && name !== 'SID') cookies.push(...cookiePairs(parameter, value))
  }
  if (cookies.length > 0) headers['Cookie'] = cookies.join('; ')
  if (operation.csrf === 'header' && sessid !== undefined) headers['X-SESSID'] = sessid
  const sent = operation.body ? withSessid(operation, body ?? operation.body.example, sessid) : undefined
  const content = sent !== undefined && operation.body ? bodyContent(operation.body, sent) : undefined
  if (content) headers['Content-Type'] = content.mediaType
  return {
    operation,
    method: operation.method,
    target: query.length > 0 ? `${path}?${query.join('&')}` : path,
    headers: { ...headers, ...parts.headers },
    ...(content?.body !== undefined && { body: content.body }),
    ...(content?.bytes && { bytes: content.bytes }),
    purpose,
    values,
  }
}

/** OpenAPI takes no parameters of these names: the media types and the security say them. */
function isNoParameter(name: string): boolean {
  return /^(accept|content-type|authorization)$/i.test(name)
}

function withSessid({ csrf }: CheckedOperation, body: unknown, sessid: string | undefined): unknown {
  if (csrf !== 'body' || !isRecord(body)) return body
  const { SESSID: _example, ...rest } = body
  return sessid === undefined ? rest : { ...rest, SESSID: sessid }
}

/** The contract's example of a parameter; `undefined` when it has none. */
export function parameterExample(document: ContractDocument, parameter: Parameter): unknown {
  const { example, examples } = parameter as Parameter & { example?: unknown; examples?: unknown }
  const first = firstExample(document, examples)
  return (
    example ??
    first ??
    contentExample(document, parameter) ??
    schemaExample(schemaAt(document, parameterSchema(parameter)))
  )
}

function firstExample(document: ContractDocument, examples: unknown): unknown {
  const first = isRecord(examples) ? resolve<unknown>(document, Object.values(examples)[0]) : undefined
  return isRecord(first) ? first['value'] : undefined
}

/** The example that stands beside the schema of a parameter's `content`. */
function contentExample(document: ContractDocument, { content }: Parameter): unknown {
  const [media] = Object.values(content ?? {})
  return isRecord(media) ? (media['example'] ?? firstExample(document, media['examples'])) : undefined
}

/** Where a parameter's schema stands: its own, or that of its content. */
export function parameterSchema({ schema, content }: Parameter): unknown {
  const [media] = Object.values(content ?? {})
  return schema ?? (isRecord(media) ? media['schema'] : undefined)
}

/** What a schema itself gives as a value. */
export function schemaExample(schema: Schema): unknown {
  const { const: constant, example, examples, default: standard } = schema
  return constant ?? example ?? (Array.isArray(examples) ? (examples[0] as unknown) : undefined) ?? standard
}
