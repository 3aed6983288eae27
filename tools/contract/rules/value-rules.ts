import { isRecord } from '../model/record.ts'
import { itemsOfParts, membersOfParts, partsOf } from '../model/schema-parts.ts'
import { pointerOf } from '../model/json-pointer.ts'
import { holdsBelow } from '../model/holds-below.ts'
import { celValue } from './expression.ts'
import { type BrokenRule, judgeRule } from './judge-rule.ts'
import { objectRules } from './rule.ts'

/** Called for each rule that was tried on a value: which rules an answer could prove. */
export type Tried = (id: string, times: number) => void

/**
 * Objects of a valid value that break the `x-rules` of their schemas: the innermost first, so that a figure that is
 * off comes before those that are made of it.
 * @param celOf the value as expressions take it, where the caller needs it too
 */
export function brokenInValue(
  document: object,
  schema: unknown,
  value: unknown,
  onTried: Tried = () => {},
  celOf: () => unknown = () => celValue(value),
): BrokenRule[] {
  if (!isRecord(schema) || !holdsRules(document, schema)) return []

  const visit = (node: unknown, json: unknown, cel: unknown, pointer: string): BrokenRule[] => {
    // Texts and figures have no rules of their own, and most objects hold none.
    if (typeof json !== 'object' || json === null || !isRecord(node) || !holdsRules(document, node)) return []
    const parts = partsOf(document, node, json)
    if (Array.isArray(json)) {
      const items = itemsOfParts(parts)
      return json.flatMap((item, index) =>
        visit(items, item, (cel as unknown[])[index], `${pointer}/${index}`),
      )
    }
    if (!isRecord(json)) return []
    const members = membersOfParts(parts)
    const inside = Object.entries(json).flatMap(([name, member]) => {
      const known = members.get(name)
      return known === undefined
        ? []
        : visit(known, member, (cel as Record<string, unknown>)[name], pointer + pointerOf(name))
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
  return visit(schema, value, celOf(), '')
}

/** Whether `x-rules` stands in a schema or anywhere below it; most answers hold none. */
const holdsRules = holdsBelow((schema) => 'x-rules' in schema)
