import type { Contract } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import { ruleBook } from '../rules/rule-book.ts'
import { thingsOf } from '../rules/thing.ts'

/**
 * Reads whose answers can prove something together with those of another operation: a rule compares them, both tell of one
 * kind of thing, or one hands ids on to the other. The number is what that is worth.
 */
export function relatedOperations({ document, operations }: Contract): Map<string, Map<string, number>> {
  const related = new Map(operations.map(({ id }) => [id, new Map<string, number>()]))
  const reads = operations.filter(({ effect }) => effect === 'read')
  const isRead = new Set(reads.map(({ id }) => id))
  const join = (one: string, other: string, worth: number) => {
    if (one === other || !isRead.has(other)) return
    const own = related.get(one)
    own?.set(other, Math.max(worth, own.get(other) ?? 0))
  }
  const { linked } = ruleBook(document)
  for (const [id, rules] of linked)
    for (const { next } of rules) {
      if (!next || !isRead.has(id)) continue
      join(id, next.operation, 2)
      join(next.operation, id, 2)
    }
  for (const { id, links } of operations)
    for (const { operationId } of links) {
      // Whoever hands on ids is needed to ask at all; what they lead to tells of the same things.
      join(operationId, id, 3)
      join(id, operationId, 2)
    }
  const kinds = new Map(
    reads.map(({ id, answers }) => [
      id,
      kindsIn(document, valueAt(document, answers.get('200')?.schemaPointer ?? '#')),
    ]),
  )
  for (const [id, own] of kinds)
    for (const [other, theirs] of kinds) if ([...own].some((kind) => theirs.has(kind))) join(id, other, 1)
  return related
}

function kindsIn(document: object, schema: unknown): Set<string> {
  const kinds = new Set<string>()
  const done = new Set<unknown>()
  const visit = (node: unknown) => {
    if (typeof node !== 'object' || node === null || done.has(node)) return
    done.add(node)
    if (isRecord(node)) {
      for (const { kind } of thingsOf(node)) kinds.add(kind)
      if (typeof node['$ref'] === 'string') visit(valueAt(document, node['$ref'].replace(/^#/, '')))
    }
    for (const inner of Object.values(node)) visit(inner)
  }
  visit(schema)
  return kinds
}
