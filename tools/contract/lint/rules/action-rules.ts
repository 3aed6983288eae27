import { type ActionRule, type ActionTable, actionTables } from '../../model/action-table.ts'
import type { ContractDocument, OperationEntry } from '../../model/document.ts'
import { jsonSchema } from '../../model/json-content.ts'
import { pointerOf } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { type Schema, schemaAt } from '../../model/reference.ts'
import { eachRecord } from '../../model/subschemas.ts'
import type { Finding, Rule } from './finding.ts'

const keys = new Set(['operations', 'with', 'statuses', 'rights', 'onlyAuthor', 'onlyCompany', 'when'])

/**
 * `x-actions` explains exactly the values of its enum, and what it names exists: operations, values of their bodies,
 * statuses of every object that offers the action, rights, which the operation's `x-rights` names too.
 */
export const actionsKnown: Rule = (document, entries) => {
  const byId = new Map(entries.map((entry) => [entry.operation.operationId, entry.operation]))
  const known = enumOf(document, document.components?.['schemas']?.['CompanyRight'])
  const offering = objectsByActions(document)
  return [...actionTables(document)].flatMap(([name, table]) => {
    const schema = recordOf(document.components?.['schemas']?.[name])
    const statuses = (offering.get(name) ?? []).map((object) =>
      enumOf(document, recordOf(object['properties'])['status']),
    )
    const values = listOf(schema['enum']).map(String)
    const problems = [
      ...values.filter((action) => !(action in table)).map((action) => [action, 'x-actions leaves it out']),
      ...Object.entries(table).flatMap(([action, rule]) => {
        const written = recordOf(recordOf(schema['x-actions'])[action])
        return [
          ...(values.includes(action) ? [] : ['it is no value of the enum']),
          ...Object.keys(written)
            .filter((key) => !keys.has(key))
            .map((key) => `${key} is no part of an action`),
          ...(rule.operations.length > 0 ? [] : ['it names no operation']),
          ...(rule.statuses ?? [])
            .filter((status) => !statuses.every((allowed) => allowed.includes(status)))
            .map((status) => `${status} is no status of what offers it`),
          ...(rule.rights ?? [])
            .filter((right) => !known.includes(right))
            .map((right) => `${right} is no right`),
          ...rule.operations.flatMap((id) => callProblems(document, byId.get(id), id, rule)),
        ].map((problem) => [action, problem])
      }),
      ...indistinguishable(table).map((action) => [
        action,
        '`with` must tell it from the other actions of its call',
      ]),
    ]
    return problems.map(([action, problem]): Finding => {
      const pointer = pointerOf('components', 'schemas', name, 'x-actions')
      return { rule: 'action-known', place: `${name} ${action}`, message: String(problem), pointer }
    })
  })
}

function callProblems(
  document: ContractDocument,
  operation: OperationEntry['operation'] | undefined,
  id: string,
  { rights = [], with: chosen = {} }: ActionRule,
): string[] {
  if (!operation) return [`${id} is no operation`]
  const named = operation['x-rights']
  const body = recordOf(jsonSchema(document, operation.requestBody)?.['properties'])
  return [
    ...rights
      .filter((right) => named && !named.includes(right))
      .map((right) => `x-rights of ${id} lacks ${right}`),
    ...(rights.length === 0 && named
      ? [`${id} asks for ${named.join(' or ')}, the action for no right`]
      : []),
    ...Object.entries(chosen)
      .filter(([field, value]) => !valuesOf(document, body[field]).includes(value))
      .map(([field]) => `\`with\` gives ${field} a value that the body of ${id} does not take`),
  ]
}

/** Actions that share a call with another one of their table and send the same. */
function indistinguishable(table: ActionTable): string[] {
  const seen = new Map<string, string>()
  return Object.entries(table).flatMap(([action, rule]) =>
    rule.operations.flatMap((id) => {
      const key = `${id} ${JSON.stringify(rule.with ?? {})}`
      const isTaken = seen.has(key)
      seen.set(key, action)
      return isTaken ? [action] : []
    }),
  )
}

/** The objects with `allowedActions` of each action schema. */
function objectsByActions(document: ContractDocument): Map<string, Schema[]> {
  const objects = new Map<string, Schema[]>()
  for (const [, schema] of Object.entries(document.components?.['schemas'] ?? {}))
    eachRecord(schema, (node) => {
      const actions = recordOf(recordOf(node['properties'])['allowedActions'])
      const reference = recordOf(actions['items'])['$ref']
      if (typeof reference !== 'string') return
      const name = reference.split('/').at(-1) ?? ''
      objects.set(name, [...(objects.get(name) ?? []), node])
    })
  return objects
}

function enumOf(document: ContractDocument, node: unknown): string[] {
  return listOf(schemaAt(document, node)['enum']).map(String)
}

function valuesOf(document: ContractDocument, node: unknown): unknown[] {
  const schema = schemaAt(document, node)
  if (schema['type'] === 'boolean') return [true, false]
  return 'const' in schema ? [schema['const']] : listOf(schema['enum'])
}
