import type { ContractDocument } from './document.ts'
import { isRecord, listOf, recordOf } from './record.ts'

/** Who may take an action of an object, when, and with which call (`x-actions`). */
export interface ActionRule {
  /** Any of them takes the action. */
  operations: string[]
  /** Values in the body that choose this action where one operation serves several. */
  with?: Record<string, unknown>
  /** Statuses in which it is offered; absent: in all. */
  statuses?: string[]
  /** Rights in the company of the object, one of which is needed; absent: whoever sees the object. */
  rights?: string[]
  onlyAuthor?: true
  onlyCompany?: true
  /** A further condition, in words. */
  when?: string
}

/** The actions of one kind of object, by their names in `allowedActions`. */
export type ActionTable = Record<string, ActionRule>

/** The action tables of a contract by the name of their schema (`OrderAction`). */
export function actionTables(document: ContractDocument): Map<string, ActionTable> {
  const tables = new Map<string, ActionTable>()
  for (const [name, schema] of Object.entries(document.components?.['schemas'] ?? {})) {
    const table = recordOf(schema)['x-actions']
    if (isRecord(table)) tables.set(name, tableOf(table))
  }
  return tables
}

/** A written `x-actions` as its rules. */
export function tableOf(written: Record<string, unknown>): ActionTable {
  return Object.fromEntries(Object.entries(written).map(([action, rule]) => [action, ruleOf(rule)]))
}

function ruleOf(node: unknown): ActionRule {
  const { with: chosen, statuses, rights, onlyAuthor, onlyCompany, when, operations } = recordOf(node)
  return {
    operations: listOf(operations).map(String),
    ...(isRecord(chosen) && { with: chosen }),
    ...(statuses !== undefined && { statuses: listOf(statuses).map(String) }),
    ...(rights !== undefined && { rights: listOf(rights).map(String) }),
    ...(onlyAuthor === true && { onlyAuthor }),
    ...(onlyCompany === true && { onlyCompany }),
    ...(typeof when === 'string' && { when }),
  }
}
