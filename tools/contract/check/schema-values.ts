import fc from 'fast-check'
import type { ContractDocument } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { type Schema, schemaAt } from '../model/reference.ts'

/** Deeper than this optional fields are left out, so that a schema inside itself comes to an end. */
const deepest = 4

/** A text without what a pattern may forbid. */
const plainText = (least: number, most: number) =>
  fc
    .array(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'), {
      minLength: Math.max(1, least),
      maxLength: Math.max(1, least, Math.min(most, 24)),
    })
    .map((letters) => letters.join(''))

const day = fc
  .integer({ min: 0, max: 730 })
  .map((days) => new Date(Date.UTC(2026, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))

/** Texts of the formats that are worth trying; others aren't made. */
const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: day,
  'date-time': day.map((one) => `${one}T09:30:00Z`),
  time: fc.constantFrom('09:30:00Z', '23:59:59Z'),
  uuid: fc.uuid(),
  email: plainText(3, 12).map((name) => `${name}@example.com`),
  uri: plainText(3, 12).map((name) => `https://example.com/${name}`),
  hostname: fc.constant('example.com'),
  ipv4: fc.ipV4(),
}
/** These say nothing about the text. */
const anyText = new Set(['password', 'byte', 'html'])

/** Values that a schema allows, edges included; `undefined` for what can't be made from it. */
export function valuesOf(
  document: ContractDocument,
  node: unknown,
  depth = 0,
): fc.Arbitrary<unknown> | undefined {
  const schema = mergedSchema(document, schemaAt(document, node))
  const { type, enum: allowed, const: constant } = schema
  if (constant !== undefined) return fc.constant(constant)
  if (Array.isArray(allowed)) return fc.constantFrom(...(allowed as unknown[]).filter((one) => one !== null))
  const branches = schema['oneOf'] ?? schema['anyOf']
  if (Array.isArray(branches) && !isRecord(schema['properties'])) {
    const made = branches.flatMap((branch) => valuesOf(document, branch, depth + 1) ?? [])
    return made.length === 0 || depth > deepest ? undefined : fc.oneof(...made)
  }
  const kind = Array.isArray(type) ? type.find((one) => one !== 'null') : type
  if (kind === 'boolean') return fc.boolean()
  if (kind === 'integer') return wholeNumbers(schema)
  if (kind === 'number')
    return fc.double({ min: bound(schema['minimum'], 0), max: bound(schema['maximum'], 1000), noNaN: true })
  if (kind === 'array') return arrays(document, schema, depth)
  if (kind === 'object' || isRecord(schema['properties'])) return objects(document, schema, depth)
  return kind === 'string' ? texts(schema) : undefined
}

/** The parts of `allOf` as one schema. */
export function mergedSchema(document: ContractDocument, schema: Schema): Schema {
  const { allOf, ...own } = schema
  if (!Array.isArray(allOf)) return schema
  const parts = [own, ...(allOf as unknown[]).map((part) => mergedSchema(document, schemaAt(document, part)))]
  return {
    ...(Object.assign({}, ...parts) as Schema),
    properties: Object.assign({}, ...parts.map(({ properties }) => recordOf(properties))) as unknown,
    required: parts.flatMap(({ required }) => listOf(required)),
  }
}

function wholeNumbers(schema: Schema): fc.Arbitrary<number> {
  const min = Math.ceil(bound(schema['minimum'], bound(schema['exclusiveMinimum'], -1) + 1))
  const most = bound(schema['maximum'], bound(schema['exclusiveMaximum'], 1_000_001) - 1)
  const step = bound(schema['multipleOf'], 1)
  const max = Math.max(min, Math.min(most, 2_000_000_000))
  return step === 1
    ? fc.integer({ min, max })
    : fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) }).map((one) => one * step)
}

function texts(schema: Schema): fc.Arbitrary<unknown> | undefined {
  const { format, pattern } = schema
  if (typeof format === 'string' && formats[format]) return withinLength(formats[format], schema)
  if (typeof format === 'string' && !anyText.has(format)) return undefined
  const least = bound(schema['minLength'], 0)
  if (typeof pattern !== 'string')
    return withinLength(
      fc.oneof(
        plainText(least, bound(schema['maxLength'], 24)),
        fc.constantFrom('ё', 'Щ-1', '%', '"\\', '0', '👷'),
      ),
      schema,
    )
  const form = patternOf(pattern)
  if (!form) return undefined
  // The library writes texts of a pattern; those that it doesn't know are looked for among plain ones.
  const made = writable(form) ?? foundIn(plainText(least, 24), (one) => form.test(one))
  return made && withinLength(made, schema)
}

function writable(form: RegExp): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(form, { size: '-1' })
  } catch {
    return undefined
  }
}

function patternOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u')
  } catch {
    return undefined
  }
}

function withinLength(
  text: fc.Arbitrary<string>,
  { minLength, maxLength }: Schema,
): fc.Arbitrary<unknown> | undefined {
  const least = bound(minLength, 0)
  const most = bound(maxLength, 1000)
  const fits = (one: string) => [...one].length >= least && [...one].length <= most
  // A filter that nothing passes would look for ever.
  return foundIn(text, fits, 200) && text.filter(fits)
}

/** The texts of some that fit; `undefined` when none does. */
function foundIn(
  text: fc.Arbitrary<string>,
  fits: (one: string) => boolean,
  numRuns = 2000,
): fc.Arbitrary<string> | undefined {
  const found = fc.sample(text, { numRuns, seed: 1 }).filter(fits)
  return found.length === 0 ? undefined : fc.constantFrom(...found)
}

function arrays(
  document: ContractDocument,
  schema: Schema,
  depth: number,
): fc.Arbitrary<unknown> | undefined {
  const minLength = bound(schema['minItems'], 0)
  if (depth > deepest && minLength === 0) return fc.constant([])
  const items = depth > deepest * 2 ? undefined : valuesOf(document, schema['items'], depth + 1)
  const maxLength = Math.max(minLength, Math.min(bound(schema['maxItems'], 4), 4))
  return items && fc.uniqueArray(items, { minLength, maxLength, selector: (one) => JSON.stringify(one) })
}

function objects(
  document: ContractDocument,
  schema: Schema,
  depth: number,
): fc.Arbitrary<unknown> | undefined {
  const required = listOf(schema['required']).map(String)
  const known: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, own] of Object.entries(recordOf(schema['properties']))) {
    const isNeeded = required.includes(name)
    // What only answers hold isn't sent.
    if (schemaAt(document, own)['readOnly'] === true || (depth > deepest && !isNeeded)) continue
    const values = depth > deepest * 2 ? undefined : valuesOf(document, own, depth + 1)
    if (values) known[name] = values
    else if (isNeeded) return undefined
  }
  return fc.record(known, { requiredKeys: required.filter((name) => name in known) })
}

function bound(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}
