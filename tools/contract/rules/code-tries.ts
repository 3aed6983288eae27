import { type ContractDocument, type OperationEntry, operationEntries } from '../model/document.ts'
import { jsonSchema } from '../model/json-content.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { refusalCodes } from '../model/refusal-codes.ts'
import { type Schema, schemaAt } from '../model/reference.ts'

/** A change of a sound request that must be refused with a code. */
export interface CodeTry {
  code: string
  /** Where it stands beside the code, from 0. */
  index: number
  says: string
  /** New values by the place in the body. */
  change: readonly { steps: readonly string[]; value: unknown }[]
  /** Fields of the body that are left out. */
  without: readonly string[]
  /** Codes that may come before this one. */
  or: readonly string[]
  /** The sound request is sent once more when it was done. */
  isRepeat: boolean
}

const keys = new Set(['of', 'says', 'change', 'without', 'or', 'repeat'])
const known = new WeakMap<object, ReadonlyMap<string, readonly CodeTry[]>>()

/**
 * The `tries` beside the codes of `x-refusal-codes`, by the operationIds that answer the code: those that `of` names, else
 * those whose bodies have the changed fields.
 * @throws Error for one that can't be read or concerns no operation
 */
export function codeTries(document: ContractDocument): ReadonlyMap<string, readonly CodeTry[]> {
  const found = known.get(document)
  if (found) return found
  const entries = operationEntries(document).map((entry) => ({ entry, codes: codesOf(document, entry) }))
  const tries = new Map<string, CodeTry[]>()
  for (const [code, told] of Object.entries(document['x-refusal-codes'] ?? {}))
    for (const [index, given] of listOf(recordOf(told)['tries']).entries()) {
      const own = recordOf(given)
      const one = readTry(code, index, own)
      const concerned = entries.filter(
        ({ entry, codes }) => codes.has(code) && concerns(document, entry, one, own['of']),
      )
      if (concerned.length === 0) throw new Error(`${code}: try ${index} concerns no operation`)
      for (const { entry } of concerned) {
        const id = entry.operation.operationId
        tries.set(id, [...(tries.get(id) ?? []), one])
      }
    }
  known.set(document, tries)
  return tries
}

function readTry(code: string, index: number, own: Record<string, unknown>): CodeTry {
  const unknownKey = Object.keys(own).find((key) => !keys.has(key))
  if (unknownKey !== undefined) throw new Error(`${code}: a try has no ${unknownKey}`)
  const { says, change, without, or, repeat } = own
  if (typeof says !== 'string') throw new Error(`${code}: a try needs says`)
  if (!isRecord(change) && !Array.isArray(without) && repeat !== true)
    throw new Error(`${code}: a try needs change, without or repeat`)
  return {
    code,
    index,
    says,
    change: Object.entries(recordOf(change)).map(([place, value]) => ({ steps: place.split('.'), value })),
    without: listOf(without).map(String),
    or: listOf(or).map(String),
    isRepeat: repeat === true,
  }
}

function codesOf(document: ContractDocument, { operation }: OperationEntry): Set<string> {
  const schema = jsonSchema(document, operation.responses['200'])
  return new Set(refusalCodes(document, schema, '').flatMap(({ codes }) => codes))
}

function concerns(
  document: ContractDocument,
  { operation }: OperationEntry,
  { change, without }: CodeTry,
  of: unknown,
): boolean {
  if (of !== undefined && !listOf(of).includes(operation.operationId)) return false
  const body = schemaAt(document, jsonSchema(document, operation.requestBody))
  const places = [...change.map(({ steps }) => steps), ...without.map((name) => [name])]
  return places.every((steps) => hasPlace(document, body, steps))
}

function hasPlace(document: ContractDocument, schema: Schema, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true
  const parts = [schema, ...listOf(schema['allOf']), ...listOf(schema['oneOf'])].map((part) =>
    schemaAt(document, part),
  )
  return parts.some((part) => {
    const node = /^\d+$/.test(step) ? part['items'] : recordOf(part['properties'])[step]
    return node !== undefined && hasPlace(document, schemaAt(document, node), rest)
  })
}
