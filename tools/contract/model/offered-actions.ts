import { type ActionTable, tableOf } from './action-table.ts'
import { pointerOf } from './json-pointer.ts'
import { isRecord, listOf, recordOf } from './record.ts'
import { schemaAt } from './reference.ts'
import { partsOf } from './schema-parts.ts'

/** An object of an answer that offers actions, with their table. */
export interface Offer {
  pointer: string
  object: Record<string, unknown>
  actions: string[]
  table: ActionTable
}

/** Every object of a valid value whose `allowedActions` have a table in the contract. */
export function offersIn(document: object, schema: unknown, value: unknown, pointer = ''): Offer[] {
  const parts = partsOf(document, schema, value)
  if (Array.isArray(value)) {
    const allOf = parts.map((part) => part['items']).filter(isRecord)
    return allOf.length === 0
      ? []
      : value.flatMap((item, index) => offersIn(document, { allOf }, item, `${pointer}/${index}`))
  }
  if (!isRecord(value)) return []
  const schemasOf = (name: string) =>
    parts.map((part) => recordOf(part['properties'])[name]).filter((one) => isRecord(one))
  const [table] = schemasOf('allowedActions').flatMap((node) => {
    const actions = schemaAt(document, schemaAt(document, node)['items'])
    return isRecord(actions['x-actions']) ? [tableOf(actions['x-actions'])] : []
  })
  const inside = Object.entries(value).flatMap(([name, member]) => {
    const allOf = schemasOf(name)
    return allOf.length === 0 ? [] : offersIn(document, { allOf }, member, pointer + pointerOf(name))
  })
  if (!table) return inside
  const actions = listOf(value['allowedActions']).map(String)
  return [{ pointer: `${pointer}/allowedActions`, object: value, actions, table }, ...inside]
}

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
