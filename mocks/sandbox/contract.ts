import type { Schema } from '@cfworker/json-schema'

/** The parts of a bundled OpenAPI 3.1 document that the sandbox reads. References are local (`#/components/…`). */
export interface ContractDocument {
  paths: Record<string, Record<string, unknown>>
  components?: Record<string, Record<string, unknown>>
}

export interface ParameterObject {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  explode?: boolean
  /** `deepObject`: `range[height]=90..` is a member of `range`. */
  style?: string
  schema?: Schema
  content?: Record<string, { schema?: Schema }>
  'x-multi-segment'?: boolean
}

export interface MediaTypeObject {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown } | { $ref: string }>
}

export interface ResponseObject {
  content?: Record<string, MediaTypeObject>
  headers?: Record<string, { required?: boolean; example?: unknown } | { $ref: string }>
}

export interface OperationObject {
  operationId: string
  parameters?: (ParameterObject | { $ref: string })[]
  requestBody?: { required?: boolean; content?: Record<string, MediaTypeObject> } | { $ref: string }
  responses?: Record<string, ResponseObject | { $ref: string }>
  security?: Record<string, string[]>[]
  'x-csrf'?: 'none' | 'body' | 'header'
  'x-effect'?: string
  /** Its success gives a token. */
  'x-opens-session'?: string
  'x-upload-bytes'?: number
  /** Rights in the current company of which one is asked for. */
  'x-rights'?: string[]
}

export const httpMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type HttpMethod = (typeof httpMethods)[number]

/** One operation of the contract with what routing needs; everything else is resolved when first used. */
export interface ContractOperation {
  id: string
  method: HttpMethod
  path: string
  /** Names of path parameters that may hold slashes. */
  multiSegment: ReadonlySet<string>
  definition: OperationObject
  /** Parameters of the path item and the operation, references resolved. */
  parameters: readonly ParameterObject[]
}

/** Follows a local reference until something that is none; throws when it leads nowhere. */
export function resolved<T extends object>(contract: ContractDocument, value: T | { $ref: string }): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T
  let target: unknown = contract
  for (const part of value.$ref.replace(/^#\//, '').split('/'))
    target = (target as Record<string, unknown> | undefined)?.[
      part.replaceAll('~1', '/').replaceAll('~0', '~')
    ]
  if (typeof target !== 'object' || target === null)
    throw new Error(`The contract has nothing at ${value.$ref}`)
  return resolved<T>(contract, target as T)
}

/** All operations of the contract, in its order. */
export function listOperations(contract: ContractDocument): ContractOperation[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const definition = item[method.toLowerCase()] as OperationObject | undefined
      if (!definition) return []
      const shared = (item['parameters'] ?? []) as (ParameterObject | { $ref: string })[]
      const parameters = [...shared, ...(definition.parameters ?? [])].map((one) => resolved(contract, one))
      const multiSegment = new Set(parameters.filter((one) => one['x-multi-segment']).map(({ name }) => name))
      return [{ id: definition.operationId, method, path, multiSegment, definition, parameters }]
    }),
  )
}

/** Every way to be let in asks for the token. An operation without `security` is open. */
export function needsToken({ definition: { security = [] } }: ContractOperation): boolean {
  return security.length > 0 && security.every((way) => 'token' in way)
}

/** Media type and its description of one answer, JSON before anything else. */
export function mediaOf(contract: ContractDocument, { definition }: ContractOperation, status: string) {
  const answer = definition.responses?.[status]
  if (!answer) return undefined
  const content = resolved(contract, answer).content ?? {}
  return content['application/json'] ?? Object.values(content)[0] ?? {}
}

/** Examples of one answer by name, in the contract's order. */
export function examplesOf(
  contract: ContractDocument,
  operation: ContractOperation,
  status: string,
): Map<string, unknown> {
  const media = mediaOf(contract, operation, status)
  const named = Object.entries(media?.examples ?? {}).map(
    ([name, example]) => [name, resolved<{ value?: unknown }>(contract, example).value] as const,
  )
  if (named.length === 0 && media?.example !== undefined) return new Map([['success', media.example]])
  return new Map(named)
}
