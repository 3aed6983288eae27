import type { CheckedOperation, Contract } from '../check/contract-model.ts'
import { schemaValidator } from '../check/schema-validator.ts'
import { undocumentedFields } from '../../mocks/drift/undocumented.ts'
import {
  type ContractDocument,
  isRecord,
  type OperationEntry,
  operationEntries,
  resolve,
} from '../contract/bundle.ts'
import type { RecordedCall } from './har-file.ts'

/** What a request breaks, and what it says that the contract doesn't know. */
export interface RequestJudgement {
  findings: { pointer: string; message: string }[]
  undocumented: string[]
}

/** Judges parameters and body of a recorded request. Credentials aren't judged: recorders leave them out. */
export function judgeRequest(
  contract: Contract,
  operation: CheckedOperation,
  values: Record<string, string>,
  call: RecordedCall,
): RequestJudgement {
  const parameters = judgeParameters(contract.document, operation, values, call)
  const body = judgeBody(contract.document, operation, call)
  return {
    findings: [...parameters.findings, ...body.findings],
    undocumented: [...parameters.undocumented, ...body.undocumented],
  }
}

function judgeParameters(
  document: ContractDocument,
  operation: CheckedOperation,
  values: Record<string, string>,
  { url, requestHeaders }: RecordedCall,
): RequestJudgement {
  const findings: RequestJudgement['findings'] = []
  const known = new Set<string>()
  for (const { node, pointer } of parameterNodes(document, operation)) {
    const { name, in: place, required } = node
    const schema = resolve<unknown>(document, node['schema'])
    const label = `request ${String(place)} ${String(name)}`
    const given =
      place === 'path'
        ? values[String(name)]
        : place === 'header'
          ? requestHeaders.get(String(name))
          : queryValue(url, String(name), schema, known)
    if (place === 'cookie') continue
    if (given === undefined || given === null) {
      if (required === true) findings.push({ pointer: label, message: 'is missing' })
      continue
    }
    if (given === '' && node['allowEmptyValue'] === true) continue
    for (const { pointer: below, message } of schemaValidator(document)(
      pointer,
      typed(given, schema),
      'request',
    ))
      findings.push({ pointer: `${label}${below}`, message })
  }
  const names = [...new Set(url.searchParams.keys())]
  return {
    findings,
    undocumented: names.filter((name) => !known.has(name)).map((name) => `request query ${name}`),
  }
}

const entries = new WeakMap<ContractDocument, Map<string, OperationEntry>>()

function entryOf(document: ContractDocument, { method, path }: CheckedOperation): OperationEntry | undefined {
  const known =
    entries.get(document) ??
    new Map(operationEntries(document).map((entry) => [`${entry.method.toUpperCase()} ${entry.path}`, entry]))
  entries.set(document, known)
  return known.get(`${method} ${path}`)
}

function parameterNodes(
  document: ContractDocument,
  operation: CheckedOperation,
): { node: Record<string, unknown>; pointer: string }[] {
  const entry = entryOf(document, operation)
  if (!entry) return []
  const token = encodeURIComponent(entry.path.replaceAll('~', '~0').replaceAll('/', '~1'))
  const lists = [
    [`/paths/${token}/parameters`, document.paths[entry.path]?.parameters ?? []],
    [`/paths/${token}/${entry.method}/parameters`, entry.operation.parameters ?? []],
  ] as const
  return lists.flatMap(([place, list]) =>
    list.map((one, index) => {
      const reference = '$ref' in one ? one.$ref.slice(1) : undefined
      const node = resolve<unknown>(document, one)
      const own = isRecord(node) ? node : {}
      const { schema } = own
      const target =
        isRecord(schema) && typeof schema['$ref'] === 'string' ? schema['$ref'].slice(1) : undefined
      return { node: own, pointer: target ?? `${reference ?? `${place}/${index}`}/schema` }
    }),
  )
}

/** One value, a list for an array, a record for `name[key]=…`; the names that were read are added to `known`. */
function queryValue({ searchParams }: URL, name: string, schema: unknown, known: Set<string>): unknown {
  const type = isRecord(schema) ? schema['type'] : undefined
  known.add(name)
  if (type === 'object') {
    const parts = [...searchParams].filter(([key]) => key.startsWith(`${name}[`) && key.endsWith(']'))
    for (const [key] of parts) known.add(key)
    if (parts.length > 0)
      return Object.fromEntries(parts.map(([key, value]) => [key.slice(name.length + 1, -1), value]))
  }
  const all = searchParams.getAll(name)
  if (all.length === 0) return undefined
  return type === 'array' ? all : all[0]
}

/** Text of a URL or header as the schema's type, where it can be read as one. */
function typed(value: unknown, schema: unknown): unknown {
  const node = isRecord(schema) ? schema : {}
  const types = [node['type']].flat()
  if (Array.isArray(value)) return value.map((one: unknown) => typed(one, node['items']))
  if (isRecord(value)) {
    const properties = isRecord(node['properties']) ? node['properties'] : {}
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [
        key,
        typed(one, properties[key] ?? node['additionalProperties']),
      ]),
    )
  }
  if (typeof value !== 'string') return value
  const number = types.some((type) => type === 'integer' || type === 'number')
  if (number && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (types.includes('boolean') && /^(true|false)$/.test(value)) return value === 'true'
  return value
}

function judgeBody(
  document: ContractDocument,
  operation: CheckedOperation,
  { requestText, requestHeaders }: RecordedCall,
): RequestJudgement {
  const { body } = operation
  const place = 'request body'
  const bad = (message: string): RequestJudgement => ({
    findings: [{ pointer: place, message }],
    undocumented: [],
  })
  if (!body) return { findings: [], undocumented: requestText === undefined ? [] : [place] }
  if (requestText === undefined) return body.required ? bad('is missing') : { findings: [], undocumented: [] }
  const type = requestHeaders.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== undefined && type !== 'application/json') return bad(`must be application/json, got ${type}`)
  let value: unknown
  try {
    value = JSON.parse(requestText)
  } catch {
    return bad('is not JSON')
  }
  const entry = entryOf(document, operation)
  const token = encodeURIComponent(operation.path.replaceAll('~', '~0').replaceAll('/', '~1'))
  const reference = isRecord(entry?.operation.requestBody) ? entry.operation.requestBody['$ref'] : undefined
  const base =
    typeof reference === 'string'
      ? reference.slice(1)
      : `/paths/${token}/${operation.method.toLowerCase()}/requestBody`
  const problems = schemaValidator(document)(`${base}/content/application~1json/schema`, value)
  return {
    findings: problems.map(({ pointer, message }) => ({ pointer: `${place} ${pointer}`.trim(), message })),
    undocumented: undocumentedFields(document, body.schema, value).map((pointer) => `${place} ${pointer}`),
  }
}
