import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { type ContractDocument, isRecord } from '../contract/bundle.ts'
import { valueAt } from './json-pointer.ts'

// ajv-formats is CommonJS: under Node's ESM its function is the `default` of the default import.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** One place where a value isn't what the schema says. */
export interface SchemaProblem {
  pointer: string
  message: string
}

/** Checks a value against the schema at a pointer of the bundled document; empty when valid. */
export type SchemaValidator = (pointer: string, value: unknown) => SchemaProblem[]

const made = new WeakMap<ContractDocument, SchemaValidator>()

/** A validator by Ajv (not by what the sandbox validates with); made once for each document. */
export function schemaValidator(document: ContractDocument): SchemaValidator {
  const known = made.get(document)
  if (known) return known
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true, logger: false })
  addFormats(ajv)
  ajv.addFormat('html', true)
  ajv.addSchema(document, 'contract')
  const validator: SchemaValidator = (pointer, value) => {
    const validate = ajv.getSchema(`contract#${pointer}`)
    if (!validate) return [{ pointer: '', message: `the contract has no schema at ${pointer}` }]
    return validate(value) === true ? [] : readable(branchErrors(value, validate.errors ?? []), value)
  }
  made.set(document, validator)
  return validator
}

/**
 * Where a `oneOf` fails, every branch complains. What is kept is the deepest complaint below it: the branch that got
 * furthest is the one that was meant.
 */
function branchErrors(value: unknown, errors: ErrorObject[]): ErrorObject[] {
  const choices = errors.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  const outermost = choices.filter(
    (one) => !choices.some((other) => other !== one && isBelow(one.instancePath, other.instancePath)),
  )
  const outside = errors.filter((error) =>
    outermost.every(({ instancePath }) => !isWithin(error.instancePath, instancePath)),
  )
  const chosen = outermost.map((choice) => {
    const inside = errors.filter(
      (error) => !choices.includes(error) && isWithin(error.instancePath, choice.instancePath),
    )
    const given = valueAt(value, choice.instancePath)
    const isWhole = isRecord(given) || Array.isArray(given)
    const fitting = inside.filter(
      ({ keyword, instancePath }) => !(isWhole && keyword === 'type' && instancePath === choice.instancePath),
    )
    const pool = [meant(fitting), fitting, inside].find((one) => one.length > 0) ?? []
    return pool.toSorted((a, b) => depth(b) - depth(a))[0] ?? choice
  })
  return [...outside, ...chosen]
}

/** Leaves out the complaints of branches that a constant rules out: `kind: 'cat'` for a dog. */
function meant(errors: ErrorObject[]): ErrorObject[] {
  const ruledOut = errors
    .filter(({ keyword }) => keyword === 'const')
    .map(({ schemaPath }) => schemaPath.replace(/\/properties\/[^/]+\/const$/, '/'))
  return errors.filter(({ schemaPath }) => !ruledOut.some((branch) => schemaPath.startsWith(branch)))
}

function depth({ instancePath }: ErrorObject): number {
  return instancePath.split('/').length
}

function isBelow(path: string, above: string): boolean {
  return path !== above && path.startsWith(`${above}/`)
}

function isWithin(path: string, above: string): boolean {
  return path === above || isBelow(path, above)
}

function readable(errors: ErrorObject[], value: unknown): SchemaProblem[] {
  const problems = errors.map((error): SchemaProblem => {
    const { instancePath, keyword, params, message = 'is not of the schema' } = error
    if (keyword === 'required')
      return { pointer: `${instancePath}/${String(params['missingProperty'])}`, message: 'is missing' }
    const given = shortJson(valueAt(value, instancePath))
    if (keyword === 'enum')
      return {
        pointer: instancePath,
        message: `must be one of ${shortJson(params['allowedValues'], 300)}, got ${given}`,
      }
    if (keyword === 'const')
      return { pointer: instancePath, message: `must be ${shortJson(params['allowedValue'])}, got ${given}` }
    return { pointer: instancePath, message: `${message}, got ${given}` }
  })
  const seen = new Set<string>()
  return problems.filter(({ pointer, message }) => {
    const key = `${pointer} ${message}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

function shortJson(value: unknown, limit = 80): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > limit ? `${text.slice(0, limit)}…` : text
}
