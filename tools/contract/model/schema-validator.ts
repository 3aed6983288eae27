import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { type ContractDocument, ContractError } from './document.ts'
import { isRecord, recordOf } from './record.ts'
import { resolve } from './reference.ts'
import { fragmentOfPointer, valueAt } from './json-pointer.ts'
import { keywordPlaces } from './keyword-places.ts'

// ajv-formats is CommonJS: under Node's ESM its function is the `default` of the default import.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** One place where a value isn't what the schema says. */
export interface SchemaProblem {
  pointer: string
  message: string
  /** Where the contract says it: pointer of the violated keyword in the bundled document. */
  schemaPointer?: string
}

/**
 * Checks a value against the schema at a pointer of the bundled document; empty when valid. What is `readOnly` need not
 * be in a request, what is `writeOnly` not in an answer.
 */
type SchemaValidator = (pointer: string, value: unknown, direction?: 'answer' | 'request') => SchemaProblem[]

interface Validation {
  validator: SchemaValidator
  /** Why the schema at a pointer can't be used; `undefined` when it can. Who has asked is told, and judges nothing by it. */
  flawAt: (pointer: string) => string | undefined
}

const made = new WeakMap<ContractDocument, Validation>()

/**
 * A validator by Ajv (not by what the sandbox validates with); made once for each document.
 * @returns a function that throws {@link ContractError} for a schema that can't be used, unless `schemaFlaw` has told so
 */
export function schemaValidator(document: ContractDocument): SchemaValidator {
  return validationOf(document).validator
}

/** Why the schema at a pointer can't be used, in Ajv's words; from then on the validator lets any value pass there. */
export function schemaFlaw(document: ContractDocument, pointer: string): string | undefined {
  return validationOf(document).flawAt(pointer)
}

function validationOf(document: ContractDocument): Validation {
  const known = made.get(document)
  if (known) return known
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateFormats: true,
    logger: false,
    // Says which schema a broken rule belongs to.
    verbose: true,
    code: { regExp: readablePattern, optimize: false },
  })
  addFormats(ajv)
  ajv.addFormat('html', true)
  ajv.addSchema(document, 'contract')
  const told = new Set<string>()
  const flawAt = (pointer: string): string | undefined => {
    try {
      ajv.getSchema(`contract#${fragmentOfPointer(pointer)}`)
      return undefined
    } catch (error) {
      told.add(pointer)
      return error instanceof Error ? error.message : String(error)
    }
  }
  const validator: SchemaValidator = (pointer, value, direction = 'answer') => {
    if (told.has(pointer)) return []
    const validate = compiled(ajv, pointer)
    if (!validate) return [{ pointer: '', message: `the contract has no schema at ${pointer}` }]
    if (validate(value) === true) return []
    const errors = (validate.errors ?? []).filter((error) => !isOtherWay(document, error, direction))
    return readable(branchErrors(value, errors), value, keywordPlaces(document))
  }
  const validation = { validator, flawAt }
  made.set(document, validation)
  return validation
}

/** Patterns of other teams aren't always good with the `u` flag, which ours are written for. */
const readablePattern = Object.assign(
  (pattern: string, flags: string): RegExp => {
    try {
      return new RegExp(pattern, flags)
    } catch {
      return new RegExp(pattern)
    }
  },
  { code: 'new RegExp' },
)

function compiled(ajv: Ajv2020, pointer: string) {
  try {
    return ajv.getSchema(`contract#${fragmentOfPointer(pointer)}`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new ContractError(`The schema at ${pointer} can't be used: ${reason}`)
  }
}

/** Whether a missing field belongs to the other direction only. */
function isOtherWay(
  document: ContractDocument,
  { keyword, params, parentSchema }: ErrorObject,
  direction: 'answer' | 'request',
): boolean {
  if (keyword !== 'required' || !isRecord(parentSchema)) return false
  const properties = recordOf(parentSchema['properties'])
  const missing = resolve<unknown>(document, properties[String(params['missingProperty'])])
  return isRecord(missing) && missing[direction === 'answer' ? 'writeOnly' : 'readOnly'] === true
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

function readable(
  errors: ErrorObject[],
  value: unknown,
  placeOf: (schema: unknown, keyword: string) => string | undefined,
): SchemaProblem[] {
  const problems = errors.map((error): SchemaProblem => {
    const { instancePath, keyword, params, parentSchema, message = 'is not of the schema' } = error
    const schemaPointer = placeOf(parentSchema, keyword)
    const said = schemaPointer === undefined ? {} : { schemaPointer }
    if (keyword === 'required')
      return {
        pointer: `${instancePath}/${String(params['missingProperty'])}`,
        message: 'is missing',
        ...said,
      }
    return {
      pointer: instancePath,
      message: messageOf(error, valueAt(value, instancePath), message),
      ...said,
    }
  })
  // A value of a wrong type breaks formats and steps too: that is told once.
  const mistyped = new Set(
    errors.filter(({ keyword }) => keyword === 'type').map(({ instancePath }) => instancePath),
  )
  const seen = new Set<string>()
  return problems.filter(({ pointer, message }, index) => {
    const { keyword } = errors[index] ?? {}
    if (keyword !== 'type' && keyword !== 'required' && mistyped.has(pointer)) return false
    const key = `${pointer} ${message}`
    return seen.has(key) ? false : Boolean(seen.add(key))
  })
}

function messageOf({ keyword, params }: ErrorObject, value: unknown, message: string): string {
  const given = shortJson(value)
  if (keyword === 'enum') return `must be one of ${shortJson(params['allowedValues'], 300)}, got ${given}`
  if (keyword === 'const') return `must be ${shortJson(params['allowedValue'])}, got ${given}`
  return `${message}, got ${given}`
}

function shortJson(value: unknown, limit = 80): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > limit ? `${text.slice(0, limit)}…` : text
}
