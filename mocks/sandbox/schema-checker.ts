import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import type { ContractDocument } from './contract.ts'
import type { ApiErrorEntry } from './problems.ts'

/** Checks a value; answers the entries of `errors`, none when it fits. `at` is put before each field's path. */
export type SchemaChecker = (value: unknown, at?: string) => ApiErrorEntry[]

// Keywords that only say that something below them is wrong; the error below is the one to show.
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

/** Makes a checker of one schema with only the components that it reaches. */
export function createChecker(contract: ContractDocument, schema: Schema): SchemaChecker {
  const definitions: Record<string, unknown> = {}
  const root = detached(contract, schema, definitions)
  const validator = new Validator({ $defs: { root, ...definitions }, $ref: '#/$defs/root' }, '2020-12', false)
  return (value, at = '') => {
    // The validator follows object identity only; JSON values have no undefined.
    const { valid, errors } = validator.validate(value)
    return valid ? [] : entriesOf(errors, at)
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

function entriesOf(errors: readonly OutputUnit[], at: string): ApiErrorEntry[] {
  const choices = errors
    .filter(({ keyword }) => alternatives.has(keyword))
    .map((error) => `${error.keywordLocation}/`)
  const entries = new Map<string, ApiErrorEntry>()
  for (const { keyword, keywordLocation, instanceLocation, error } of errors) {
    // What fails inside the branches of a choice is noise: the choice itself is reported.
    if (wrappers.has(keyword) || choices.some((choice) => keywordLocation.startsWith(choice))) continue
    const missing = keyword === 'required' ? /"([^"]+)"/.exec(error)?.[1] : undefined
    const field = [at, ...pathOf(instanceLocation), missing]
      .filter((part) => part !== undefined && part !== '')
      .join('.')
    if (!entries.has(field))
      entries.set(field, { code: 'validation', message: messageOf(keyword, error), field })
  }
  return [...entries.values()]
}

function pathOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
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
