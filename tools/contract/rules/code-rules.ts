import {
  type ContractDocument,
  type Operation,
  type OperationEntry,
  operationEntries,
} from '../model/document.ts'
import { jsonSchema } from '../model/json-content.ts'
import { pointerOf } from '../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { refusalCodes } from '../model/refusal-codes.ts'
import { schemaAt } from '../model/reference.ts'
import { branchesOf } from '../model/subschemas.ts'
import { type ActionTable, actionTables } from '../model/action-table.ts'

/** A rule that a code makes for one operation, as `x-rules` beside that operation would have it. */
export interface CodeRule {
  source: Record<string, unknown>
  /** JSON pointer of the rule beside the code. */
  pointer: string
}

const known = new WeakMap<object, ReadonlyMap<string, readonly CodeRule[]>>()
const tablesOf = new WeakMap<object, readonly ActionTable[]>()

/**
 * The `rules` beside the codes of `x-refusal-codes`, written out for each operation that answers the code and has what
 * they need; by operationId.
 */
export function codeRules(document: ContractDocument): ReadonlyMap<string, readonly CodeRule[]> {
  const found = known.get(document)
  if (found) return found
  const told = Object.entries(document['x-refusal-codes'] ?? {}).flatMap(([code, entry]) =>
    listOf(recordOf(entry)['rules']).map((rule, index) => ({
      code,
      rule: recordOf(rule),
      pointer: pointerOf('x-refusal-codes', code, 'rules', `${index}`),
    })),
  )
  const rules = new Map<string, CodeRule[]>()
  if (told.length > 0)
    for (const entry of operationEntries(document)) {
      const { operation } = entry
      const codes = new Set(
        refusalCodes(document, jsonSchema(document, operation.responses['200']), '').flatMap(
          (one) => one.codes,
        ),
      )
      const own = told.filter(({ code, rule }) => codes.has(code) && concerns(document, rule, entry))
      if (own.length > 0)
        rules.set(
          operation.operationId,
          own.map(({ code, rule, pointer }) => ({
            source: writtenOut(document, code, rule, operation),
            pointer,
          })),
        )
    }
  known.set(document, rules)
  return rules
}

/** Of which operations it speaks: those that `of` names, else those that have all that it `needs`. */
function concerns(
  document: ContractDocument,
  { of, needs, after }: Record<string, unknown>,
  entry: OperationEntry,
): boolean {
  // Reads around a read are no rule's: one with `next` stands beside such an operation.
  if (after !== undefined && entry.operation['x-effect'] === 'read') return false
  if (of !== undefined && !listOf(of).includes(entry.operation.operationId)) return false
  return listOf(needs).every((place) => {
    const [root = '', name = ''] = String(place).split('.')
    if (root === 'action') return actionsOf(document, entry.operation).length > 0
    return root === 'body' || root === 'data'
      ? name in recordOf((root === 'body' ? bodyOf : dataOf)(document, entry.operation)['properties'])
      : entry.parameters.some((one) => one.in === root && one.name === name)
  })
}

function bodyOf(document: ContractDocument, { requestBody }: Operation): Record<string, unknown> {
  return schemaAt(document, jsonSchema(document, requestBody))
}

/** What a refusal may carry: an object, or one beside null. */
function dataOf(document: ContractDocument, { responses }: Operation): Record<string, unknown> {
  const refusal = branchesOf(schemaAt(document, jsonSchema(document, responses['200'])), 'oneOf')[1]
  const data = schemaAt(document, recordOf(schemaAt(document, refusal)['properties'])['data'])
  if (isRecord(data['properties'])) return data
  const branches = branchesOf(data, 'oneOf').map((branch) => schemaAt(document, branch))
  return branches.find((branch) => isRecord(branch['properties'])) ?? {}
}

/** Actions that the operation does, whatever it is sent. */
function actionsOf(document: ContractDocument, { operationId }: Operation): string[] {
  const tables = tablesOf.get(document) ?? [...actionTables(document).values()]
  tablesOf.set(document, tables)
  return tables.flatMap((table) => {
    const own = Object.entries(table).filter(([, { operations }]) => operations.includes(operationId))
    return own.some(([, one]) => one.with) ? [] : own.map(([action]) => action)
  })
}

function writtenOut(
  document: ContractDocument,
  code: string,
  { id, when, rule, ...further }: Record<string, unknown>,
  operation: Operation,
): Record<string, unknown> {
  const isThere = `answer.body.errors.exists(e, e.code == "${code}")`
  return {
    id: [operation.operationId, code].map(hyphened).concat(String(id)).join('-'),
    on: 'refusal',
    // Whatever no rule may have goes along, so that reading it throws.
    ...Object.fromEntries(Object.entries(further).filter(([key]) => key !== 'of' && key !== 'needs')),
    when: typeof when === 'string' ? `${isThere} && (${when})` : isThere,
    at: 'answer.body.errors',
    rule:
      typeof rule === 'string' && rule.includes('ACTIONS')
        ? rule.replaceAll('ACTIONS', JSON.stringify(actionsOf(document, operation)))
        : rule,
  }
}

const hyphened = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
