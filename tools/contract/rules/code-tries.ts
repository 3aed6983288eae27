import { type ContractDocument, type OperationEntry, operationEntries } from '../model/document.ts'
import { jsonSchema } from '../model/json-content.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { refusalCodes } from '../model/refusal-codes.ts'
import { type Schema, schemaAt } from '../model/reference.ts'
import { type Expression, parseExpression } from './expression.ts'

/** A change of a sound request that must be refused with a code. */
export interface CodeTry {
  code: string
  /** Where it stands beside the code, from 0. */
  index: number
  says: string
  /** New values by the place in the body, or after `query` by the parameter. */
  change: readonly { steps: readonly string[]; value: unknown }[]
  /** The same, worked out from `request` and `before`; nothing is sent where one of them has no value. */
  with: readonly { steps: readonly string[]; value: Expression }[]
  /** What is asked before, by name. */
  before: readonly {
    name: string
    operation: string
    values: readonly { name: string; value: Expression }[]
  }[]
  /** It is sent only where this holds of `request` and `before`. */
  when?: Expression
  /** Fields of the body that are left out. */
  without: readonly string[]
  /** Codes that may come before this one. */
  or: readonly string[]
  /** The sound request is sent once more when it was done, with the change if there is one. */
  isRepeat: boolean
}

const keys = new Set(['of', 'says', 'change', 'with', 'before', 'when', 'without', 'or', 'repeat'])
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
      for (const { operation } of one.before)
        if (!entries.some(({ entry }) => entry.operation.operationId === operation))
          throw new Error(`${code}: try ${index} asks ${operation}, which is no operation`)
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
  const { says, change, with: computed, before, when, without, or, repeat } = own
  if (typeof says !== 'string') throw new Error(`${code}: a try needs says`)
  if (!isRecord(change) && !isRecord(computed) && !Array.isArray(without) && repeat !== true)
    throw new Error(`${code}: a try needs change, with, without or repeat`)
  const expression = (text: unknown) => {
    try {
      return parseExpression(String(text))
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      throw new Error(`${code}: try ${index}: ${reason}`, { cause: error })
    }
  }
  return {
    code,
    index,
    says,
    change: Object.entries(recordOf(change)).map(([place, value]) => ({ steps: place.split('.'), value })),
    with: Object.entries(recordOf(computed)).map(([place, text]) => ({
      steps: place.split('.'),
      value: expression(text),
    })),
    before: Object.entries(recordOf(before)).map(([name, read]) => ({
      name,
      operation: String(recordOf(read)['operation']),
      values: Object.entries(recordOf(recordOf(read)['with'])).map(([parameter, text]) => ({
        name: parameter,
        value: expression(text),
      })),
    })),
    ...(when !== undefined && { when: expression(when) }),
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
  { operation, parameters }: OperationEntry,
  { change, with: computed, without }: CodeTry,
  of: unknown,
): boolean {
  if (of !== undefined && !listOf(of).includes(operation.operationId)) return false
  const body = schemaAt(document, jsonSchema(document, operation.requestBody))
  const places = [...change, ...computed].map(({ steps }) => steps)
  return [...places, ...without.map((name) => [name])].every((steps) =>
    steps[0] === 'query'
      ? parameters.some((one) => one.in === 'query' && one.name === steps[1])
      : hasPlace(document, body, steps),
  )
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
