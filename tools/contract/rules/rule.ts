import { isRecord, listOf, recordOf } from '../model/record.ts'
import { type Expression, parseExpression } from './expression.ts'

/** One rule of `x-rules`, read (README.md beside this file). */
export interface Rule {
  id: string
  /** The rule as a sentence, for people. */
  says: string
  /** Whether it concerns these values; absent: always. */
  when?: Expression
  /** Path of a list: the rule is about each of its items (`item`, `index`, `previous`). */
  each?: Path
  /** What is blamed. */
  at?: Path
  /** What must be true; absent where `at` must equal `expected`. */
  rule?: Expression
  /** The right value of `at`. */
  expected?: Expression
}

/** A rule beside an operation. */
export interface OperationRule extends Rule {
  /** Of which answers it speaks. */
  on: 'success' | 'refusal'
  /** Another read whose answer is `next`. */
  next?: FollowUp
  /** Reads before a write, by the name of their variable in `before`; */
  before?: ReadonlyMap<string, Reading>
  /** and after it. */
  after?: ReadonlyMap<string, Reading>
}

/** A read that a rule needs. */
export interface Reading {
  operation: string
  /** Values of its parameters, and of fields of its body. */
  with: ReadonlyMap<string, Expression>
  /** The other parameters stay those of the request. */
  keep: boolean
}

export interface FollowUp extends Reading {
  /** A list: one read for each `item`. */
  each?: Expression
}

/** A path of fields from a variable on: `self.totals.vat`. */
export interface Path {
  /** The first name: `self`, `item`, `answer`, `next`, `request`. */
  root: string
  steps: readonly string[]
}

const objectKeys = new Set(['id', 'says', 'when', 'each', 'at', 'rule', 'expected'])
const operationKeys = new Set([...objectKeys, 'on', 'next', 'before', 'after'])

const objectRulesRead = new WeakMap<object, readonly Rule[]>()
const operationRulesRead = new WeakMap<object, readonly OperationRule[]>()

/** The rules beside a schema. @throws Error for one that can't be read */
export function objectRules(schema: Record<string, unknown>): readonly Rule[] {
  const known = objectRulesRead.get(schema)
  if (known) return known
  const rules = listOf(schema['x-rules']).map((one) => readRule(recordOf(one), objectKeys))
  objectRulesRead.set(schema, rules)
  return rules
}

/** The rules beside an operation. @throws Error for one that can't be read */
export function operationRules(operation: Record<string, unknown>): readonly OperationRule[] {
  const known = operationRulesRead.get(operation)
  if (known) return known
  const rules = listOf(operation['x-rules']).map((one) => readOperationRule(recordOf(one)))
  operationRulesRead.set(operation, rules)
  return rules
}

function readRule(source: Record<string, unknown>, keys: ReadonlySet<string>): Rule {
  const { id, says, when, each, at, rule, expected } = source
  if (typeof id !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    throw new Error(`a rule needs an id of small letters, digits and hyphens, not ${JSON.stringify(id)}`)
  const strange = Object.keys(source).find((key) => !keys.has(key))
  if (strange !== undefined) throw new Error(`${id}: ${strange} is no field of a rule here`)
  if (typeof says !== 'string' || !/^[A-Z`].*\.$/s.test(says))
    throw new Error(`${id}: says must be a sentence`)
  if (rule === undefined && (at === undefined || expected === undefined))
    throw new Error(`${id}: needs rule, or at and expected`)
  return {
    id,
    says,
    ...(when !== undefined && { when: readExpression(id, when) }),
    ...(each !== undefined && { each: readPath(id, each) }),
    ...(at !== undefined && { at: readPath(id, at) }),
    ...(rule !== undefined && { rule: readExpression(id, rule) }),
    ...(expected !== undefined && { expected: readExpression(id, expected) }),
  }
}

function readOperationRule(source: Record<string, unknown>): OperationRule {
  const { on = 'success', next, before, after } = source
  const rule = readRule(source, operationKeys)
  if (on !== 'success' && on !== 'refusal') throw new Error(`${rule.id}: on must be success or refusal`)
  if (next !== undefined && (before !== undefined || after !== undefined || rule.each))
    throw new Error(`${rule.id}: next stands without each, before and after`)
  return {
    ...rule,
    on,
    ...(next !== undefined && { next: readFollowUp(rule.id, next) }),
    ...(before !== undefined && { before: readReadings(rule.id, before) }),
    ...(after !== undefined && { after: readReadings(rule.id, after) }),
  }
}

function readReadings(id: string, source: unknown): ReadonlyMap<string, Reading> {
  return new Map(Object.entries(recordOf(source)).map(([name, one]) => [name, readReading(id, one, false)]))
}

function readFollowUp(id: string, source: unknown): FollowUp {
  const { each } = recordOf(source)
  return { ...readReading(id, source, true), ...(each !== undefined && { each: readExpression(id, each) }) }
}

function readReading(id: string, source: unknown, canEach: boolean): Reading {
  const { operation, with: given, keep = false, each, ...strange } = recordOf(source)
  if (typeof operation !== 'string') throw new Error(`${id}: a read needs an operation`)
  const [name] = Object.keys(strange)
  if (name !== undefined || (each !== undefined && !canEach) || typeof keep !== 'boolean')
    throw new Error(`${id}: ${name ?? 'each or keep'} can't stand in a read here`)
  if (given !== undefined && !isRecord(given)) throw new Error(`${id}: with needs names and expressions`)
  const values = Object.entries(recordOf(given)).map(
    ([parameter, text]) => [parameter, readExpression(id, text)] as const,
  )
  return { operation, with: new Map(values), keep }
}

function readExpression(id: string, source: unknown): Expression {
  if (typeof source !== 'string') throw new Error(`${id}: ${JSON.stringify(source)} is no expression`)
  try {
    return parseExpression(source)
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}

function readPath(id: string, source: unknown): Path {
  if (typeof source !== 'string' || !/^[A-Za-z]\w*(\.[A-Za-z_]\w*|\[\d+\])*$/.test(source))
    throw new Error(`${id}: ${JSON.stringify(source)} is no path such as self.totals.vat`)
  const [root = '', ...steps] = source.split(/[.[]/).map((step) => step.replace(']', ''))
  return { root, steps }
}

/** What stands at a path; `undefined` where nothing does. */
export function valueOfPath({ root, steps }: Path, variables: Readonly<Record<string, unknown>>): unknown {
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isRecord(value) ? value[step] : undefined
  }, variables[root])
}
