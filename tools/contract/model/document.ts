import { type Reference, resolve } from './reference.ts'

export type HttpMethod = (typeof methods)[number]

/** The parts of OpenAPI 3.1 that the generator and the checks read; everything else stays unknown. */
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  servers?: { url: string; description?: string }[]
  tags?: { name: string; description?: string; 'x-displayName'?: string }[]
  paths: Record<string, PathItem>
  /** Requests that the backend sends, by the name of their event. */
  webhooks?: Record<string, PathItem | Reference>
  components?: Record<string, Record<string, unknown>>
  /** Holds where an operation has none of its own. */
  security?: Record<string, string[]>[]
  /** What each code means, wherever it is answered. */
  'x-refusal-codes'?: Record<string, unknown>
  /** Facts of HTTP that hold for many operations. */
  'x-http'?: unknown
  /** Answers that each operation gets where it has none of its own. */
  'x-every-operation'?: { responses: Record<string, unknown> }
}
export type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<HttpMethod, Operation>>
export interface Parameter {
  name: string
  /** The name in the contract, where the check gives it another: it stands in two places of one operation. */
  wireName?: string
  /** `querystring` (3.2) is the whole query, written as its content says. */
  in: 'path' | 'query' | 'querystring' | 'header' | 'cookie'
  required?: boolean
  schema?: Record<string, unknown>
  content?: Record<string, unknown>
  style?: string
  explode?: boolean
  allowReserved?: boolean
  'x-multi-segment'?: boolean
}
export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  security?: Record<string, string[]>[]
  parameters?: (Parameter | Reference)[]
  requestBody?: unknown
  responses: Record<string, unknown>
  'x-origin'?: 'spec' | 'extension'
  'x-effect'?: 'read' | 'write' | 'destructive' | 'session'
  'x-csrf'?: 'none' | 'body' | 'header'
  'x-opens-session'?: 'anyone' | 'guest'
  'x-upload-bytes'?: number
  'x-limit'?: { calls: number; seconds: number }
  'x-rights'?: string[]
  'x-varies'?: 'visitor' | 'branch' | 'none'
  'x-invalidates'?: string[]
  'x-requirements'?: string[]
  'x-rules'?: unknown[]
}

/** Why a contract can't be read: one line per problem, with its file and line. */
export class ContractError extends Error {}

const methods = ['get', 'head', 'options', 'trace', 'query', 'post', 'put', 'patch', 'delete'] as const

export interface OperationEntry {
  path: string
  method: HttpMethod
  operation: Operation
  /** Path and operation parameters, references resolved. */
  parameters: Parameter[]
}

/** Every operation of the contract in the order of the file. */
export function operationEntries(document: ContractDocument): OperationEntry[] {
  return Object.entries(document.paths).flatMap(([path, item]) => entriesOf(document, path, item))
}

/** Every webhook's operations; their `path` is the name of the webhook. */
export function webhookEntries(document: ContractDocument): OperationEntry[] {
  return Object.entries(document.webhooks ?? {}).flatMap(([name, item]) => entriesOf(document, name, item))
}

/** Operations of one path, webhook or address of a callback. */
export function entriesOf(
  document: ContractDocument,
  path: string,
  node: PathItem | Reference,
): OperationEntry[] {
  const item = resolve<PathItem>(document, node)
  return methods.flatMap((method) => {
    const operation = item[method]
    if (!operation) return []
    const parameters = new Map<string, Parameter>()
    for (const node of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      const parameter = resolve<Parameter>(document, node)
      // The operation's own wins over its path's.
      parameters.set(`${parameter.in} ${parameter.name}`, parameter)
    }
    return [{ path, method, operation, parameters: [...parameters.values()] }]
  })
}
