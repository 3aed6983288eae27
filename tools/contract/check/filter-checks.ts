import type { CheckedOperation } from '../model/contract.ts'
import type { Parameter } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { celValue } from '../rules/expression.ts'
import { activeFilters, type FilterRule, filterRules, letsIn } from '../rules/filters-both-ways.ts'
import { valueOfPath } from '../rules/rule.ts'
import { requestValues, type RequestValues } from '../rules/seen.ts'
import type { Visitor } from './client.ts'
import { buildCall, parameterSchema, type RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { varied } from './varied.ts'

type Accepted = Omit<RequestParts, 'visitor' | 'purpose'>

/** Values of one parameter that are tried; where writes are allowed there is more time. */
const most = 3
const mostWithWrites = 6
const dayMs = 86_400_000

/**
 * Each filter that a rule describes, asked with values of the items that the list itself holds: the greatest value that an
 * item fits, the next one that it doesn't, the whole of a text and a part of it. Rules judge what comes, both ways.
 */
export async function checkFilters(run: RunContext): Promise<void> {
  for (const accepted of run.accepted.values()) {
    const { operation } = accepted
    if (operation.effect !== 'read' || !run.wanted(operation.id)) continue
    const rules = filterRules(run.contract.document, operation.id)
    const [first] = rules
    if (!first || (operation.needsToken && run.customer.token === undefined)) continue
    run.onProgress(`${operation.id}: filters`)
    await checkList(run, accepted, rules)
  }
}

async function checkList(run: RunContext, accepted: Accepted, rules: readonly FilterRule[]): Promise<void> {
  const { operation } = accepted
  const visitor: Visitor = operation.needsToken ? run.customer : run.guest
  const names = new Set(rules.flatMap((one) => [...one.names]))
  const wide = withLargestPage(run, without(accepted, names))
  const ask = (one: Accepted, purpose: string) => run.ask({ ...one, visitor, purpose })
  const { json } = await ask(wide, 'the list without filters')
  const each = rules[0]?.rule.each
  const data = isRecord(json) ? json['data'] : undefined
  const items = each ? listOf(valueOfPath(each, { answer: { data } })) : []
  if (items.length === 0) return
  const count = run.options.allowWrites ? mostWithWrites : most
  for (const name of names) {
    const own = rules.filter((one) => one.names.has(name))
    for (const value of valuesFor(run, wide, own, name, items).slice(0, count))
      await ask(withValue(wide, name, value), `${name} ${JSON.stringify(value)}, of an item that is listed`)
  }
}

function without({ operation, values, body }: Accepted, names: ReadonlySet<string>): Accepted {
  const left = (from: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(from).filter(([name]) => !names.has(name)))
  return { operation, values: left(values), ...(body !== undefined && { body: left(recordOf(body)) }) }
}

function withLargestPage(run: RunContext, accepted: Accepted): Accepted {
  const size = accepted.operation.parameters.find(({ name }) => name === 'PAGE_SIZE' || name === 'page_size')
  if (!size) return accepted
  const { enum: allowed, maximum } = schemaAt(run.contract.document, size.schema)
  const largest = Array.isArray(allowed) ? Math.max(...allowed.map(Number)) : Number(maximum ?? 100)
  return { ...accepted, values: { ...accepted.values, [size.name]: largest } }
}

function withValue(accepted: Accepted, name: string, value: unknown): Accepted {
  const isParameter = accepted.operation.parameters.some((one) => one.name === name)
  if (isParameter) return { ...accepted, values: { ...accepted.values, [name]: value } }
  return { ...accepted, body: { ...recordOf(accepted.body), [name]: value } }
}

/** Values of a parameter on both sides of what some listed item fits. */
function valuesFor(
  run: RunContext,
  accepted: Accepted,
  rules: readonly FilterRule[],
  name: string,
  items: readonly unknown[],
): unknown[] {
  const schema = schemaOf(run, accepted.operation, name)
  const fits = (item: unknown, value: unknown) => {
    const request = requestOf(run, withValue(accepted, name, value))
    const active = activeFilters(rules, request)
    return active.length > 0 && letsIn(active, request, celValue(item)) === true
  }
  const words = wordsOf(run, schema)
  if (words.length > 0) {
    const isList = schema['type'] === 'array'
    const met = words.filter((word) => items.some((item) => fits(item, isList ? [word] : word)))
    return isList && met.length > 1
      ? [
          [met[0], met.at(-1)],
          [met.at(-1), met[0]],
        ]
      : met
  }
  const found = new Map<string, unknown>()
  // The first value of each field first, then the second one: items that differ.
  const chosen = varied(items, 8).map((index) => items[index])
  for (const item of [...datesApart(items), ...chosen])
    for (const [path, leaf] of leavesOf(item))
      for (const [kind, value, beyond] of candidatesOf(schema, leaf)) {
        const key = `${path} ${kind}`
        if (found.has(key) || !fits(item, value)) continue
        const outside = beyond.filter((one) => !fits(item, one))
        // Of a figure only the bound itself tells anything.
        if (beyond.length > 0 && outside.length === 0) continue
        found.set(key, value)
        if (outside.length > 0) found.set(`${key} beyond`, outside[0])
      }
  return [...found.values()]
}

function schemaOf(run: RunContext, { parameters, body }: CheckedOperation, name: string) {
  const { document } = run.contract
  const parameter: Parameter | undefined = parameters.find((one) => one.name === name)
  if (parameter) return schemaAt(document, parameterSchema(parameter))
  return schemaAt(document, recordOf(schemaAt(document, body?.schema)['properties'])[name])
}

function wordsOf(run: RunContext, schema: Readonly<Record<string, unknown>>): unknown[] {
  const items = schemaAt(run.contract.document, schema['items'])
  return listOf(schema['enum'] ?? items['enum']).filter((one) => one !== null)
}

function requestOf(run: RunContext, accepted: Accepted): RequestValues {
  const call = buildCall({ ...accepted, visitor: run.guest, purpose: 'only built' })
  return requestValues(run.contract.document, {
    operation: accepted.operation,
    target: call.target,
    requestHeaders: new Headers(call.headers),
    requestBody: call.body,
  })
}

/** Items of another day in Moscow than in Greenwich. */
function datesApart(items: readonly unknown[]): unknown[] {
  const isApart = (leaf: unknown) =>
    isInstant(leaf) &&
    new Date(Date.parse(leaf) + 3 * 3_600_000).toISOString().slice(0, 10) !== leaf.slice(0, 10)
  return items.filter((item) => leavesOf(item).some(([, leaf]) => isApart(leaf))).slice(0, 1)
}

const isInstant = (leaf: unknown): leaf is string =>
  typeof leaf === 'string' && /^\d{4}-\d\d-\d\dT/.test(leaf) && !Number.isNaN(Date.parse(leaf))

/** Values of a kind that a parameter takes, made of one that an item has, and those next to it. */
function candidatesOf(
  { type, format }: Readonly<Record<string, unknown>>,
  leaf: unknown,
): [kind: string, value: unknown, beyond: unknown[]][] {
  if (type === 'integer' && typeof leaf === 'number' && Number.isInteger(leaf) && leaf > 0)
    return [['figure', leaf, [leaf + 1, leaf - 1]]]
  if (typeof leaf !== 'string') return []
  if (format === 'date') {
    const time = Date.parse(leaf)
    if (Number.isNaN(time) || !/^\d{4}-\d\d-\d\d/.test(leaf)) return []
    const day = (at: number) => new Date(at).toISOString().slice(0, 10)
    const moscow = isInstant(leaf) ? time + 3 * 3_600_000 : time
    return [['day', day(moscow), [day(moscow + dayMs), day(moscow - dayMs)]]]
  }
  if (type !== 'string' || leaf.length < 2 || leaf.length > 60) return []
  const words = leaf.split(/\s+/).filter((word) => word.length > 2)
  return [
    ['text', leaf, []],
    ['word', (words.at(-1) ?? leaf).toLowerCase(), []],
    ...(leaf.slice(1, 5).trim().length > 2
      ? [['part', leaf.slice(1, 5).trim(), []] as [string, unknown, unknown[]]]
      : []),
  ]
}

/** Plain values of an item by their path. */
function leavesOf(value: unknown, path = '', depth = 0): [string, unknown][] {
  if (!isRecord(value)) return [[path, value]]
  if (depth > 2) return []
  return Object.entries(value).flatMap(([name, own]) => leavesOf(own, `${path}.${name}`, depth + 1))
}
