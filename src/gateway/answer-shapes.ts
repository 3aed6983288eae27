import { isRecord, type Json, partAt, record, type ShapeSource } from './document-parts.ts'

/** Where a value isn't what the generated types promise. */
export interface Misfit {
  /** JSON pointer into the answer. */
  pointer: string
  expected: string
}

/** @returns the first misfit; nothing when the value has the promised shape */
export type ShapeCheck = (value: unknown) => Misfit | undefined

/** What the contract says of an operation's answer with this status; undefined for an operation that it doesn't know. */
export type AnswerShapes = (operationId: string, status: number) => DeclaredAnswer | undefined

export interface DeclaredAnswer {
  /** The whole envelope of an answer that was not refused. */
  success: ShapeCheck
  /** `data` of a refusal. */
  refusalData: ShapeCheck
}

/** A failed check: keys from the failing value up to the checked one. */
interface Failure {
  keys: string[]
  expected: string
}
type Check = (value: unknown) => Failure | undefined

/**
 * Checks that hold exactly what the generated types promise: types, required properties, items, constants, enums and
 * choices, and dates that can be parsed. Lengths, patterns and bounds are left to the checker: a value that only breaks those can be shown.
 * An operation's checks are made when it first answers.
 */
export function createAnswerShapes(document: ShapeSource): AnswerShapes {
  const operations = operationsById(document)
  const made = new Map<string, DeclaredAnswer | undefined>()
  const named = new Map<string, Check>()
  return (operationId, status) => {
    const key = `${operationId} ${status}`
    if (!made.has(key)) made.set(key, declaredAnswer(operations.get(operationId), status))
    return made.get(key)
  }

  function declaredAnswer(operation: Json | undefined, status: number): DeclaredAnswer | undefined {
    if (!operation) return undefined
    const successes = branchesOf(operation, status, 'success')
    // Any refusal may carry what that of a server error may, which every operation declares.
    const refusals = [...branchesOf(operation, status, 'error'), ...branchesOf(operation, 500, 'error')]
    const data = refusals.map((branch) => record(branch['properties'])['data'] ?? {})
    return {
      success: shapeCheck(anyOf(successes.map(check))),
      refusalData: shapeCheck(anyOf([{ type: 'null' }, ...data].map(check))),
    }
  }

  function branchesOf(operation: Json, status: number, envelope: 'success' | 'error'): Json[] {
    const response = resolved(record(operation['responses'])[status])
    const whole = resolved(record(record(response['content'])['application/json'])['schema'])
    return list(whole['oneOf'] ?? [whole])
      .map(resolved)
      .filter((branch) => resolved(record(branch['properties'])['status'])['const'] === envelope)
  }

  function check(node: unknown): Check {
    if (!isRecord(node)) return () => undefined
    const reference = node['$ref']
    if (typeof reference !== 'string') return allOf(keywordChecks(node))
    const known = named.get(reference)
    if (known) return known
    // A schema may hold itself: its check is there before it is made.
    let own: Check = () => undefined
    named.set(reference, (value) => own(value))
    own = check(resolved(node))
    return own
  }

  function keywordChecks(schema: Json): Check[] {
    const checks: Check[] = []
    if ('const' in schema) checks.push(oneOfValues([schema['const']]))
    if ('enum' in schema) checks.push(oneOfValues(list(schema['enum'])))
    else if ('type' in schema) checks.push(typeCheck(list(schema['type'])))
    if (schema['format'] === 'date' || schema['format'] === 'date-time') checks.push(dateCheck)
    if ('properties' in schema || 'required' in schema || isRecord(schema['additionalProperties']))
      checks.push(objectCheck(schema))
    if ('items' in schema) checks.push(itemsCheck(check(schema['items'])))
    checks.push(...list(schema['allOf'] ?? []).map(check))
    for (const choice of ['oneOf', 'anyOf'])
      if (choice in schema) checks.push(anyOf(list(schema[choice]).map(check)))
    return checks
  }

  function objectCheck(schema: Json): Check {
    const required = list(schema['required'] ?? []).map(String)
    const properties = Object.entries(record(schema['properties'])).map(
      ([name, part]) => [name, check(part)] as const,
    )
    const known = new Set(properties.map(([name]) => name))
    const rest = isRecord(schema['additionalProperties']) ? check(schema['additionalProperties']) : undefined
    return (value) => {
      if (!isRecord(value)) return undefined
      for (const name of required)
        if (!Object.hasOwn(value, name)) return { keys: [name], expected: 'required' }
      for (const [name, part] of properties) {
        const failure = Object.hasOwn(value, name) ? part(value[name]) : undefined
        if (failure) return below(name, failure)
      }
      if (!rest) return undefined
      for (const [name, part] of Object.entries(value)) {
        const failure = known.has(name) ? undefined : rest(part)
        if (failure) return below(name, failure)
      }
      return undefined
    }
  }

  function resolved(node: unknown): Json {
    let current = node
    while (isRecord(current) && typeof current['$ref'] === 'string')
      current = partAt(document, current['$ref'])
    return record(current)
  }
}

function operationsById({ paths }: ShapeSource): Map<string, Json> {
  const operations = Object.values(paths).flatMap((item: unknown) => Object.values(record(item)))
  return new Map(
    operations.filter(isRecord).map((operation) => [String(operation['operationId']), operation]),
  )
}

function shapeCheck(check: Check): ShapeCheck {
  return (value) => {
    const failure = check(value)
    return (
      failure && {
        pointer: failure.keys
          .toReversed()
          .map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
          .join(''),
        expected: failure.expected,
      }
    )
  }
}

function allOf(checks: readonly Check[]): Check {
  const [only] = checks
  if (checks.length === 1 && only) return only
  return (value) => {
    for (const one of checks) {
      const failure = one(value)
      if (failure) return failure
    }
    return undefined
  }
}

/** One of several; when none fits, the one that fits deepest tells why. */
function anyOf(checks: readonly Check[]): Check {
  return (value) => {
    let deepest: Failure | undefined
    for (const one of checks) {
      const failure = one(value)
      if (!failure) return undefined
      if (!deepest || failure.keys.length > deepest.keys.length) deepest = failure
    }
    return deepest
  }
}

function typeCheck(types: readonly unknown[]): Check {
  const failure = { expected: types.join(' or ') }
  return (value) => (types.includes(typeOf(value, types)) ? undefined : { keys: [], ...failure })
}

function typeOf(value: unknown, types: readonly unknown[]): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number')
    return Number.isInteger(value) && types.includes('integer') ? 'integer' : 'number'
  return typeof value
}

function oneOfValues(values: readonly unknown[]): Check {
  const known = new Set(values)
  const expected = values.map((value) => JSON.stringify(value)).join(' or ')
  return (value) => (known.has(value) ? undefined : { keys: [], expected })
}

/** Formatting a date that can't be parsed throws. */
const dateCheck: Check = (value) =>
  typeof value === 'string' && Number.isNaN(Date.parse(value)) ? { keys: [], expected: 'date' } : undefined

function itemsCheck(item: Check): Check {
  return (value) => {
    if (!Array.isArray(value)) return undefined
    for (const [index, one] of value.entries()) {
      const failure = item(one)
      if (failure) return below(String(index), failure)
    }
    return undefined
  }
}

function below(key: string, failure: Failure): Failure {
  failure.keys.push(key)
  return failure
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value]
}
