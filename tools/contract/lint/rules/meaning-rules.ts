import { operationPointer } from '../../model/json-content.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { objectRuleProblems, operationRuleProblems } from '../../rules/rule-lint.ts'
import type { Finding, Rule } from './finding.ts'
import { isSchemaPlace, visit } from './schema-rules.ts'

/** `x-rules` can be read, name what the contract describes, and have ids of their own. */
export const meaningRules: Rule = (document, entries) => {
  const findings: Finding[] = []
  const places = new Map<string, string>()
  const examine = (rules: unknown, problems: readonly string[], place: string, pointer: string) => {
    const tell = (message: string) => findings.push({ rule: 'rules-known', place, message, pointer })
    problems.forEach(tell)
    for (const one of listOf(rules)) {
      const id = String(recordOf(one)['id'])
      const other = places.get(id)
      if (other !== undefined) tell(`the id ${id} is that of another rule, at ${other}`)
      places.set(id, place)
    }
  }
  visit(document, (node, place) => {
    if (node['x-rules'] === undefined || 'operationId' in node || !isSchemaPlace(place)) return
    examine(node['x-rules'], objectRuleProblems(document, node), place, place.slice(1))
  })
  for (const entry of entries) {
    const { operation } = entry
    if (operation['x-rules'] === undefined) continue
    const pointer = operationPointer(entry, 'x-rules')
    examine(
      operation['x-rules'],
      operationRuleProblems(document, entry, entries),
      operation.operationId,
      pointer,
    )
  }
  return findings
}
