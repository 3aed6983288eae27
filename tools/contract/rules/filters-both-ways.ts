import type { ContractDocument } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { speaksOf } from './exchange-rules.ts'
import { isSame, jsonValue, keyOf } from './expression.ts'
import type { BrokenRule } from './judge-rule.ts'
import { ruleBook } from './rule-book.ts'
import { type OperationRule, valueOfPath } from './rule.ts'
import type { RequestValues, Seen } from './seen.ts'

/** A rule that says which items a filter leaves, with the names of the parameters that it heeds. */
export interface FilterRule {
  rule: OperationRule
  names: ReadonlySet<string>
}

/** How an answer is cut and ordered, not what is in it. */
const shape = new Set(['PAGEN_1', 'PAGE_SIZE', 'page', 'page_size', 'sort', 'orderBy', 'timestamp'])
const named = /request\.(?:query|body)(?:\.\??(\w+)|\["([^"]+)"\])|"([^"]+)" in request\.(?:query|body)\b/g

const known = new WeakMap<OperationRule, FilterRule | null>()

/**
 * The rules of an operation that judge each item by what was asked for: `item.status == request.query.status`. What they
 * let in belongs into the list, too.
 */
export function filterRules(document: ContractDocument, operationId: string): FilterRule[] {
  return (ruleBook(document).single.get(operationId) ?? []).flatMap((rule) => {
    const filter = known.get(rule) ?? filterRule(rule)
    known.set(rule, filter)
    return filter ?? []
  })
}

function filterRule(rule: OperationRule): FilterRule | null {
  const { each, when, on } = rule
  const texts = [when, rule.rule, rule.expected].map((one) => one?.text ?? '').join(' ')
  const isOfItems = each?.root === 'answer' && when !== undefined && on === 'success'
  if (!isOfItems || /\bprevious\b|\bindex\b|\banswer\.|== \{\}|!\s*has\(|!\(/.test(when.text)) return null
  if (/\bprevious\b|\bindex\b|\banswer\./.test(texts)) return null
  const names = new Set(
    [...texts.matchAll(named)].map(([, one, other, third]) => one ?? other ?? third ?? ''),
  )
  return names.size > 0 ? { rule, names } : null
}

/** The filters that a request sets. */
export function activeFilters(rules: readonly FilterRule[], request: RequestValues): FilterRule[] {
  return rules.filter(({ rule }) => attempt(() => rule.when?.valueOf({ request, previous: null })) === true)
}

/** Whether filters let an item in; `undefined` where they can't be judged. */
export function letsIn(
  filters: readonly FilterRule[],
  request: RequestValues,
  item: unknown,
): boolean | undefined {
  const verdicts = new Set(
    filters.map(({ rule }) =>
      attempt(() => {
        const variables = { request, item, previous: null, index: 0n }
        if (rule.rule) return rule.rule.valueOf(variables) === true
        return rule.at && isSame(valueOfPath(rule.at, variables), rule.expected?.valueOf(variables))
      }),
    ),
  )
  return verdicts.has(undefined) ? undefined : !verdicts.has(false)
}

function attempt<Value>(value: () => Value): Value | undefined {
  try {
    return value()
  } catch {
    return undefined
  }
}

/** An answer of a list, read for comparing. */
interface List {
  seen: Seen
  active: FilterRule[]
  values: Record<string, unknown>
  items: unknown[]
  /** All that it holds stands on this one page. */
  isWhole: boolean
}

/** A broken rule, the answer that is blamed, and both lists. */
type Blamed = BrokenRule & { blamed: Seen; reads: readonly [Seen, Seen] }

/** Lists that one question is compared with. */
const most = 6
/** Lists of one kind that are kept. */
const mostKept = 120

/**
 * Filters, the other way round: what is listed without a filter, and is let in by the rule of that filter, must be listed
 * with it; what is listed with it must be listed without it. The rules themselves only say that nothing else is.
 */
export class FiltersBothWays {
  readonly #document: ContractDocument
  readonly #onTried: (id: string, times: number) => void
  #lists = new Map<string, List[]>()

  constructor(document: ContractDocument, onTried: (id: string, times: number) => void) {
    this.#document = document
    this.#onTried = onTried
  }

  forget(): void {
    this.#lists = new Map()
  }

  observe(seen: Seen): Blamed[] {
    const rules = filterRules(this.#document, seen.operation.id)
    const [first] = rules
    if (!first?.rule.each || !speaksOf(first.rule, seen)) return []
    const pagination = isRecord(seen.answer['data']) ? seen.answer['data']['pagination'] : undefined
    if (!isRecord(pagination)) return []
    const names = new Set(rules.flatMap((one) => [...one.names]))
    const { path, query, headers: _headers, body } = seen.request
    const asked = { ...(isRecord(body) ? body : {}), ...query, ...path }
    const others = Object.entries(asked).filter(
      ([name, value]) => !names.has(name) && !shape.has(name) && value !== null,
    )
    const values = Object.fromEntries(Object.entries(asked).filter(([name]) => names.has(name)))
    const own: List = {
      seen,
      active: activeFilters(rules, seen.request),
      values,
      items: listOf(valueOfPath(first.rule.each, { answer: seen.answer })),
      isWhole: Number(pagination['pages']) <= 1 && Number(pagination['page']) === 1,
    }
    const key = `${seen.operation.id} ${keyOf(Object.fromEntries(others))}`
    const earlier = this.#lists.get(key) ?? []
    this.#lists.set(key, [...earlier, own].slice(0, mostKept))
    const byFilters = earlier.toSorted((one, other) => one.active.length - other.active.length)
    const whole = byFilters.filter(({ isWhole }) => isWhole)
    return [
      ...(own.isWhole ? byFilters.slice(0, most).flatMap((one) => this.#missing(one, own)) : []),
      ...whole.slice(-most).flatMap((one) => this.#missing(own, one)),
      ...whole.slice(0, most).flatMap((one) => this.#added(one, own)),
      ...(own.isWhole ? byFilters.slice(-most).flatMap((one) => this.#added(own, one)) : []),
    ]
  }

  /** What stands in a narrower list, and is missing in a wider one that is whole: a filter only takes away. */
  #added(wide: List, narrow: List): Blamed[] {
    const compared = comparable(wide, narrow)
    if (!compared) return []
    const { blamed, differing } = compared
    this.#onTried(blamed.rule.id, 1)
    const keys = new Set(wide.items.map(idOf))
    const added = narrow.items.find((item) => idOf(item) !== undefined && !keys.has(idOf(item)))
    if (added === undefined) return []
    const message = `${idOf(added)} is listed with ${told(narrow, differing)}, and must be listed without it`
    return [otherWayRound(blamed.rule, wide, message, [wide.seen, narrow.seen])]
  }

  /** What stands in a wider list, is let in, and is missing. */
  #missing(wide: List, narrow: List): Blamed[] {
    const compared = comparable(wide, narrow)
    if (!compared) return []
    const { blamed, differing } = compared
    this.#onTried(blamed.rule.id, 1)
    const keys = new Set(narrow.items.map(idOf))
    const missing = wide.items.find(
      (item) =>
        idOf(item) !== undefined &&
        !keys.has(idOf(item)) &&
        letsIn(narrow.active, narrow.seen.request, item) === true,
    )
    if (missing === undefined) return []
    const message = `${idOf(missing)} is listed without ${told(narrow, differing)}, fits it, and must be listed with it`
    return [otherWayRound(blamed.rule, narrow, message, [wide.seen, narrow.seen])]
  }
}

function otherWayRound(
  { id, says, each }: OperationRule,
  { items, seen }: List,
  message: string,
  reads: Blamed['reads'],
): Blamed {
  return {
    id,
    says,
    root: 'answer',
    pointer: `/${(each?.steps ?? []).join('/')}`,
    message: `breaks ${id}, the other way round: ${message}`,
    got: items.map(idOf),
    blamed: seen,
    reads,
  }
}

/** The filters by which the narrow list is narrower than the wide one; `undefined` where it is not. */
function comparable(
  wide: List,
  narrow: List,
): { blamed: FilterRule; differing: readonly string[] } | undefined {
  const differing = [...new Set([...Object.keys(wide.values), ...Object.keys(narrow.values)])].filter(
    (name) => keyOf(wide.values[name] ?? null) !== keyOf(narrow.values[name] ?? null),
  )
  const of = ({ active }: List, name: string) => active.filter((one) => one.names.has(name))
  // The wide one doesn't restrict by these, and a rule tells what the narrow one lets in by them.
  if (differing.length === 0 || differing.some((name) => of(wide, name).length > 0)) return undefined
  if (differing.some((name) => of(narrow, name).length === 0)) return undefined
  const [blamed] = differing.flatMap((name) => of(narrow, name))
  return blamed && { blamed, differing }
}

const told = (narrow: List, differing: readonly string[]) =>
  differing.map((name) => `${name}=${shown(narrow.values[name])}`).join('&')

/** Its own id; a plan of a service is that of its machine. Rules of parts leave queries out that restrict, too. */
function idOf(item: unknown): string | undefined {
  const key = isRecord(item) ? (item['id'] ?? item['code'] ?? recordOf(item['machine'])['id']) : undefined
  return typeof key === 'bigint' || typeof key === 'string' ? String(key) : undefined
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(jsonValue(value))
}
