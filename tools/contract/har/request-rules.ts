import { pointerOf } from '../model/json-pointer.ts'
import type { Finding } from '../check/finding.ts'
import type { CheckedOperation, Contract } from '../model/contract.ts'
import { bareType, isJsonType } from '../model/declared-answers.ts'
import { resolve, schemaAt, targetPointer } from '../model/reference.ts'
import {
  type ContractDocument,
  operationEntries,
  type OperationEntry,
  type Parameter,
  type PathItem,
} from '../model/document.ts'
import { isRecord } from '../model/record.ts'
import { schemaValidator } from '../model/schema-validator.ts'
import { undocumentedFields } from '../model/undocumented-fields.ts'
import type { RecordedCall } from './har-file.ts'
import { formRecord, givenValue } from './recorded-values.ts'

/** What a request breaks, and what it says that the contract doesn't know. */
export interface RequestJudgement {
  findings: Omit<Finding, 'rule'>[]
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
  for (const { parameter, pointer } of parametersOf(document, operation)) {
    const { name, in: place, required } = parameter
    if (place === 'cookie' || (place === 'header' && isNoParameter(name))) continue
    const label = `request ${place} ${name}`
    const given = givenValue(document, parameter, { path: values, headers: requestHeaders, url, known })
    if (given === undefined) {
      if (required === true) findings.push({ pointer: label, message: 'is missing' })
      continue
    }
    if ('unreadable' in given) {
      findings.push({ pointer: label, message: given.unreadable })
      continue
    }
    const isEmpty =
      given.value === '' && (parameter as { allowEmptyValue?: unknown }).allowEmptyValue === true
    if (isEmpty || pointer === undefined) continue
    for (const problem of schemaValidator(document)(pointer, given.value, 'request'))
      findings.push({ ...problem, pointer: label + problem.pointer })
  }
  const names = [...new Set(url.searchParams.keys())]
  return {
    findings,
    undocumented: names.filter((name) => !known.has(name)).map((name) => `request query ${name}`),
  }
}

/** OpenAPI takes no parameters of these names. */
function isNoParameter(name: string): boolean {
  return /^(accept|content-type|authorization)$/i.test(name)
}

const entries = new WeakMap<ContractDocument, Map<string, OperationEntry>>()

function entryOf(document: ContractDocument, { method, path }: CheckedOperation): OperationEntry | undefined {
  const known =
    entries.get(document) ??
    new Map(operationEntries(document).map((entry) => [`${entry.method.toUpperCase()} ${entry.path}`, entry]))
  entries.set(document, known)
  return known.get(`${method} ${path}`)
}

interface PlacedParameter {
  parameter: Parameter
  /** Where its schema stands; absent when it has none. */
  pointer: string | undefined
}

/** The parameters of an operation; its own win over those of its path. */
function parametersOf(document: ContractDocument, operation: CheckedOperation): PlacedParameter[] {
  const entry = entryOf(document, operation)
  if (!entry) return []
  const item = targetPointer(document, document.paths[entry.path]) ?? pointerOf('paths', entry.path)
  const lists = [
    [`${item}/parameters`, resolve<PathItem>(document, document.paths[entry.path] ?? {}).parameters ?? []],
    [`${item}/${entry.method}/parameters`, entry.operation.parameters ?? []],
  ] as const
  const placed = new Map<string, PlacedParameter>()
  for (const [place, list] of lists)
    for (const [index, node] of list.entries()) {
      const parameter = resolve<Parameter>(document, node)
      const base = targetPointer(document, node) ?? `${place}/${index}`
      placed.set(`${parameter.in} ${parameter.name}`, {
        parameter,
        pointer: schemaPlace(document, parameter, base),
      })
    }
  return [...placed.values()]
}

/** The schema of a parameter or of its content. */
function schemaPlace(
  document: ContractDocument,
  { schema, content }: Parameter,
  base: string,
): string | undefined {
  if (schema) return targetPointer(document, schema) ?? `${base}/schema`
  const [first] = Object.entries(content ?? {})
  const own = first && isRecord(first[1]) ? first[1]['schema'] : undefined
  if (!first || !isRecord(own)) return undefined
  return targetPointer(document, own) ?? base + pointerOf('content', first[0], 'schema')
}

function judgeBody(
  document: ContractDocument,
  operation: CheckedOperation,
  { requestText, requestHeaders }: RecordedCall,
): RequestJudgement {
  const place = 'request body'
  const none: RequestJudgement = { findings: [], undocumented: [] }
  const bad = (message: string): RequestJudgement => ({ ...none, findings: [{ pointer: place, message }] })
  const node = entryOf(document, operation)?.operation.requestBody
  const declared = schemaAt(document, node)
  const content = isRecord(declared['content']) ? declared['content'] : undefined
  if (!content) return requestText === undefined ? none : { ...none, undocumented: [place] }
  const types = Object.keys(content)
  const isText = (type: string) => isJsonType(type) || isForm(type)
  // Of an upload recorders keep no text.
  if (requestText === undefined)
    return declared['required'] === true && types.every(isText) ? bad('is missing') : none
  const stated = requestHeaders.get('content-type')
  const type = stated === null ? types.find(isJsonType) : types.find((one) => fits(bareType(stated), one))
  if (type === undefined)
    return stated === null ? none : bad(`must be ${types.join(' or ')}, got ${bareType(stated)}`)
  const schema = schemaAt(document, content[type])['schema']
  if (!isText(type) || !isRecord(schema)) return none
  const base =
    targetPointer(document, node) ??
    pointerOf('paths', operation.path, operation.method.toLowerCase(), 'requestBody')
  const pointer = targetPointer(document, schema) ?? base + pointerOf('content', type, 'schema')
  let value: unknown
  try {
    value = isForm(type) ? formRecord(document, schema, requestText) : (JSON.parse(requestText) as unknown)
  } catch {
    return bad('is not JSON')
  }
  return {
    findings: schemaValidator(document)(pointer, value, 'request').map((problem) => ({
      ...problem,
      pointer: `${place} ${problem.pointer}`.trim(),
    })),
    undocumented: undocumentedFields(document, schema, value).map((own) => `${place} ${own}`),
  }
}

function fits(type: string, declared: string): boolean {
  const range = bareType(declared)
  return range === '*/*' || range === type || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)))
}

function isForm(type: string): boolean {
  return bareType(type) === 'application/x-www-form-urlencoded'
}
