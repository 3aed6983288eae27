import { Environment, Optional, type ParseResult } from '@marcbachmann/cel-js'
import { listOf } from '../model/record.ts'

/** An expression of a rule, in the Common Expression Language (cel.dev). */
export interface Expression {
  text: string
  tree: ParseResult['ast']
  /** Its value. @throws Error when it can't be evaluated on these variables */
  valueOf: (variables: Readonly<Record<string, unknown>>) => unknown
}

const russian = new Intl.Collator('ru')
const russianBySize = new Intl.Collator('ru', { numeric: true })

const environment = new Environment({
  unlistedVariablesAreDyn: true,
  enableOptionalTypes: true,
  homogeneousAggregateLiterals: false,
})
  .registerFunction('orZero(dyn): dyn', (value: unknown) => present(value) ?? 0n)
  .registerFunction('sum(list): int', (list: unknown[]) =>
    list.reduce<bigint>((all, one) => all + whole(one), 0n),
  )
  .registerFunction('max(dyn, dyn): dyn', (one: bigint, other: bigint) => (one > other ? one : other))
  .registerFunction('min(dyn, dyn): dyn', (one: bigint, other: bigint) => (one < other ? one : other))
  .registerFunction('includedVat(dyn, dyn): int', (sum: unknown, rate: unknown) =>
    includedVat(whole(sum), whole(rate)),
  )
  .registerFunction('percentOf(dyn, dyn): int', (sum: unknown, percent: unknown) =>
    halfUp(whole(sum) * whole(percent), 100n),
  )
  .registerFunction('distinct(list): list', (list: unknown[]) => [
    ...new Map(list.map((one) => [keyOf(one), one])).values(),
  ])
  .registerFunction('sameMembers(list, list): bool', (one: unknown[], other: unknown[]) => {
    const keys = (list: unknown[]) => JSON.stringify(list.map(keyOf).toSorted())
    return keys(one) === keys(other)
  })
  .registerFunction('inOrder(dyn, dyn): bool', (one: unknown, other: unknown) => order(one, other) <= 0)
  .registerFunction('ascending(list): bool', (list: unknown[]) => isSorted(list, order))
  .registerFunction('columnUp(list): bool', (list: unknown[]) => isSorted(list, byColumn(1)))
  .registerFunction('columnDown(list): bool', (list: unknown[]) => isSorted(list, byColumn(-1)))
  .registerFunction('lower(string): string', (text: string) => text.toLocaleLowerCase('ru'))
  .registerFunction('folded(string): string', (text: string) => foldedText(text))
  .registerFunction('days(string, string): int', (from: string, to: string) =>
    BigInt(Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)),
  )
  .registerFunction('dayAfter(string, int): string', (day: string, days: bigint) =>
    new Date(Date.parse(day.slice(0, 10)) + Number(days) * 86_400_000).toISOString().slice(0, 10),
  )
  .registerFunction('seconds(string, string): int', (from: string, to: string) =>
    BigInt(Math.round((Date.parse(to) - Date.parse(from)) / 1000)),
  )
  .registerFunction('moscowDay(string): string', (instant: string) =>
    new Date(Date.parse(instant) + 3 * 3_600_000).toISOString().slice(0, 10),
  )

const parsed = new Map<string, Expression>()

/** Reads an expression. @throws Error that names what can't be read */
export function parseExpression(text: string): Expression {
  const known = parsed.get(text)
  if (known) return known
  const found = environment.parse(text)
  const checked = found.check()
  if (!checked.valid) throw new Error(`“${text}”: ${checked.error?.summary ?? 'can’t be read'}`)
  const expression = { text, tree: found.ast, valueOf: (variables: object) => plain(found(variables)) }
  parsed.set(text, expression)
  return expression
}

/** JSON as expressions take it: whole numbers are integers of any size, the others doubles. */
export function celValue(value: unknown): unknown {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value
  if (Array.isArray(value)) return value.map(celValue)
  if (typeof value !== 'object' || value === null) return value
  // In one pass: each field of each answer goes through here. A name that means something to JavaScript is a name.
  const members: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const own = celValue((value as Record<string, unknown>)[name])
    if (name === '__proto__') Object.defineProperty(members, name, { value: own, enumerable: true })
    else members[name] = own
  }
  return members
}

/** A value of an expression as JSON has it. */
export function jsonValue(value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  if (Array.isArray(value)) return value.map(jsonValue)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, jsonValue(own)]))
}

/** Whether two values of expressions are the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || keyOf(one) === keyOf(other)
}

/** A text that is the same for the same value. Thousands are made per answer, so it is written in one pass. */
export function keyOf(value: unknown): string {
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing'
  if (Array.isArray(value)) return `[${value.map(keyOf).join(',')}]`
  let members = ''
  for (const name of Object.keys(value).toSorted()) {
    const own = (value as Record<string, unknown>)[name]
    if (own !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${keyOf(own)}`
  }
  return `{${members}}`
}

/** What stands in an optional value; `undefined` for none and for null. */
function present(value: unknown): unknown {
  const own = value instanceof Optional ? (value.hasValue() ? value.value() : undefined) : value
  return own ?? undefined
}

function plain(value: unknown): unknown {
  return value instanceof Optional ? present(value) : value
}

function whole(value: unknown): bigint {
  const own = present(value) ?? 0n
  if (typeof own !== 'bigint') throw new Error(`${JSON.stringify(jsonValue(own))} is no whole number`)
  return own
}

/** VAT inside a sum, rounded half up to a kopeck. */
/** As whoever looks for text reads it: in small letters, with «е» for «ё» (openapi.yaml). */
const foldedText = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

function includedVat(sum: bigint, rate: bigint): bigint {
  if (rate < 0n) throw new Error('a rate of VAT is never negative')
  return halfUp(sum * rate, 100n + rate)
}

function halfUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n) return -halfUp(-dividend, divisor)
  return (dividend * 2n + divisor) / (divisor * 2n)
}

type Order = (one: unknown, other: unknown) => number

function isSorted(list: readonly unknown[], by: Order): boolean {
  return list.every((one, index) => index === 0 || by(list[index - 1], one) <= 0)
}

/** Pairs of a value and an id as a column of a table is sorted: no value comes last both ways, ties go by id. */
function byColumn(direction: 1 | -1): Order {
  return (one, other) => {
    const [[left, leftId], [right, rightId]] = [listOf(one), listOf(other)]
    const [first, second] = [present(left), present(right)]
    const isMissing = first === undefined || second === undefined
    return (isMissing ? order(left, right) : direction * bySize(first, second)) || order(leftId, rightId)
  }
}

/** Texts that are both numbers go by size, others by the Russian locale with numbers by size. */
function bySize(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return order(one, other)
  const [left, right] = [one, other].map((text) =>
    /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : undefined,
  )
  return left !== undefined && right !== undefined ? left - right : russianBySize.compare(one, other)
}

/** Numbers by size, texts by the Russian locale, lists by their first difference; what is missing comes last. */
function order(one: unknown, other: unknown): number {
  if (Array.isArray(one) && Array.isArray(other)) {
    const others: readonly unknown[] = other
    return one.map((own, index) => order(own, others[index])).find((found) => found !== 0) ?? 0
  }
  const [left, right] = [present(one), present(other)]
  if (left === undefined || right === undefined) return left === right ? 0 : left === undefined ? 1 : -1
  if (typeof left === 'string' && typeof right === 'string') return russian.compare(left, right)
  return (left as bigint) < (right as bigint) ? -1 : (left as bigint) > (right as bigint) ? 1 : 0
}
