import type { CheckedOperation, Contract } from '../model/contract.ts'
import { keysOf, valueAt } from '../model/json-pointer.ts'
import { listOf, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { rulePlaces } from '../rules/rule-book.ts'
import { parameterExample } from './request-builder.ts'

/** A value of a parameter, or of a field of the body, that a rule speaks of. */
export interface AskedValue {
  name: string
  in: 'query' | 'path' | 'body'
  value: unknown
}

/** `request.query.?orderBy.orValue("") == "price"`, `request.query.sort == "name"` */
const ofQuery = /request\.query\.\??(\w+)(?:\.orValue\([^)]*\))? == (["'])([^"']+)\2/g
/** `"sellout-is-true" in request.path.filterPath.split("/")` */
const ofPath = /(["'])([^"']+)\1 in request\.path\.(\w+)\./g
/** `has(request.query.price_from)`, `has(request.body.kind)`, but not `!has(…)` */
const ofAny = /(?<!!)has\(request\.(query|body)\.(\w+)\)/g

/** What the rules of an operation want to be asked for: without such a request they judge nothing. */
export function askedByRules(contract: Contract, operation: CheckedOperation): AskedValue[] {
  const { document } = contract
  const { path, method } = operation
  const found = new Map<string, AskedValue>()
  const keep = (one: AskedValue) => void found.set(JSON.stringify(one), one)
  for (const place of rulePlaces(document).values()) {
    const [root, ownPath, ownMethod] = keysOf(place)
    if (root !== 'paths' || ownPath !== path || ownMethod !== method.toLowerCase()) continue
    const { when } = recordOf(valueAt(document, place))
    if (typeof when !== 'string') continue
    for (const [, name = '', , value] of when.matchAll(ofQuery)) keep({ name, in: 'query', value })
    for (const [, , value, name = ''] of when.matchAll(ofPath)) keep({ name, in: 'path', value })
    for (const [, where, name = ''] of when.matchAll(ofAny)) {
      const isQuery = where === 'query'
      const values = isQuery ? exampleOf(contract, operation, name) : wordsOf(contract, operation, name)
      for (const value of values) keep({ name, in: isQuery ? 'query' : 'body', value })
    }
  }
  return [...found.values()]
}

function exampleOf({ document }: Contract, { parameters }: CheckedOperation, name: string): unknown[] {
  const parameter = parameters.find((one) => one.in === 'query' && one.name === name)
  const example = parameter && parameterExample(document, parameter)
  return example === undefined ? [] : [example]
}

/** Each word of an enum of the body. */
function wordsOf({ document }: Contract, { body }: CheckedOperation, name: string): unknown[] {
  const fields = recordOf(schemaAt(document, body?.schema)['properties'])
  return listOf(schemaAt(document, fields[name])['enum']).filter((one) => one !== null)
}
