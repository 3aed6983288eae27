import type { ContractDocument } from '../model/document.ts'
import { recordOf } from '../model/record.ts'
import { jsonValue } from './expression.ts'
import { inBody, speaksOf } from './exchange-rules.ts'
import { FiltersBothWays } from './filters-both-ways.ts'
import { type BrokenRule, judgeRule, type Variables } from './judge-rule.ts'
import { ruleBook } from './rule-book.ts'
import type { OperationRule, Reading } from './rule.ts'
import { askedFor, keyOfSeen, keyOfValues, type Seen } from './seen.ts'
import { ThingMemory } from './thing-memory.ts'
import type { Tried } from './value-rules.ts'

/** A read that a rule would like to see answered. */
export interface WantedRead {
  rule: OperationRule
  operationId: string
  /** What it asks for, by name of the parameter or field of the body. */
  values: Record<string, unknown>
}

/** A write whose effect is read by now only in part. */
interface Pending {
  rule: OperationRule
  write: Seen
  before: Record<string, unknown>
  after: Map<string, unknown>
}

/** A broken rule and the answer that is blamed. */
export interface BrokenTogether extends BrokenRule {
  blamed: Seen
  /** The two reads that contradict each other; absent where a write is judged. */
  reads?: readonly [Seen, Seen]
}

/** What answers ask for by one rule. */
interface Expected {
  /** Answers whose follow-ups are not looked for yet: most rules never meet an answer that follows. */
  waiting: Seen[]
  byKey: Map<string, Expecting[]>
}

interface Expecting {
  first: Seen
  item: unknown
}

/** Answers of one visitor that are remembered. */
const mostAnswers = 500

/**
 * Remembers the answers of one visitor and judges the rules that need several: each pair that was observed, whoever asked
 * for it and why. A write ends what was known, for reads around it see another state.
 */
export class RuleMemory {
  readonly #document: ContractDocument
  readonly #onTried: Tried
  readonly #things: ThingMemory
  readonly #filters: FiltersBothWays
  #seen: Seen[] = []
  /** The same, to ask whether one is among them. */
  #remembered = new Set<Seen>()
  #pending: Pending[] = []
  /** What is remembered, by operation and by what was asked for: each answer meets hundreds, and few by a rule. */
  #answers = new Map<string, Map<string, Seen[]>>()
  /** What remembered answers ask for by a rule that begins with them, by what they ask for. */
  #expected = new Map<OperationRule, Expected>()
  readonly #followUps = new WeakMap<Seen, Map<OperationRule, FollowUp[]>>()

  constructor(document: ContractDocument, onTried: Tried = () => {}) {
    this.#document = document
    this.#onTried = onTried
    this.#things = new ThingMemory(document, onTried)
    this.#filters = new FiltersBothWays(document, onTried)
  }

  /** Takes an answer that is valid by its schema; what it and the earlier ones break together. */
  observe(seen: Seen): BrokenTogether[] {
    if (seen.operation.effect !== 'read') return this.#observeWrite(seen)
    if (!seen.isSuccess && !ruleBook(this.#document).leading.has(seen.operation.id)) return []
    const broken = this.#withThings([...this.#pairs(seen), ...this.#readAfter(seen)], seen)
    if (seen.isSuccess) broken.push(...this.#filters.observe(seen))
    this.#remember(seen)
    return broken
  }

  /** Nothing that was seen holds any more, because another visitor wrote. */
  forget(): void {
    this.forgetReads()
    this.#pending = []
  }

  /** What was read is over: something changed without a write of this visitor. */
  forgetReads(): void {
    this.#seen = []
    this.#remembered = new Set()
    this.#answers = new Map()
    this.#expected = new Map()
    this.#things.forget()
    this.#filters.forget()
  }

  /** The reads after this answer by which its rules could be judged. */
  wantedAfter(seen: Seen): WantedRead[] {
    const rules = ruleBook(this.#document).linked.get(seen.operation.id) ?? []
    return rules
      .filter((rule) => speaksOf(rule, seen))
      .flatMap((rule) => {
        if (rule.next)
          return this.#followUpsOf(rule, seen).map(({ values }) => ({
            rule,
            operationId: rule.next?.operation ?? '',
            values,
          }))
        const variables = variablesOf(seen)
        // What the rule doesn't concern, whatever stood or stands around it, needs no read.
        if (attempt(() => rule.when?.valueOf(variables)) === false) return []
        return [...(rule.after?.values() ?? [])].flatMap((reading) => {
          const values = valuesOf(reading, variables, seen)
          return values ? [{ rule, operationId: reading.operation, values }] : []
        })
      })
  }

  /** The reads before a write by which its rules could be judged. Of `answer` nothing is known then. */
  wantedBefore(operationId: string, request: Seen['request']): WantedRead[] {
    const rules = ruleBook(this.#document).linked.get(operationId) ?? []
    return rules.flatMap((rule) =>
      [...(rule.before?.values() ?? [])].flatMap((reading) => {
        const values = valuesOf(reading, { request }, { request })
        return values ? [{ rule, operationId: reading.operation, values }] : []
      }),
    )
  }

  /**
   * Reads that would prove something of what is remembered.
   * @param mostOf how many of them are told for a rule, by its id
   * @param counts how many were told of each rule so far; it is kept up
   */
  unanswered(mostOf: (rule: string) => number, counts = new Map<string, number>()): WantedRead[] {
    const found = new Map<string, WantedRead>()
    for (const wanted of this.#seen.flatMap((seen) => this.wantedAfter(seen))) {
      const key = `${wanted.operationId} ${JSON.stringify(wanted.values)}`
      const count = counts.get(wanted.rule.id) ?? 0
      if (count >= mostOf(wanted.rule.id) || this.knows(wanted)) continue
      // A read that another rule wants, too, serves both.
      counts.set(wanted.rule.id, count + 1)
      found.set(key, wanted)
    }
    return [...found.values()]
  }

  /** Whether such a read was answered already, and nothing was written since. */
  knows({ operationId, values }: WantedRead): boolean {
    return this.remembers(operationId, values)
  }

  /** Whether such an answer of success is remembered. */
  remembers(operationId: string, values: Record<string, unknown>): boolean {
    return this.#find(operationId, values) !== undefined
  }

  #find(operationId: string, values: Record<string, unknown>): Seen | undefined {
    const operation = this.#seen.findLast((seen) => seen.operation.id === operationId)?.operation
    if (!operation) return undefined
    const key = keyOfValues(this.#document, operation, values)
    return this.#seen.findLast(
      (seen) =>
        seen.isSuccess && seen.operation.id === operationId && keyOfSeen(this.#document, seen) === key,
    )
  }

  #followUpsOf(rule: OperationRule, seen: Seen): FollowUp[] {
    const known = this.#followUps.get(seen) ?? new Map<OperationRule, FollowUp[]>()
    this.#followUps.set(seen, known)
    const found = known.get(rule) ?? followUps(rule, seen)
    known.set(rule, found)
    return found
  }

  #isAsked(seen: Seen, values: Record<string, unknown>): boolean {
    return keyOfSeen(this.#document, seen) === keyOfValues(this.#document, seen.operation, values)
  }

  #remember(seen: Seen): void {
    this.#seen.push(seen)
    this.#remembered.add(seen)
    this.#sameAsked(seen).push(seen)
    for (const rules of ruleBook(this.#document).followed.get(seen.operation.id)?.values() ?? [])
      for (const rule of rules) this.#expectedBy(rule).waiting.push(seen)
    if (this.#seen.length <= mostAnswers) return
    const oldest = this.#seen.shift()
    if (!oldest) return
    this.#remembered.delete(oldest)
    this.#sameAsked(oldest).shift()
  }

  #expectedBy(rule: OperationRule): Expected {
    const known = this.#expected.get(rule) ?? { waiting: [], byKey: new Map<string, Expecting[]>() }
    this.#expected.set(rule, known)
    return known
  }

  /** The remembered answers to one question, the oldest first. */
  #sameAsked(seen: Seen): Seen[] {
    const { id } = seen.operation
    const byKey = this.#answers.get(id) ?? new Map<string, Seen[]>()
    this.#answers.set(id, byKey)
    const key = keyOfSeen(this.#document, seen)
    const answers = byKey.get(key) ?? []
    byKey.set(key, answers)
    return answers
  }

  /** An answer with each earlier one, whichever of both a rule begins with. */
  #pairs(seen: Seen): BrokenTogether[] {
    const { followed, following } = ruleBook(this.#document)
    const broken: BrokenTogether[] = []
    if (seen.isSuccess)
      for (const rules of following.get(seen.operation.id)?.values() ?? [])
        for (const rule of rules) broken.push(...this.#asNext(rule, seen))
    for (const [next, rules] of followed.get(seen.operation.id) ?? [])
      for (const rule of rules) broken.push(...this.#asFirst(rule, next, seen))
    return broken
  }

  /** An answer that earlier ones ask for. */
  #asNext(rule: OperationRule, seen: Seen): BrokenTogether[] {
    const { waiting, byKey } = this.#expectedBy(rule)
    for (const first of waiting.splice(0))
      for (const { key, item } of this.#keyed(rule, first, seen.operation)) {
        const expecting = byKey.get(key) ?? []
        byKey.set(key, expecting)
        expecting.push({ first, item })
      }
    return (byKey.get(keyOfSeen(this.#document, seen)) ?? [])
      .filter(({ first }) => this.#remembered.has(first))
      .flatMap(({ first, item }) => this.#pair(rule, first, item, seen))
  }

  /** An answer that asks for earlier ones. */
  #asFirst(rule: OperationRule, nextId: string, seen: Seen): BrokenTogether[] {
    const answers = this.#answers.get(nextId)
    const operation = answers && firstIn(answers)?.operation
    if (!operation) return []
    return this.#keyed(rule, seen, operation).flatMap(({ key, item }) =>
      (answers.get(key) ?? [])
        .filter(({ isSuccess }) => isSuccess)
        .flatMap((next) => this.#pair(rule, seen, item, next)),
    )
  }

  #pair(rule: OperationRule, first: Seen, item: unknown, next: Seen): BrokenTogether[] {
    const variables = { ...variablesOf(first), item, next: partOf(next) }
    return this.#judge(rule, variables, first, next).map((one) => ({ ...one, reads: [first, next] as const }))
  }

  #keyed(rule: OperationRule, first: Seen, operation: Seen['operation']): { key: string; item: unknown }[] {
    if (!speaksOf(rule, first)) return []
    const followed = this.#followUpsOf(rule, first)
    // An answer is met twice: when it comes, and when one comes that it may ask for.
    return followed.map((one) => ({
      key: (one.key ??= keyOfValues(this.#document, operation, one.values)),
      item: one.item,
    }))
  }

  #observeWrite(write: Seen): BrokenTogether[] {
    const rules = ruleBook(this.#document).linked.get(write.operation.id) ?? []
    const ready = rules
      .filter((rule) => !rule.next && speaksOf(rule, write))
      .flatMap((rule): Pending[] => {
        const before: Record<string, unknown> = {}
        for (const [name, reading] of rule.before ?? []) {
          const values = valuesOf(reading, variablesOf(write), write)
          const found = values && this.#find(reading.operation, values)
          if (!found) return []
          before[name] = partOf(found)
        }
        return [{ rule, write, before, after: new Map() }]
      })
    this.forget()
    this.#pending = ready.filter(({ rule }) => rule.after)
    const broken = ready.filter(({ rule }) => !rule.after).flatMap((one) => this.#judgePending(one))
    return this.#withThings(broken, write)
  }

  /** What a rule of its own tells of a fact isn't told again. */
  #withThings(broken: readonly BrokenTogether[], seen: Seen): BrokenTogether[] {
    const fieldOf = ({ pointer }: BrokenRule) => pointer.split('/').at(-1)
    const told = new Set(broken.map(fieldOf))
    return [...broken, ...this.#things.observe(seen).filter((one) => !told.has(fieldOf(one)))]
  }

  #readAfter(seen: Seen): BrokenTogether[] {
    if (!seen.isSuccess) return []
    return this.#pending.flatMap((pending) => {
      const { rule, write, after } = pending
      const wanted = rule.after ?? new Map<string, Reading>()
      for (const [name, reading] of wanted) {
        if (reading.operation !== seen.operation.id || after.has(name)) continue
        const values = valuesOf(reading, variablesOf(write), write)
        if (values && this.#isAsked(seen, values)) after.set(name, partOf(seen))
      }
      if (after.size < wanted.size) return []
      this.#pending = this.#pending.filter((one) => one !== pending)
      return this.#judgePending(pending)
    })
  }

  #judgePending({ rule, write, before, after }: Pending): BrokenTogether[] {
    const variables = { ...variablesOf(write), before, after: Object.fromEntries(after) }
    return this.#judge(rule, variables, write, write)
  }

  #judge(rule: OperationRule, variables: Variables, first: Seen, next: Seen): BrokenTogether[] {
    const { tried, broken } = judgeRule(rule, variables)
    if (tried > 0) this.#onTried(rule.id, tried)
    return broken.map((one) => {
      const blamed = one.root === 'next' ? next : first
      return { ...inBody(one, blamed), blamed }
    })
  }
}

function firstIn(answers: ReadonlyMap<string, readonly Seen[]>): Seen | undefined {
  for (const [first] of answers.values()) if (first) return first
  return undefined
}

function variablesOf({ request, answer }: Seen) {
  return { request, answer }
}

/** Another answer, with what was asked. */
function partOf({ request, answer }: Seen) {
  return { ...answer, request }
}

/** What a rule with `next` reads after an answer. */
interface FollowUp {
  item: unknown
  values: Record<string, unknown>
  /** What is asked for, as a text. */
  key?: string
}

function followUps(rule: OperationRule, seen: Seen): FollowUp[] {
  const { next } = rule
  if (!next) return []
  const variables = variablesOf(seen)
  const list = next.each ? attempt(() => next.each?.valueOf(variables)) : [null]
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const values = valuesOf(next, { ...variables, item }, seen, next)
    return values ? [{ item, values }] : []
  })
}

/** `undefined` where a value can't be had from this answer, or is null. */
function valuesOf(
  reading: Reading,
  variables: Variables,
  { request }: Pick<Seen, 'request'>,
  next?: Reading,
): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = reading.keep ? askedFor(request) : {}
  for (const [name, expression] of reading.with) {
    const value = attempt(() => expression.valueOf(variables))
    // A read that follows isn't wanted for nothing; around a write null may be what is sent.
    if (value === undefined || (value === null && reading === next)) return undefined
    values[name] = value
  }
  return recordOf(jsonValue(values))
}

/** A value that this answer may not have: the first page has no page before it. */
function attempt(value: () => unknown): unknown {
  try {
    return value()
  } catch {
    return undefined
  }
}
