import { readFileSync } from 'node:fs'
import {
  bundleContract,
  type ContractDocument,
  contractRoot,
  isRecord,
  type OperationEntry,
  operationEntries,
  type Parameter,
  resolve,
} from '../contract/bundle.ts'

export type Schema = Record<string, unknown>

/** One declared status of an operation. */
export interface DeclaredAnswer {
  status: string
  mediaTypes: string[]
  /** JSON pointer of the schema inside the bundled document, as Ajv takes it; absent when the body isn't JSON. */
  schemaPointer?: string
  /** Titles or numbers of the branches of a `oneOf`; empty without one. */
  branches: string[]
  headers: { name: string; required: boolean; schema: Schema }[]
  examples: ReadonlyMap<string, unknown>
}

export interface RequestBody {
  schema: Schema
  required: boolean
  example: unknown
}

/** What an answer hands on: values for the parameters (or body fields) of another operation. */
export interface OperationLink {
  operationId: string
  values: Record<string, unknown>
}

/** An operation as the checker needs it. */
export interface CheckedOperation {
  id: string
  method: string
  path: string
  tag: string
  effect: 'read' | 'write' | 'destructive' | 'session'
  csrf: 'none' | 'body' | 'header'
  needsToken: boolean
  parameters: Parameter[]
  body?: RequestBody
  answers: ReadonlyMap<string, DeclaredAnswer>
  links: OperationLink[]
}

export interface Contract {
  /** Path of the file that was read. */
  file: string
  document: ContractDocument
  operations: CheckedOperation[]
  byId: ReadonlyMap<string, CheckedOperation>
  /** The contract knows visitors by the cookie `SID`. */
  hasSession: boolean
}

/**
 * Reads a contract: a YAML or JSON file, split or bundled.
 * @throws {ContractError} when it can't be read
 */
export async function readContractFile(file: string = contractRoot): Promise<Contract> {
  return contractOf(file.endsWith('.json') ? parseBundled(file) : await bundleContract(file), file)
}

/** The checker's view of a bundled document; `file` is only named in reports. */
export function contractOf(document: ContractDocument, file: string): Contract {
  const operations = operationEntries(document).map((entry) => checkedOperation(document, entry))
  const schemes = Object.values(document.components?.['securitySchemes'] ?? {})
  const hasSession = schemes.some((one) => isRecord(one) && one['in'] === 'cookie' && one['name'] === 'SID')
  return { file, document, operations, byId: new Map(operations.map((one) => [one.id, one])), hasSession }
}

function checkedOperation(
  document: ContractDocument,
  { path, method, operation, parameters }: OperationEntry,
): CheckedOperation {
  const base = `/paths/${pointerToken(path)}/${method}`
  const body = readBody(document, operation.requestBody)
  const security = operation.security ?? []
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? '',
    effect: operation['x-effect'] ?? (method === 'get' ? 'read' : 'write'),
    csrf: operation['x-csrf'] ?? 'none',
    needsToken: security.length > 0 && security.every((one) => 'token' in one),
    parameters,
    ...(body && { body }),
    answers: new Map(
      Object.entries(operation.responses).map(([status, answer]) => [
        status,
        readAnswer(document, status, answer, `${base}/responses/${status}`),
      ]),
    ),
    links: readLinks(document, operation.responses),
  }
}

function parseBundled(file: string): ContractDocument {
  return JSON.parse(readFileSync(file, 'utf8')) as ContractDocument
}

/** The schema behind references; siblings of a `$ref` that only describe are dropped. */
export function schemaAt(document: ContractDocument, node: unknown): Schema {
  const schema = resolve<unknown>(document, node)
  return isRecord(schema) ? schema : {}
}

function readBody(document: ContractDocument, node: unknown): RequestBody | undefined {
  const body = resolve<unknown>(document, node)
  const content = jsonContent(body)
  if (!isRecord(body) || !content) return undefined
  const examples = namedExamples(document, content)
  const [first] = examples.values()
  return {
    schema: schemaAt(document, content['schema']),
    required: body['required'] === true,
    example: examples.get('success') ?? first,
  }
}

function readAnswer(
  document: ContractDocument,
  status: string,
  node: unknown,
  pointer: string,
): DeclaredAnswer {
  const answer = schemaAt(document, node)
  const content = jsonContent(answer)
  const own = refPointer(node) ?? pointer
  const schemaPointer = `${own}/content/application~1json/schema`
  const schema = content ? schemaAt(document, content['schema']) : {}
  const branches = Array.isArray(schema['oneOf']) ? schema['oneOf'] : []
  return {
    status,
    mediaTypes: isRecord(answer['content']) ? Object.keys(answer['content']) : [],
    ...(content && { schemaPointer: refPointer(content['schema']) ?? schemaPointer }),
    branches: branches.map((branch) => branchName(document, branch)),
    headers: Object.entries(isRecord(answer['headers']) ? answer['headers'] : {}).map(([name, header]) => {
      const target = schemaAt(document, header)
      return { name, required: target['required'] === true, schema: schemaAt(document, target['schema']) }
    }),
    examples: content ? namedExamples(document, content) : new Map(),
  }
}

function branchName(document: ContractDocument, branch: unknown): string {
  const { properties } = schemaAt(document, branch)
  const status = isRecord(properties) ? schemaAt(document, properties['status'])['const'] : undefined
  return typeof status === 'string' ? status : 'other'
}

function readLinks(document: ContractDocument, responses: unknown): OperationLink[] {
  const answer = isRecord(responses) ? schemaAt(document, responses['200']) : {}
  return Object.values(isRecord(answer['links']) ? answer['links'] : {}).flatMap((node) => {
    const link = schemaAt(document, node)
    const { operationId, parameters, requestBody } = link
    if (typeof operationId !== 'string') return []
    const values = {
      ...(isRecord(parameters) ? parameters : {}),
      ...(isRecord(requestBody) ? requestBody : {}),
    }
    return [{ operationId, values }]
  })
}

function jsonContent(node: unknown): Record<string, unknown> | undefined {
  if (!isRecord(node) || !isRecord(node['content'])) return undefined
  const content = node['content']['application/json']
  return isRecord(content) ? content : undefined
}

function namedExamples(document: ContractDocument, content: Record<string, unknown>): Map<string, unknown> {
  const examples = isRecord(content['examples']) ? content['examples'] : {}
  return new Map(
    Object.entries(examples).map(([name, node]) => {
      const example = resolve<unknown>(document, node)
      return [name, isRecord(example) ? example['value'] : undefined]
    }),
  )
}

function refPointer(node: unknown): string | undefined {
  return isRecord(node) && typeof node['$ref'] === 'string' ? node['$ref'].slice(1) : undefined
}

function pointerToken(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))
}
