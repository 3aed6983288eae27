import type { ContractDocument, Parameter } from '../model/document.ts'
import { isRecord, listOf } from '../model/record.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { type Schema, schemaAt } from '../model/reference.ts'
import { nobodysId, nobodysUuid } from './nobodys-ids.ts'
import type { WrongRequest } from './wrong-request.ts'
import { wrongBodies } from './wrong-bodies.ts'
import { wrongForms } from './wrong-texts.ts'

/** A code that no backend knows. */
const unknownCode = 'no-such-thing-999999'

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
    all.push(...wrongBodies(document, operation, accepted.body, refusing))
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
  const all = wrongScalars(schema, inPath, values[name]).map(([what, value]) => one(what, value))
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
    return /(^id$|Id$|_id$)/.test(name) && Number(maximum ?? nobodysId) >= nobodysId ? nobodysId : undefined
  if (type === 'string' && format === 'uuid') return nobodysUuid
  return name === 'code' ? unknownCode : undefined
}

function wrongScalars(schema: Schema, inPath: boolean, given: unknown): [string, unknown][] {
  const { type, minimum, maximum, minLength, maxLength, enum: allowed, format } = schema
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
  if (type === 'string' && !inPath && typeof minLength === 'number' && minLength > 1)
    all.push(['too short', 'а'.repeat(minLength - 1)])
  if (format === 'date') all.push(['not a day', '2026-13-45'])
  if (type === 'string' && !inPath) all.push(...wrongForms(schema, given))
  return all
}
