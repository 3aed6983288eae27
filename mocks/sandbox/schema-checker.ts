import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import type { ContractDocument } from './contract.ts'
import type { Reason } from './problems.ts'

/** Checks a value and returns the entries of `errors`, none if it is valid. `at` is prepended to each field's path. */
export type SchemaChecker = (value: unknown, at?: string) => Reason[]

// Keywords whose error only repeats an error below them; that one is reported.
const wrappers = new Set([
  '$ref',
  'properties',
  'items',
  'prefixItems',
  'allOf',
  'additionalProperties',
  'if',
])
const alternatives = new Set(['oneOf', 'anyOf'])

/** One keyword of the schema that a value breaks. */
export interface BrokenKeyword {
  keyword: string
  /** JSON pointer of the value, `''` for the whole; of a missing property, where it should stand. */
  pointer: string
  /** The validator's message, in English. */
  error: string
  /** The schema that holds the keyword, references followed. */
  schema: Record<string, unknown>
}

/** Creates a checker of one schema, with only the components that it references. */
export function createChecker(contract: ContractDocument, schema: Schema): SchemaChecker {
  const validate = createValidator(contract, schema)
  return (value, at = '') => {
    const entries = new Map<string, Reason>()
    for (const { keyword, pointer, error } of validate(value)) {
      const field = [at, ...pathOf(pointer)].filter((part) => part !== '').join('.')
      if (!entries.has(field))
        entries.set(field, { code: 'validation', message: messageOf(keyword, error), field })
    }
    return [...entries.values()]
  }
}

/** The same with the schema at each place; empty if the value is valid. */
export function createValidator(
  contract: ContractDocument,
  schema: Schema,
): (value: unknown) => BrokenKeyword[] {
  const definitions: Record<string, unknown> = {}
  const root = detached(contract, schema, definitions)
  const whole = { $defs: { root, ...definitions }, $ref: '#/$defs/root' }
  const validator = new Validator(whole, '2020-12', false)
  return (value) => {
    // The validator follows object identity only; JSON values have no undefined.
    const { valid, errors } = validator.validate(value)
    if (valid) return []
    return ownErrors(errors).map(({ keyword, keywordLocation, instanceLocation, error }) => {
      const missing = keyword === 'required' ? /"([^"]+)"/.exec(error)?.[1] : undefined
      const pointer = decodeURIComponent(instanceLocation.slice(1))
      return {
        keyword,
        pointer: missing === undefined ? pointer : `${pointer}/${escapeKey(missing)}`,
        error,
        schema: holderOf(whole, keywordLocation),
      }
    })
  }
}

/** Copy of a schema without examples and extensions (the validator reads those as schemas), references made local. */
function detached(contract: ContractDocument, value: unknown, definitions: Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((one) => detached(contract, one, definitions))
  if (typeof value !== 'object' || value === null) return value
  const copy: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    if (key === 'example' || key === 'examples' || key === 'discriminator' || key.startsWith('x-')) continue
    if (key === '$ref' && typeof part === 'string') copy[key] = define(contract, part, definitions)
    else if (key === 'const' || key === 'enum' || key === 'default') copy[key] = part
    else if (key === 'properties') copy[key] = mapValues(part, (one) => detached(contract, one, definitions))
    else copy[key] = detached(contract, part, definitions)
  }
  return copy
}

function define(contract: ContractDocument, reference: string, definitions: Record<string, unknown>): string {
  const name = reference.replace('#/components/schemas/', '')
  const schema = contract.components?.['schemas']?.[name]
  if (schema === undefined) throw new Error(`The contract has no schema ${reference}`)
  if (!(name in definitions)) {
    definitions[name] = true
    definitions[name] = detached(contract, schema, definitions)
  }
  return `#/$defs/${name}`
}

function mapValues(value: unknown, change: (one: unknown) => unknown): unknown {
  return Object.fromEntries(Object.entries(value ?? {}).map(([key, one]) => [key, change(one)]))
}

/** Errors inside the branches of `oneOf` or `anyOf` are noise: only the choice itself is reported. */
function ownErrors(errors: readonly OutputUnit[]): OutputUnit[] {
  const choices = errors
    .filter(({ keyword }) => alternatives.has(keyword))
    .map((error) => `${error.keywordLocation}/`)
  return errors.filter(
    ({ keyword, keywordLocation }) =>
      !wrappers.has(keyword) && !choices.some((choice) => keywordLocation.startsWith(choice)),
  )
}

/** The schema around a keyword's location such as `#/$ref/properties/id/type`. */
function holderOf(whole: Record<string, unknown>, location: string): Record<string, unknown> {
  let schema = whole
  for (const part of pathOf(decodeURIComponent(location.slice(1))).slice(0, -1)) {
    const next = schema[part]
    const target = part === '$ref' ? partAt(whole, pathOf(String(next).slice(1))) : next
    schema = (target ?? {}) as Record<string, unknown>
  }
  return schema
}

function partAt(whole: unknown, path: readonly string[]): unknown {
  return path.reduce((parent, key) => (parent as Record<string, unknown> | undefined)?.[key], whole)
}

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

function escapeKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function messageOf(keyword: string, error: string): string {
  const [limit] = /(?<=[<>=] )-?[\d.]+|(?<=than )-?[\d.]+/.exec(error) ?? []
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return 'Обязательное поле.'
    case 'type':
      return 'Значение неверного типа.'
    case 'enum':
    case 'const':
    case 'oneOf':
    case 'anyOf':
      return 'Недопустимое значение.'
    case 'pattern':
    case 'format':
      return 'Недопустимый формат.'
    case 'minLength':
      return 'Слишком короткое значение.'
    case 'maxLength':
      return 'Слишком длинное значение.'
    case 'minimum':
    case 'exclusiveMinimum':
      return limit ? `Значение меньше допустимого (${limit}).` : 'Значение меньше допустимого.'
    case 'maximum':
    case 'exclusiveMaximum':
      return limit ? `Значение больше допустимого (${limit}).` : 'Значение больше допустимого.'
    case 'minItems':
      return 'Слишком мало элементов.'
    case 'maxItems':
      return 'Слишком много элементов.'
    case 'uniqueItems':
      return 'Элементы повторяются.'
    default:
      return 'Неверное значение.'
  }
}
