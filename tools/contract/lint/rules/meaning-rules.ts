import { operationPointer } from '../../model/json-content.ts'
import type { ContractDocument, OperationEntry } from '../../model/document.ts'
import { pointerOf, valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { codeTries } from '../../rules/code-tries.ts'
import { codeRules } from '../../rules/code-rules.ts'
import { codeRuleProblems, objectRuleProblems, operationRuleProblems } from '../../rules/rule-lint.ts'
import { fieldsNamed, thingsOf } from '../../rules/thing.ts'
import type { Finding, Rule } from './finding.ts'
import { isSchemaPlace, visit } from './schema-rules.ts'

/** `x-rules` and `x-thing` can be read, name what the contract describes, and have ids of their own. */
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
    if (node['x-thing'] !== undefined && isSchemaPlace(place))
      for (const message of thingProblems(node))
        findings.push({ rule: 'rules-known', place, message, pointer: `${place.slice(1)}/x-thing` })
    if (node['x-rules'] === undefined || 'operationId' in node || !isSchemaPlace(place)) return
    examine(node['x-rules'], objectRuleProblems(document, node), place, place.slice(1))
  })
  for (const entry of entries) {
    const { operation } = entry
    if (operation['x-rules'] === undefined) continue
    const pointer = operationPointer(entry, 'x-rules')
    const problems = Array.isArray(operation['x-rules'])
      ? operationRuleProblems(document, entry, entries)
      : ['x-rules must be a list']
    examine(operation['x-rules'], problems, operation.operationId, pointer)
  }
  examineCodes(document, entries, examine)
  return findings
}

/** The rules beside codes: read, for some operation, and of names that their operations have. */
function examineCodes(
  document: ContractDocument,
  entries: readonly OperationEntry[],
  examine: (rules: unknown, problems: readonly string[], place: string, pointer: string) => void,
): void {
  try {
    codeTries(document)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    examine([], [message], 'codes', pointerOf('x-refusal-codes'))
  }
  const made = new Set<string>()
  for (const entry of entries)
    for (const rule of codeRules(document).get(entry.operation.operationId) ?? []) {
      made.add(rule.pointer)
      const problems = codeRuleProblems(document, rule, entry, entries)
      examine([rule.source], problems, entry.operation.operationId, rule.pointer)
    }
  for (const [code, entry] of Object.entries(document['x-refusal-codes'] ?? {}))
    for (const [index] of listOf(recordOf(entry)['rules']).entries()) {
      const pointer = pointerOf('x-refusal-codes', code, 'rules', `${index}`)
      const id = String(valueAt(document, `${pointer}/id`))
      if (!made.has(pointer)) examine([], [`${id} concerns no operation`], code, pointer)
    }
}

/** What is wrong with the things of a schema: a declaration that can't be read, a field that the schema doesn't have. */
function thingProblems(schema: Readonly<Record<string, unknown>>): string[] {
  try {
    const known = recordOf(schema['properties'])
    return thingsOf(schema)
      .flatMap((told) => fieldsNamed(told))
      .filter((name) => !(name in known))
      .map((name) => `x-thing: the schema has no ${name}`)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
