import { type ActionTable, tableOf } from './action-table.ts'
import { holdsBelow } from './holds-below.ts'
import { pointerOf } from './json-pointer.ts'
import { isRecord, listOf, recordOf } from './record.ts'
import { schemaAt } from './reference.ts'
import { itemsOfParts, membersOfParts, partsOf } from './schema-parts.ts'

/** An object of an answer that offers actions, with their table. */
export interface Offer {
  pointer: string
  object: Record<string, unknown>
  actions: string[]
  table: ActionTable
}

/** Every object of a valid value whose `allowedActions` have a table in the contract. */
export function offersIn(document: object, schema: unknown, value: unknown, pointer = ''): Offer[] {
  if (typeof value !== 'object' || value === null || !isRecord(schema) || !holdsTables(document, schema))
    return []
  const parts = partsOf(document, schema, value)
  if (Array.isArray(value)) {
    const items = itemsOfParts(parts)
    return value.flatMap((item, index) => offersIn(document, items, item, `${pointer}/${index}`))
  }
  if (!isRecord(value)) return []
  const members = membersOfParts(parts)
  const inside = Object.entries(value).flatMap(([name, member]) =>
    offersIn(document, members.get(name), member, pointer + pointerOf(name)),
  )
  const [table] = parts.flatMap((part) => {
    const own = recordOf(part['properties'])['allowedActions']
    const actions = schemaAt(document, schemaAt(document, own)['items'])
    return isRecord(actions['x-actions']) ? [tableOf(actions['x-actions'])] : []
  })
  if (!table) return inside
  const actions = listOf(value['allowedActions']).map(String)
  return [{ pointer: `${pointer}/allowedActions`, object: value, actions, table }, ...inside]
}

/** Whether a table of actions stands in a schema or anywhere below it: most of an answer has none. */
const holdsTables = holdsBelow((schema) => isRecord(schema['x-actions']))

/** Why an action must not be offered on an object, as far as the object itself tells; `undefined` when it may be. */
export function strayReason({ object, table }: Offer, action: string): string | undefined {
  const { status } = object
  const rule = table[action]
  if (!rule) return undefined
  if (rule.statuses && typeof status === 'string' && !rule.statuses.includes(status))
    return `${action} is not offered in status ${status}, only in ${rule.statuses.join(', ')}`
  if (rule.onlyCompany && 'company' in object && object['company'] === null)
    return `${action} is never offered to a person`
  return undefined
}
