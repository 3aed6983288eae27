import type { ContractDocument, Parameter } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { CheckedOperation, RequestBody } from '../model/contract.ts'
import { isJsonType } from '../model/declared-answers.ts'
import { type Schema, schemaAt } from '../model/reference.ts'

/** A request that the contract forbids, and what must come of it. */
export interface WrongRequest {
  /** What is wrong, `request PAGE_SIZE`. */
  place: string
  what: string
  values?: Record<string, unknown>
  body?: unknown
  /** Replaces the whole body text. */
  text?: string
  expected: readonly number[]
}

/** Values that no backend knows: large, but inside every bound that a list of things has. */
const unknownNumber = 999_999_999
const unknownCode = 'no-such-thing-999999'
const unknownUuid = 'f3b1c9de-5a77-4c0e-9d42-7b60a1e8c355'

/** Requests with one thing wrong each: types, bounds, enums, formats, missing parts, unknown ids. */
export function wrongRequests(
  document: ContractDocument,
  operation: CheckedOperation,
  accepted: { values: Readonly<Record<string, unknown>>; body?: unknown },
  houseRules = false,
): WrongRequest[] {
  const all: WrongRequest[] = []
  const refusing = refusals(operation.answers, houseRules)
  for (const parameter of operation.parameters) {
    if (parameter.in === 'header' || parameter.in === 'cookie' || parameter['x-multi-segment']) continue
    all.push(...wrongParameter(document, operation, parameter, { values: accepted.values, refusing }))
  }
  if (operation.body && isRecord(accepted.body))
    all.push(...wrongBody(document, operation.body, accepted.body, { operation, refusing }))
  return all
}

/** Longer lists would make addresses that servers cut off. */
const mostItems = 200

function wrongParameter(
  document: ContractDocument,
  { answers }: CheckedOperation,
  parameter: Parameter,
  { values, refusing }: { values: Readonly<Record<string, unknown>>; refusing: number[] },
): WrongRequest[] {
  const { name, required } = parameter
  const schema = schemaAt(document, parameter.schema)
  const place = `request ${name}`
  const inPath = parameter.in === 'path'
  const expected = inPath ? [...refusing, 404] : refusing
  if (refusing.length === 0) return []
  const one = (what: string, value: unknown): WrongRequest => ({
    place,
    what,
    values: { ...values, [name]: value },
    expected,
  })
  const all = wrongScalars(schema, inPath).map(([what, value]) => one(what, value))
  const { type, maxItems, items } = schema
  const words = listOf(schemaAt(document, items)['enum'])
  if (type === 'array' && typeof words[0] === 'string')
    all.push(one('with an item that is not of the enum', [words[0], 'no-such-value']))
  if (type === 'array' && typeof maxItems === 'number' && maxItems <= mostItems) {
    const { type: kind } = schemaAt(document, items)
    if (kind === 'integer' && words.length === 0)
      all.push(
        one(
          'of too many items',
          Array.from({ length: maxItems + 1 }, (_, index) => index + 1),
        ),
      )
  }
  if (required && !inPath) all.push(one('left out', undefined))
  const unknown = unknownThing(parameter, schema)
  if (answers.has('404') && required && unknown !== undefined)
    all.push({ ...one('of nothing known', unknown), expected: [404] })
  return all
}

/**
 * With what a request that is not of the contract is turned down. By our rules 422, else 400; HTTP itself parts the two
 * nowhere, so that of other contracts each one that is declared will do. A range or `default` means both.
 */
function refusals(answers: CheckedOperation['answers'], houseRules: boolean): number[] {
  const declared = [422, 400].filter((status) => answers.has(String(status)))
  if (declared.length > 0) return houseRules ? declared.slice(0, 1) : declared
  return ['4XX', '4xx', 'default'].some((status) => answers.has(status)) ? [400, 422] : []
}

/** An id or code that is of the schema and names nothing; `undefined` where the parameter is no name of a thing. */
function unknownThing({ name }: Parameter, { type, format, maximum }: Schema): unknown {
  if (type === 'integer')
    return /(^id$|Id$|_id$)/.test(name) && Number(maximum ?? unknownNumber) >= unknownNumber
      ? unknownNumber
      : undefined
  if (type === 'string' && format === 'uuid') return unknownUuid
  return name === 'code' ? unknownCode : undefined
}

function wrongScalars(schema: Schema, inPath: boolean): [string, unknown][] {
  const { type, minimum, maximum, maxLength, enum: allowed, format } = schema
  const all: [string, unknown][] = []
  if (type === 'integer' || type === 'number') {
    all.push(['of a wrong type', 'abc'])
    // What isn't of the enum is asked for below.
    if (Array.isArray(allowed)) return [...all, ['not of the enum', Math.max(...allowed.map(Number)) + 1]]
    if (typeof minimum === 'number') all.push(['below its minimum', minimum - 1])
    if (typeof maximum === 'number' && maximum < 2_000_000_000) all.push(['above its maximum', maximum + 1])
    if (type === 'integer') all.push(['with a fraction', 1.5])
  }
  if (type === 'boolean') all.push(['of a wrong type', 'maybe'])
  if (Array.isArray(allowed)) all.push(['not of the enum', 'no-such-value'])
  else if (type === 'string' && typeof maxLength === 'number' && maxLength <= 2000 && !inPath)
    all.push(['too long', 'a'.repeat(maxLength + 1)])
  if (format === 'date') all.push(['not a day', '2026-13-45'])
  return all
}

function wrongBody(
  document: ContractDocument,
  { schema, mediaType }: RequestBody,
  body: Record<string, unknown>,
  { operation: { answers }, refusing: expected }: { operation: CheckedOperation; refusing: number[] },
): WrongRequest[] {
  const all: WrongRequest[] = []
  const isJson = isJsonType(mediaType)
  const broken = expected.length > 1 ? expected : [400]
  if (isJson && answers.has('400'))
    all.push({ place: 'request body', what: 'broken', text: '{"a":', expected: broken })
  if (expected.length === 0) return all
  if (isJson && schema['type'] === 'object')
    all.push({ place: 'request body', what: 'a list', text: '[]', expected })
  const spoilt = { expected, place: 'request ', whole: (value: Record<string, unknown>) => value }
  const members = wrongMembers(document, schema, body, spoilt)
  all.push(
    ...(isJson ? members : members.filter(({ what, place }) => isWrongInForm(document, schema, what, place))),
  )
  return all
}

/** A form has texts alone: any is a text or a list of one, and what is no number is one in no form. */
function isWrongInForm(document: ContractDocument, schema: Schema, what: string, place: string): boolean {
  if (/^(a text with|empty|with one item twice)/.test(what)) return false
  if (what !== 'of a wrong type') return true
  const { type } = schemaAt(document, recordOf(schema['properties'])[place.replace('request /', '')])
  return ['integer', 'number', 'boolean'].some((one) => one === type)
}

/** How deep bodies are spoilt: their own fields, and those of the objects in them. */
const deepest = 2

interface Spoiling {
  expected: readonly number[]
  /** Where the object stands, `request /product`. */
  place: string
  /** The body with another object in this place. */
  whole: (value: Record<string, unknown>) => Record<string, unknown>
}

function wrongMembers(
  document: ContractDocument,
  schema: Schema,
  value: Record<string, unknown>,
  { expected, place: of, whole }: Spoiling,
  depth = 1,
): WrongRequest[] {
  const all: WrongRequest[] = []
  const required = new Set(listOf(schema['required']))
  for (const [name, node] of Object.entries(recordOf(schema['properties']))) {
    const own = schemaAt(document, node)
    if (name === 'SESSID' || own['readOnly'] === true) continue
    const place = `${of}/${name}`
    const put = (member: unknown) => whole({ ...value, [name]: member })
    const one = (what: string, member: unknown): WrongRequest => ({
      place,
      what,
      body: put(member),
      expected,
    })
    if (required.has(name)) all.push(one('left out', undefined))
    const wrong = wrongTyped(own)
    if (wrong !== undefined) all.push(one('of a wrong type', wrong))
    all.push(...wrongValues(own, value[name]).map(([what, member]) => one(what, member)))
    const inner = value[name]
    if (depth < deepest && isRecord(inner) && own['type'] === 'object')
      all.push(...wrongMembers(document, own, inner, { expected, place, whole: put }, depth + 1))
  }
  return all
}

/** Values of a right type that the contract forbids. */
function wrongValues(own: Schema, given: unknown): [string, unknown][] {
  const all: [string, unknown][] = []
  const { type, minimum, maximum, minLength, maxLength, minItems, uniqueItems } = own
  if (type === 'integer') {
    if (typeof minimum === 'number') all.push(['below its minimum', minimum - 1])
    if (typeof maximum === 'number' && maximum < 2_000_000_000) all.push(['above its maximum', maximum + 1])
    if (Array.isArray(own['enum'])) return [...all, ['not of the enum', 'no-such-value']]
    all.push(['with a fraction', (typeof given === 'number' ? given : 1) + 0.5])
    if (typeof given === 'number') all.push(['a text with a number', String(given)])
  }
  if (Array.isArray(own['enum'])) all.push(['not of the enum', 'no-such-value'])
  if (type === 'boolean' && typeof given === 'boolean') all.push(['a text with a truth value', String(given)])
  if (type === 'string' && typeof maxLength === 'number' && maxLength <= 2000)
    all.push(['too long', 'a'.repeat(maxLength + 1)])
  if (type === 'string' && typeof minLength === 'number' && minLength > 1)
    all.push(['too short', 'a'.repeat(minLength - 1)])
  if (type === 'array' && typeof minItems === 'number' && minItems > 0) all.push(['empty', []])
  if (type === 'array' && uniqueItems === true && Array.isArray(given) && given.length > 0)
    all.push(['with one item twice', [...given, given[0]]])
  return all
}

function wrongTyped({ type }: Schema): unknown {
  const kinds = Array.isArray(type) ? type : [type]
  if (kinds.includes('string')) return { wrong: true }
  if (kinds.includes('integer') || kinds.includes('number')) return 'abc'
  if (kinds.includes('boolean')) return 'maybe'
  if (kinds.includes('array') || kinds.includes('object')) return 'abc'
  return undefined
}
