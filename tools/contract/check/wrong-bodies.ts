import type { ContractDocument } from '../model/document.ts'
import type { CheckedOperation, RequestBody } from '../model/contract.ts'
import { isJsonType } from '../model/declared-answers.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { type Schema, schemaAt } from '../model/reference.ts'
import { schemaValidator } from '../model/schema-validator.ts'
import { mergedSchema } from './schema-values.ts'
import type { WrongRequest } from './wrong-request.ts'
import { wrongTexts } from './wrong-texts.ts'

/**
 * Bodies with one thing wrong each, in every object and list of an accepted one. What it leaves out is taken from the
 * contract's example.
 */
export function wrongBodies(
  document: ContractDocument,
  { body: described, answers }: CheckedOperation,
  body: Record<string, unknown>,
  expected: number[],
): WrongRequest[] {
  if (!described) return []
  const { schema, mediaType, example } = described
  const all: WrongRequest[] = []
  const isJson = isJsonType(mediaType)
  const broken = expected.length > 1 ? expected : [400]
  if (isJson && answers.has('400'))
    all.push({ place: 'request body', what: 'broken', text: '{"a":', expected: broken })
  if (expected.length === 0) return all
  if (isJson && mergedSchema(document, schema)['type'] === 'object')
    all.push({ place: 'request body', what: 'a list', text: '[]', expected })
  const spoilt = { document, expected, example, place: '', whole: (value: unknown) => value }
  const isOfContract = bodyJudge(document, described)
  for (const one of wrongInside(schema, body, spoilt))
    if (isJson ? !isOfContract(one.body) : isWrongInForm(document, schema, one)) all.push(one)
  return all
}

/** Judges bodies by the contract, apart from SESSID, which is put in when they are sent. */
export function bodyJudge(
  document: ContractDocument,
  { schemaPointer, example }: RequestBody,
): (body: unknown) => boolean {
  const validate = schemaValidator(document)
  const { SESSID } = recordOf(example)
  return (body) => {
    const whole = isRecord(body) && SESSID !== undefined ? { SESSID, ...body } : body
    return validate(schemaPointer, whole, 'request').length === 0
  }
}

/** A form has texts alone: any is a text or a list of one, and what is no number is one in no form. */
function isWrongInForm(document: ContractDocument, schema: Schema, { what, place }: WrongRequest): boolean {
  if (/^(a text with|empty|with one item twice)/.test(what)) return false
  if (what !== 'of a wrong type') return true
  const { type } = schemaAt(document, recordOf(schema['properties'])[place.replace('request /', '')])
  return ['integer', 'number', 'boolean'].some((one) => one === type)
}

interface Spoiling {
  document: ContractDocument
  expected: readonly number[]
  /** The contract's example of the whole body. */
  example: unknown
  /** Where the value stands in the body, `/product`. */
  place: string
  /** The body with another value in this place. */
  whole: (value: unknown) => unknown
}

/** Deeper than this no body of ours goes; one inside itself comes to an end. */
const deepest = 6

function* wrongInside(node: unknown, given: unknown, spoiling: Spoiling): Generator<WrongRequest> {
  const { document, example, place } = spoiling
  if (place.split('/').length > deepest) return
  const value = given ?? valueAt(example, place)
  const schema = meantSchema(document, node, value)
  if (isRecord(value)) yield* wrongMembers(schema, value, spoiling)
  const [first, ...rest] = listOf(value)
  if (first === undefined) return
  const own = meantSchema(document, schema['items'], first)
  const item = {
    ...spoiling,
    place: `${place}/0`,
    whole: (member: unknown) => spoiling.whole([member, ...rest]),
  }
  yield* wrongHere(own, first, item)
  yield* wrongInside(own, first, item)
}

function* wrongMembers(
  schema: Schema,
  value: Record<string, unknown>,
  spoiling: Spoiling,
): Generator<WrongRequest> {
  const { document, expected, example, place: of, whole } = spoiling
  const required = new Set(listOf(schema['required']))
  for (const [name, node] of Object.entries(recordOf(schema['properties']))) {
    const place = `${of}/${name}`
    const given = value[name] ?? valueAt(example, place)
    const own = meantSchema(document, node, given)
    if (name === 'SESSID' || own['readOnly'] === true) continue
    const put = (member: unknown) => whole({ ...value, [name]: member })
    if (required.has(name))
      yield { place: `request ${place}`, what: 'left out', body: put(undefined), expected }
    const inside = { ...spoiling, place, whole: put }
    yield* wrongHere(own, given, inside)
    yield* wrongInside(own, given, inside)
  }
}

/** Other values in one place. */
function* wrongHere(
  own: Schema,
  given: unknown,
  { document, expected, place, whole }: Spoiling,
): Generator<WrongRequest> {
  const wrong = wrongTyped(own)
  const values = wrongValues(own, given, schemaAt(document, own['items']))
  for (const [what, value] of wrong === undefined ? values : [['of a wrong type', wrong] as const, ...values])
    yield { place: `request ${place}`, what, body: whole(value), expected }
}

/** The schema with its parts in one, and of branches the one that the value is of. */
function meantSchema(document: ContractDocument, node: unknown, value: unknown): Schema {
  const schema = mergedSchema(document, schemaAt(document, node))
  const branches = schema['oneOf'] ?? schema['anyOf']
  if (!Array.isArray(branches)) return schema
  const fitting = branches
    .map((branch) => mergedSchema(document, schemaAt(document, branch)))
    .find((branch) => fits(document, branch, value))
  return fitting ? { ...schema, ...fitting } : schema
}

/** Whether a value may be of a schema, by its type and the constants of its fields. */
function fits(document: ContractDocument, schema: Schema, value: unknown): boolean {
  const kinds = new Set([schema['type']].flat())
  if (isRecord(value))
    return (
      kinds.has('object') &&
      listOf(schema['required']).every((name) => String(name) in value) &&
      Object.entries(value).every(([name, member]) => {
        const own = schemaAt(document, recordOf(schema['properties'])[name])
        const allowed = 'const' in own ? [own['const']] : own['enum']
        return !Array.isArray(allowed) || allowed.includes(member)
      })
    )
  if (Array.isArray(value)) return kinds.has('array')
  const kind = typeof value === 'number' ? ['integer', 'number'] : [value === null ? 'null' : typeof value]
  return kind.some((one) => kinds.has(one))
}

/** Bodies with more items than this aren't sent. */
const mostItems = 1000
/** Texts that are longer than this aren't sent. */
const longestText = 200_000

/** Values of a right type that the contract forbids. */
function wrongValues(own: Schema, given: unknown, items: Schema): [string, unknown][] {
  const all: [string, unknown][] = []
  const { minimum, maximum, minItems, maxItems, uniqueItems } = own
  const kinds = new Set([own['type']].flat())
  if (kinds.has('integer') || kinds.has('number')) {
    if (typeof minimum === 'number') all.push(['below its minimum', minimum - 1])
    if (typeof maximum === 'number' && maximum < 2_000_000_000) all.push(['above its maximum', maximum + 1])
    if (Array.isArray(own['enum'])) return [...all, ['not of the enum', 'no-such-value']]
    if (kinds.has('integer')) all.push(['with a fraction', (typeof given === 'number' ? given : 1) + 0.5])
    if (typeof given === 'number') all.push(['a text with a number', String(given)])
  }
  if (Array.isArray(own['enum'])) return [...all, ['not of the enum', 'no-such-value']]
  if (typeof own['const'] === 'boolean') all.push(['the other truth value', !own['const']])
  if (kinds.has('boolean') && typeof given === 'boolean')
    all.push(['a text with a truth value', String(given)])
  if (kinds.has('string')) all.push(...wrongTexts(own, given, longestText))
  if (!kinds.has('array')) return all
  if (typeof minItems === 'number' && minItems > 0) all.push(['empty', []])
  const [first] = listOf(given)
  if (uniqueItems === true && first !== undefined)
    all.push(['with one item twice', [...listOf(given), first]])
  const like = first ?? plainItem(items)
  if (typeof maxItems === 'number' && maxItems <= mostItems && like !== undefined)
    all.push(['of too many items', manyItems(items, like, maxItems + 1)])
  return all
}

/** For a list that is empty in an accepted body; `undefined` for items that have parts. */
function plainItem({ type, minimum, enum: words }: Schema): unknown {
  if (Array.isArray(words)) return words[0]
  if (type === 'integer') return typeof minimum === 'number' ? minimum : 1
  return type === 'string' ? 'item' : undefined
}

/** Items that differ, so that only their number is wrong: by their number or id where they have one. */
function manyItems(items: Schema, first: unknown, count: number): unknown[] {
  const { pattern, maxLength, enum: words } = items
  return Array.from({ length: count }, (_, index) => {
    if (typeof first === 'number') return first + index
    if (isRecord(first) && typeof first['id'] === 'number') return { ...first, id: first['id'] + index }
    if (typeof first !== 'string' || Array.isArray(words)) return first
    const text = `${first}${index}`.slice(-Number(maxLength ?? 100))
    return typeof pattern === 'string' && !new RegExp(pattern, 'u').test(text) ? first : text
  })
}

function wrongTyped({ type }: Schema): unknown {
  const kinds = new Set([type].flat())
  if (kinds.has('string')) return { wrong: true }
  if (kinds.has('integer') || kinds.has('number')) return 'abc'
  if (kinds.has('boolean')) return 'maybe'
  if (kinds.has('array') || kinds.has('object')) return 'abc'
  return undefined
}
