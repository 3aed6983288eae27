import { type ContractDocument, operationEntries, type OperationEntry } from './document.ts'
import { jsonContent } from './json-content.ts'
import { isRecord } from './record.ts'
import { resolve } from './reference.ts'

/** A call of one operation as its examples tell it. */
export interface ExampleRequest {
  operationId: string
  method: string
  /** Path and query, filled with the examples of the parameters. */
  path: string
  headers: Record<string, string>
  body?: unknown
  /** What the contract's example answers to it. */
  answer: unknown
}

/**
 * One call per operation that takes and answers JSON, made from the success examples of the contract; required
 * parameters only. Uploads and files have no such examples.
 */
export function exampleRequests(document: ContractDocument): ExampleRequest[] {
  return operationEntries(document)
    .filter(
      ({ operation: { requestBody, responses } }) =>
        jsonContent(document, responses['200']) && (!requestBody || jsonContent(document, requestBody)),
    )
    .map((entry) => exampleRequest(document, entry))
}

function exampleRequest(document: ContractDocument, entry: OperationEntry): ExampleRequest {
  const { operation, parameters } = entry
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  let path = entry.path
  for (const parameter of parameters) {
    if (!parameter.required) continue
    const value = parameterExample(document, parameter)
    if (parameter.in === 'path')
      path = path.replace(
        `{${parameter.name}}`,
        parameter['x-multi-segment'] ? encodeURI(value) : encodeURIComponent(value),
      )
    if (parameter.in === 'query') query.append(parameter.name, value)
    if (parameter.in === 'header') headers[parameter.name] = value
  }
  const body = successExample(document, operation.requestBody)
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  const needsToken = (operation.security ?? []).some((one) => 'token' in one)
  if (needsToken) headers['Authorization-Token'] = 'example-token'
  return {
    operationId: operation.operationId,
    method: entry.method.toUpperCase(),
    path: query.size > 0 ? `${path}?${query}` : path,
    headers: { ...headers, Cookie: 'SID=b7c1d2e3f4a5968778695a4b3c2d1e0f' },
    ...(body === undefined ? {} : { body }),
    answer: successExample(document, operation.responses['200']),
  }
}

function parameterExample(document: ContractDocument, parameter: object): string {
  const { example, examples, schema } = parameter as Record<string, unknown>
  const named = isRecord(examples) ? resolve<unknown>(document, Object.values(examples)[0]) : undefined
  const target = resolve<unknown>(document, schema)
  const value =
    example ??
    (isRecord(named) ? named['value'] : undefined) ??
    (isRecord(target) ? (target['example'] ?? target['const'] ?? target['default']) : undefined)
  if (value === undefined) throw new Error(`The parameter ${JSON.stringify(parameter)} has no example`)
  return String(Array.isArray(value) ? value[0] : value)
}

function successExample(document: ContractDocument, node: unknown): unknown {
  const target = resolve<unknown>(document, node)
  const content =
    isRecord(target) && isRecord(target['content']) ? target['content']['application/json'] : undefined
  if (!isRecord(content) || !isRecord(content['examples'])) return undefined
  const example = resolve<unknown>(
    document,
    content['examples']['success'] ?? Object.values(content['examples'])[0],
  )
  return isRecord(example) ? example['value'] : undefined
}
