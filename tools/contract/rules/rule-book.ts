import { groupBy } from '../../../src/lib/group-by.ts'
import { type ContractDocument, operationEntries } from '../model/document.ts'
import { listOf, recordOf } from '../model/record.ts'
import { eachRecord } from '../model/subschemas.ts'
import { codeRules } from './code-rules.ts'
import { type OperationRule, operationRules } from './rule.ts'
import { rulesOfThings } from './thing.ts'

/** Rules of operations, by operation; those with follow-ups also by the operations that they read. */
export interface RuleBook {
  /** Judged by one request and its answer. */
  single: ReadonlyMap<string, readonly OperationRule[]>
  /** Judged by several answers: with `next`, `before` or `after`. */
  linked: ReadonlyMap<string, readonly OperationRule[]>
  /** Those with `next`, by their operation and the one that follows. */
  followed: ReadonlyMap<string, ReadonlyMap<string, readonly OperationRule[]>>
  /** The same by the operation that follows, then by the one that they begin with. */
  following: ReadonlyMap<string, ReadonlyMap<string, readonly OperationRule[]>>
  /** Operations with refusals that a rule goes on from. */
  leading: ReadonlySet<string>
}

const books = new WeakMap<object, RuleBook>()

/** The rules beside the operations of a bundled contract. @throws Error for one that can't be read */
export function ruleBook(document: ContractDocument): RuleBook {
  const known = books.get(document)
  if (known) return known
  const single = new Map<string, OperationRule[]>()
  const linked = new Map<string, OperationRule[]>()
  for (const { path, method, operation } of operationEntries(document)) {
    const id = operation.operationId ?? `${method.toUpperCase()} ${path}`
    const ofCodes = (codeRules(document).get(id) ?? []).map(({ source }) => source)
    const rules = operationRules({ 'x-rules': [...listOf(operation['x-rules']), ...ofCodes] })
    const isLinked = ({ next, before, after }: OperationRule) => [next, before, after].some(Boolean)
    single.set(
      id,
      rules.filter((rule) => !isLinked(rule)),
    )
    linked.set(id, rules.filter(isLinked))
  }
  const followed = new Map(
    Array.from(linked, ([id, rules]) => [id, groupBy(rules, ({ next }) => next?.operation ?? '')] as const),
  )
  const isLeading = ({ on, next }: OperationRule) => on === 'refusal' && next !== undefined
  const leading = new Set([...linked].filter(([, rules]) => rules.some(isLeading)).map(([id]) => id))
  const book = { single, linked, followed, following: turnedRound(followed), leading }
  books.set(document, book)
  return book
}

function turnedRound(
  followed: ReadonlyMap<string, ReadonlyMap<string, readonly OperationRule[]>>,
): Map<string, Map<string, readonly OperationRule[]>> {
  const turned = new Map<string, Map<string, readonly OperationRule[]>>()
  for (const [first, byNext] of followed)
    for (const [next, rules] of byNext) {
      const own = turned.get(next) ?? new Map<string, readonly OperationRule[]>()
      turned.set(next, own.set(first, rules))
    }
  return turned
}

const placesOf = new WeakMap<object, ReadonlyMap<string, string>>()

/** Where each rule stands in a bundled contract, those that kinds of things give too: JSON pointers by id. */
export function rulePlaces(document: ContractDocument): ReadonlyMap<string, string> {
  const known = placesOf.get(document)
  if (known) return known
  const places = new Map<string, string>()
  eachRecord(document, (node, pointer) => {
    for (const [index, rule] of listOf(node['x-rules']).entries()) {
      const { id } = recordOf(rule)
      if (typeof id === 'string' && !places.has(id)) places.set(id, `${pointer}/x-rules/${index}`)
    }
    for (const id of rulesOfThings(node)) if (!places.has(id)) places.set(id, `${pointer}/x-thing`)
  })
  for (const rules of codeRules(document).values())
    for (const { source, pointer } of rules) places.set(String(source['id']), pointer)
  placesOf.set(document, places)
  return places
}
