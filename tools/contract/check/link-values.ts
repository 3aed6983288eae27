import { isRecord } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { Call } from './client.ts'

/** `$response.body#/pointer` and `$request.body#/pointer`; lists and objects hold more of them. */
export function linkValue(expression: unknown, call: Call, json: unknown): unknown {
  if (Array.isArray(expression)) {
    const items = expression.map((item) => linkValue(item, call, json))
    return items.includes(undefined) ? undefined : items
  }
  if (isRecord(expression))
    return Object.fromEntries(
      Object.entries(expression).map(([name, own]) => [name, linkValue(own, call, json)]),
    )
  if (typeof expression !== 'string' || !expression.startsWith('$')) return expression
  const [source = '', pointer = ''] = expression.split('#')
  if (source === '$response.body') return valueAt(json, pointer)
  return source === '$request.body' && call.body !== undefined
    ? valueAt(JSON.parse(call.body), pointer)
    : undefined
}
