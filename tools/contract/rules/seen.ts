import type { CheckedOperation } from '../model/contract.ts'
import { declaredAnswer } from '../model/declared-answers.ts'
import type { ContractDocument, Parameter } from '../model/document.ts'
import { valueAt } from '../model/json-pointer.ts'
import { createPathMatcher, decodedText } from '../model/path-matcher.ts'
import { isRecord, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { fromText } from '../model/wire-text.ts'
import { celValue, keyOf } from './expression.ts'

/** A request and its answer as they went over the wire. */
export interface WireExchange {
  operation: CheckedOperation
  /** Path and query, the contract's own (without what stands before it); still encoded. */
  target: string
  requestHeaders: Headers
  requestBody: string | undefined
  /** It is known that nobody was logged in. */
  isGuest?: boolean
  status: number
  headers: Headers
  body: unknown
  /** The body as expressions take it, where the caller has it already. */
  celOf?: () => unknown
}

/** The same as expressions take it. */
export interface Seen {
  operation: CheckedOperation
  request: RequestValues
  answer: Record<string, unknown>
  isSuccess: boolean
  /** `data` is a part of the body, not the whole. */
  hasEnvelope: boolean
  /** The body as it came, and the schema that describes it, where the contract has one. */
  body: unknown
  schema?: unknown
}

/** Values of a request's parameters by their place and name; those that were not sent have their default. */
export interface RequestValues {
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body: unknown
  /** Nobody was logged in; false where that isn't known. */
  isGuest: boolean
}

/** Reads an exchange for rules. */
export function seenOf(document: ContractDocument, exchange: WireExchange): Seen {
  const { operation, status, headers, body } = exchange
  const envelope = isRecord(body) ? body : {}
  const cel = exchange.celOf ? exchange.celOf() : celValue(body ?? null)
  const place = declaredAnswer(operation.answers, status)?.schemaPointer
  const isSuccess = status >= 200 && status < 300 && envelope['status'] !== 'error'
  return {
    operation,
    request: requestValues(document, exchange),
    answer: {
      status: BigInt(status),
      headers: Object.fromEntries(headers),
      body: cel,
      // What the envelope of our contract holds, and the body itself of any other.
      data: isRecord(cel) && 'data' in cel ? cel['data'] : cel,
    },
    isSuccess,
    hasEnvelope: 'data' in envelope,
    body,
    ...(place !== undefined && { schema: valueAt(document, place) }),
  }
}

export function requestValues(
  document: ContractDocument,
  exchange: Pick<WireExchange, 'operation' | 'target' | 'requestHeaders' | 'requestBody' | 'isGuest'>,
): RequestValues {
  const { operation, target, requestHeaders, requestBody } = exchange
  const url = new URL(target, 'http://contract.invalid')
  const [match] = matcherOf(operation)(url.pathname)
  const places: RequestValues = {
    path: {},
    query: {},
    headers: {},
    body: null,
    isGuest: exchange.isGuest === true,
  }
  for (const parameter of operation.parameters) {
    const { name } = parameter
    const schema = schemaAt(document, parameter.schema)
    const given = textsOf(parameter, url, match?.values ?? {}, requestHeaders)
    const value = given === undefined ? schema['default'] : valueOf(document, parameter, given)
    const holder = {
      path: places.path,
      query: places.query,
      querystring: {},
      header: places.headers,
      cookie: {},
    }[parameter.in]
    if (value !== undefined)
      Object.assign(holder, { [parameter.in === 'header' ? name.toLowerCase() : name]: celValue(value) })
  }
  return { ...places, body: celValue(parsedBody(requestBody, requestHeaders)) }
}

const matchers = new WeakMap<CheckedOperation, ReturnType<typeof createPathMatcher>>()

function matcherOf(operation: CheckedOperation) {
  const matcher = matchers.get(operation) ?? createPathMatcher([operation])
  matchers.set(operation, matcher)
  return matcher
}

/** What was sent for a parameter, as text: one, several or members of an object. */
function textsOf(
  { name, in: place, style }: Parameter,
  url: URL,
  path: Record<string, string>,
  headers: Headers,
): string[] | Record<string, string> | undefined {
  if (place === 'path') return path[name] === undefined ? undefined : [decodedText(path[name])]
  if (place === 'header') {
    const value = headers.get(name)
    return value === null ? undefined : [value]
  }
  if (place !== 'query') return undefined
  if (style === 'deepObject') {
    const start = `${name}[`
    const members = [...url.searchParams].filter(([key]) => key.startsWith(start) && key.endsWith(']'))
    return members.length === 0
      ? undefined
      : Object.fromEntries(members.map(([key, value]) => [key.slice(start.length, -1), value]))
  }
  const values = url.searchParams.getAll(name)
  return values.length === 0 ? undefined : values
}

function valueOf(
  document: ContractDocument,
  { schema: node, explode }: Parameter,
  given: string[] | Record<string, string>,
): unknown {
  if (!Array.isArray(given)) return given
  const schema = schemaAt(document, node)
  // Of a parameter that stands twice the last value counts.
  const last = given.at(-1) ?? ''
  if (![schema['type']].flat().includes('array')) return fromText(document, schema, last)
  const texts = explode === false ? given.flatMap((one) => one.split(',')) : given
  return texts.map((one) => fromText(document, schema['items'], one))
}

function parsedBody(text: string | undefined, headers: Headers): unknown {
  if (text === undefined || text === '') return null
  if (/^application\/x-www-form-urlencoded/i.test(headers.get('content-type') ?? ''))
    return Object.fromEntries(new URLSearchParams(text))
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

/** Names that tell who asks or guard a call, not what is asked for. */
const guards = new Set(['x-sessid', 'sessid', 'idempotency-key'])

/** All that was asked for by name, wherever it stood: parameters, and fields of the body. */
export function askedFor({ path, query, headers, body }: RequestValues): Record<string, unknown> {
  const all = { ...headers, ...recordOf(body), ...query, ...path }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !guards.has(name.toLowerCase())))
}

const keys = new WeakMap<RequestValues, string>()

/** What a request asked for, as a text to compare with `keyOfValues`. */
export function keyOfSeen(
  document: ContractDocument,
  { operation, request }: Pick<Seen, 'operation' | 'request'>,
): string {
  const known = keys.get(request)
  if (known !== undefined) return known
  const key = keyOfValues(document, operation, askedFor(request))
  keys.set(request, key)
  return key
}

/** The same text for requests that ask an operation for the same; what is left out has its default. */
export function keyOfValues(
  document: ContractDocument,
  { parameters }: Pick<CheckedOperation, 'parameters'>,
  values: Readonly<Record<string, unknown>>,
): string {
  const given = Object.entries(values).filter(([, value]) => isThere(value))
  return keyOf({ ...usualOf(document, parameters), ...Object.fromEntries(given) })
}

const usual = new WeakMap<CheckedOperation['parameters'], Readonly<Record<string, unknown>>>()

/** The defaults of parameters. */
function usualOf(document: ContractDocument, parameters: CheckedOperation['parameters']) {
  const known = usual.get(parameters)
  if (known) return known
  const found = Object.fromEntries(
    parameters
      .map(({ name, schema }) => [name, schemaAt(document, schema)['default']] as const)
      .filter(([, value]) => isThere(value)),
  )
  usual.set(parameters, found)
  return found
}

const isThere = (value: unknown) => value !== undefined && value !== null
