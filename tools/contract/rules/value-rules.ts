import { isRecord, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { pointerOf } from '../model/json-pointer.ts'
import { subschemas } from '../model/subschemas.ts'
import { partsOf } from '../model/undocumented-fields.ts'
import { celValue } from './expression.ts'
import { type BrokenRule, judgeRule } from './judge-rule.ts'
import { objectRules } from './rule.ts'

/** Called for each rule that was tried on a value: which rules an answer could prove. */
export type Tried = (id: string, times: number) => void

/**
 * Objects of a valid value that break the `x-rules` of their schemas: the innermost first, so that a figure that is
 * off comes before those that are made of it.
 */
export function brokenInValue(
  document: object,
  schema: unknown,
  value: unknown,
  onTried: Tried = () => {},
): BrokenRule[] {
  if (!isRecord(schema) || !holdsRules(document, schema)) return []

  const visit = (node: unknown, json: unknown, cel: unknown, pointer: string): BrokenRule[] => {
    const parts = partsOf(document, node, json)
    if (Array.isArray(json)) {
      const allOf = parts.map((part) => part['items']).filter(isRecord)
      return allOf.length === 0
        ? []
        : json.flatMap((item, index) =>
            visit({ allOf }, item, (cel as unknown[])[index], `${pointer}/${index}`),
          )
    }
    if (!isRecord(json)) return []
    const inside = Object.entries(json).flatMap(([name, member]) => {
      const allOf = parts.map((part) => recordOf(part['properties'])[name]).filter(isRecord)
      return allOf.length === 0
        ? []
        : visit({ allOf }, member, (cel as Record<string, unknown>)[name], pointer + pointerOf(name))
    })
    const own = [...new Set(parts)].flatMap((part) =>
      objectRules(part).flatMap((rule) => {
        const { tried, broken } = judgeRule(rule, { self: cel })
        if (tried > 0) onTried(rule.id, tried)
        return broken.map((one) => ({ ...one, pointer: pointer + one.pointer }))
      }),
    )
    return [...inside, ...own]
  }
  return visit(schema, value, celValue(value), '')
}

const holding = new WeakMap<object, boolean>()

/** Whether `x-rules` stands in a schema or anywhere below it; most answers hold none. */
function holdsRules(document: object, schema: Record<string, unknown>): boolean {
  const known = holding.get(schema)
  if (known !== undefined) return known
  const seen = new Set<object>()
  const holds = (node: unknown): boolean => {
    const own = schemaAt(document, node)
    if (seen.has(own)) return false
    seen.add(own)
    return 'x-rules' in own || subschemas(own).some(({ schema: inner }) => holds(inner))
  }
  const result = holds(schema)
  holding.set(schema, result)
  return result
}
