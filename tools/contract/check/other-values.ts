import type { ContractDocument } from '../model/document.ts'
import type { RequestBody } from '../model/contract.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { type Schema, schemaAt } from '../model/reference.ts'
import { mergedSchema } from './schema-values.ts'
import { bodyJudge } from './wrong-bodies.ts'
import { patternOf } from './wrong-texts.ts'

/** A sound body with other values, and the fields that have them, as `address.note`. */
export interface OtherBody {
  what: string
  body: Record<string, unknown>
  changed: string[]
  /** Those of them that have a word of a vocabulary. */
  words: string[]
}

/** Says nothing of the thing, or is told of other things: ticks of documents, files, which one is the default. */
const aside = new Set([
  'SESSID',
  'version',
  'consents',
  'fileIds',
  'isDefault',
  'replace',
  'contragentId',
  'companyId',
])
/** Words of one field that are tried. */
const mostWords = 5

interface Field {
  path: string[]
  values: unknown[]
  isWords: boolean
  isNullable: boolean
  /** `x-instead-of`: the field that is not sent beside it. */
  insteadOf?: string
}

/**
 * Bodies of the contract with every field at another value, and each word of a vocabulary once. One has nothing in what may
 * be empty. A change that the schema forbids is left out.
 *
 * @param base what was accepted
 * @param thing how the thing is told, for fields that were not sent
 * @param tag put into free texts
 * @param knownId a thing that the customer has, by the name of the field that names it
 */
export function otherBodies(
  document: ContractDocument,
  declared: RequestBody,
  base: Record<string, unknown>,
  thing: Record<string, unknown>,
  tag: string,
  knownId: (name: string) => unknown = () => undefined,
): OtherBody[] {
  const isOfContract = bodyJudge(document, declared)
  const example = recordOf(declared.example)
  const fields = fieldsOf(document, declared.schema, { ...example, ...thing, ...base }, { tag, knownId })
  const plain = fields.filter(({ insteadOf }) => insteadOf === undefined)
  const changed = (what: string, valuesOf: (field: Field) => unknown[]) =>
    changedBody(base, plain, isOfContract, what, valuesOf)
  const rounds = Math.max(0, ...plain.map(({ values }) => values.length))
  const [first, ...words] = Array.from({ length: rounds }, (_, round) =>
    changed(`other values ${round + 1}`, ({ values }) => values.slice(round, round + 1)),
  )
  const isAnyNullable = plain.some(({ isNullable }) => isNullable)
  const empty = changed('empty what may be', ({ isNullable, isWords, values }) =>
    isNullable ? [null] : isWords ? [] : values.slice(0, 1),
  )
  // A word may end the thing: what else there is comes before.
  const instead = fields.filter(({ insteadOf }) => insteadOf !== undefined)
  const left = new Set(instead.map(({ insteadOf }) => insteadOf))
  const others = Object.fromEntries(Object.entries(base).filter(([name]) => !left.has(name)))
  const other = changedBody(
    others,
    [...plain, ...instead],
    isOfContract,
    `instead of ${[...left].join(', ')}`,
    (field) => (left.has(field.path[0]) || field.isWords ? [] : field.values.slice(0, 1)),
  )
  const isOther = instead.some(({ path }) => other.changed.includes(path.join('.')))
  return [first, ...(isAnyNullable ? [empty] : []), ...(isOther ? [other] : []), ...words].filter(
    (one): one is OtherBody => one !== undefined && one.changed.length > 0,
  )
}

/** Of a body only what is required; `undefined` where nothing else stands in it. */
export function sparseBody(
  document: ContractDocument,
  declared: RequestBody,
  base: Record<string, unknown>,
): OtherBody | undefined {
  const isOfContract = bodyJudge(document, declared)
  const changed: string[] = []
  let body = base
  for (const path of optionalIn(document, declared.schema, base)) {
    const rest = put(body, path, undefined)
    if (!isOfContract(rest)) continue
    body = rest
    changed.push(path.join('.'))
  }
  return changed.length === 0 ? undefined : { what: 'only what is required', body, changed, words: [] }
}

/** Fields of a body that may be left out, those of the objects that may not among them. */
function optionalIn(
  document: ContractDocument,
  node: unknown,
  whole: Record<string, unknown>,
  path: readonly string[] = [],
): string[][] {
  const schema = meant(document, node)
  const required = new Set(listOf(schema['required']))
  return Object.entries(recordOf(schema['properties'])).flatMap(([name, own]) => {
    const member = whole[name]
    if (!(name in whole) || name === 'version') return []
    if (!required.has(name)) return [[...path, name]]
    return isRecord(member) ? optionalIn(document, own, member, [...path, name]) : []
  })
}

/** The body without these changes. */
export function withoutChanges(
  { what, body, changed, words }: OtherBody,
  base: Record<string, unknown>,
  isDropped: (field: string) => boolean,
): OtherBody | undefined {
  const left = changed.filter((field) => !isDropped(field))
  if (left.length === 0 || left.length === changed.length) return undefined
  let back = body
  for (const field of changed)
    if (isDropped(field)) back = put(back, field.split('.'), valueIn(base, field.split('.')))
  return { what, body: back, changed: left, words: words.filter((field) => left.includes(field)) }
}

function changedBody(
  base: Record<string, unknown>,
  fields: readonly Field[],
  isOfContract: (body: unknown) => boolean,
  what: string,
  valuesOf: (field: Field) => unknown[],
): OtherBody {
  let body = base
  const changed: string[] = []
  const words: string[] = []
  for (const field of fields) {
    const own = valuesOf(field)
    if (own.length === 0) continue
    const next = put(body, field.path, own[0])
    if (!isOfContract(next)) continue
    body = next
    changed.push(field.path.join('.'))
    if (field.isWords) words.push(field.path.join('.'))
  }
  return { what, body, changed, words }
}

function fieldsOf(
  document: ContractDocument,
  node: unknown,
  known: Record<string, unknown>,
  by: { tag: string; knownId: (name: string) => unknown },
  path: string[] = [],
): Field[] {
  return Object.entries(recordOf(meant(document, node)['properties'])).flatMap(([name, own]) => {
    const schema = meant(document, own)
    if (aside.has(name) || schema['readOnly'] === true) return []
    const given = known[name]
    const place = [...path, name]
    const isNullable = mayBeNull(document, own) && given !== null
    // What isn't known of an object would be made up: it can be emptied only.
    if (isRecord(schema['properties'])) {
      const inside = isRecord(given) ? fieldsOf(document, own, given, by, place) : []
      return isNullable ? [...inside, { path: place, values: [], isWords: false, isNullable }] : inside
    }
    const isId = /(^id|Ids?)$/.test(name)
    const id = isId ? by.knownId(name) : undefined
    const values = isId
      ? [id].filter((one) => one !== undefined && one !== given)
      : othersOf(document, schema, given, by.tag)
    const isWords = Array.isArray(schema['enum'])
    const { 'x-instead-of': insteadOf } = schemaAt(document, own)
    if (values.length === 0 && !isNullable) return []
    return [{ path: place, values, isWords, isNullable, ...(typeof insteadOf === 'string' && { insteadOf }) }]
  })
}

/** Other values of one field. */
function othersOf(document: ContractDocument, schema: Schema, given: unknown, tag: string): unknown[] {
  const { enum: words, minimum, maximum, items } = schema
  const kind = listOf([schema['type']].flat()).find((one) => one !== 'null')
  if (Array.isArray(words)) return words.filter((one) => one !== given && one !== null).slice(0, mostWords)
  if (schema['const'] !== undefined) return []
  if (kind === 'boolean') return [given !== true]
  if (kind === 'integer' || kind === 'number') {
    const from = typeof given === 'number' ? given : Number(minimum ?? 1)
    return [from + 1, from - 1]
      .filter((one) => one >= Number(minimum ?? 0) && one <= Number(maximum ?? 1_000_000))
      .slice(0, 1)
  }
  if (kind === 'array') {
    const own = listOf(meant(document, items)['enum'])
    const had = listOf(given)
    return own
      .filter((one) => !had.includes(one))
      .slice(0, mostWords)
      .map((one) => [one])
  }
  return kind === 'string' ? otherText(schema, given, tag) : []
}

/** Another text of the schema, if one is found. */
function otherText(schema: Schema, given: unknown, tag: string): string[] {
  const { format, pattern, minLength, maxLength } = schema
  const text = typeof given === 'string' && given !== '' ? given : schema['example']
  const isOf = patternOf(schema)
  const fits = (one: string) =>
    one !== given &&
    one.length >= Number(minLength ?? 0) &&
    one.length <= Number(maxLength ?? 10_000) &&
    isOf(one)
  const tries: string[] = []
  if (format === 'email') tries.push('other@contract-check.example')
  else if (format === 'date' && typeof text === 'string') tries.push(dayBefore(text))
  else if (format === undefined) tries.push(`${tag} другое`, tag, 'другое')
  if (format === undefined && pattern !== undefined && typeof text === 'string')
    tries.push(
      text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10)),
      text.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10)),
    )
  return tries.filter(fits).slice(0, 1)
}

function dayBefore(day: string): string {
  const time = Date.parse(day)
  return Number.isNaN(time) ? day : new Date(time - 86_400_000).toISOString().slice(0, 10)
}

/** The schema behind references, and beside null the branch that says something. */
function meant(document: ContractDocument, node: unknown): Schema {
  const schema = mergedSchema(document, schemaAt(document, node))
  const branches = listOf(schema['oneOf'] ?? schema['anyOf']).map((one) => schemaAt(document, one))
  const own = branches.filter(({ type }) => type !== 'null')
  return own.length === 1 && own.length < branches.length ? mergedSchema(document, own[0] ?? {}) : schema
}

function mayBeNull(document: ContractDocument, node: unknown): boolean {
  const { type, oneOf, anyOf } = mergedSchema(document, schemaAt(document, node))
  return (
    [type].flat().includes('null') ||
    listOf(oneOf ?? anyOf).some((one) => schemaAt(document, one)['type'] === 'null')
  )
}

function put(
  whole: Record<string, unknown>,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): Record<string, unknown> {
  if (rest.length > 0) return { ...whole, [name]: put(recordOf(whole[name]), rest, value) }
  if (value !== undefined) return { ...whole, [name]: value }
  const { [name]: _gone, ...others } = whole
  return others
}

function valueIn(whole: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((own, name) => recordOf(own)[name], whole)
}
