import type { CheckedOperation, Contract } from '../model/contract.ts'
import { isRecord, recordOf } from '../model/record.ts'
import { type Schema, schemaAt } from '../model/reference.ts'
import { schemaValidator } from '../model/schema-validator.ts'

/** How much a body does where it is taken after all: nothing under a stale version or for what nobody knows. */
const ranks = ['version', 'id', 'value'] as const
type Rank = (typeof ranks)[number]

interface Change {
  rank: Rank
  value: unknown
}

/** Inside every bound that ids have. */
const unknownId = 999_999_999
/** Ticks of documents say nothing of the thing. */
const aside = new Set(['SESSID', 'consents'])

/**
 * Bodies of the contract that differ from one in a single field, at most one of each rank; what does the least comes
 * first. None where the body has nothing but SESSID.
 */
export function otherBodies(
  { document }: Contract,
  { body: declared }: CheckedOperation,
  body: unknown,
): Record<string, unknown>[] {
  if (!declared || !isRecord(body)) return []
  const validate = schemaValidator(document)
  const own = recordOf(declared.example)['SESSID']
  const isOfContract = (value: Record<string, unknown>) =>
    validate(declared.schemaPointer, own === undefined ? value : { ...value, SESSID: own }, 'request')
      .length === 0
  const all = changesOf((node) => schemaAt(document, node), declared.schema, body, '')
  return ranks.flatMap((rank) => {
    const found = all.find((one) => one.rank === rank && isRecord(one.value) && isOfContract(one.value))
    return isRecord(found?.value) ? [found.value] : []
  })
}

function changesOf(read: (node: unknown) => Schema, node: unknown, value: unknown, name: string): Change[] {
  const schema = read(node)
  if (isRecord(value)) return inObject(read, schema, value)
  if (Array.isArray(value)) return inArray(read, schema, value, name)
  if (typeof value === 'boolean') return [{ rank: 'value', value: !value }]
  if (typeof value === 'number') return [ofNumber(value, name)]
  if (typeof value !== 'string') return []
  const { enum: words } = schema
  const other = Array.isArray(words) ? words.find((one) => one !== value) : `${value} 2`
  return [{ rank: 'value', value: other }]
}

function inObject(read: (node: unknown) => Schema, schema: Schema, value: Record<string, unknown>): Change[] {
  const all: Change[] = []
  for (const [name, node] of Object.entries(recordOf(schema['properties']))) {
    if (aside.has(name)) continue
    const { type, minimum } = read(node)
    const changes =
      name in value
        ? changesOf(read, node, value[name], name)
        : name === 'version' && type === 'integer'
          ? [{ rank: 'version' as const, value: minimum ?? 0 }]
          : []
    all.push(...changes.map((one) => ({ ...one, value: { ...value, [name]: one.value } })))
  }
  return all
}

/** Numbers in a list are ids. */
function inArray(
  read: (node: unknown) => Schema,
  { items }: Schema,
  value: readonly unknown[],
  name: string,
): Change[] {
  const [first, ...rest] = value
  const own = typeof first === 'number' ? `${name}Id` : name
  const changes = changesOf(read, items, first, own).map((one) => ({ ...one, value: [one.value, ...rest] }))
  return value.length > 1 ? [...changes, { rank: 'value', value: value.slice(0, -1) }] : changes
}

function ofNumber(value: number, name: string): Change {
  if (/version$/i.test(name)) return { rank: 'version', value: value + 1 }
  return /(^id|Id)$/.test(name) ? { rank: 'id', value: unknownId } : { rank: 'value', value: value + 1 }
}
