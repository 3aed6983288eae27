import type { ContractDocument, Operation, OperationEntry } from '../model/document.ts'
import { jsonSchema } from '../model/json-content.ts'
import { listOf, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { type Scope, type Shape, shapeOf, unknownNames } from './known-names.ts'
import type { CodeRule } from './code-rules.ts'
import { type Expression, parseExpression } from './expression.ts'
import {
  objectRules,
  type OperationRule,
  operationRules,
  type Path,
  type Reading,
  type Rule,
} from './rule.ts'

/** What is wrong with the rules of a schema; empty when nothing is. */
export function objectRuleProblems(document: object, schema: Record<string, unknown>): string[] {
  return withoutThrowing(() =>
    objectRules(schema).flatMap((rule) => ruleProblems(document, rule, { self: { schemas: [schema] } })),
  )
}

/** The same for the rules beside an operation. */
export function operationRuleProblems(
  document: ContractDocument,
  entry: OperationEntry,
  entries: readonly OperationEntry[],
): string[] {
  return withoutThrowing(() =>
    operationRules({ ...entry.operation }).flatMap((rule) => linkedProblems(document, rule, entry, entries)),
  )
}

/** The same for a rule that a code makes for the operation. */
export function codeRuleProblems(
  document: ContractDocument,
  { source }: CodeRule,
  entry: OperationEntry,
  entries: readonly OperationEntry[],
): string[] {
  return withoutThrowing(() =>
    operationRules({ 'x-rules': [source] }).flatMap((rule) => linkedProblems(document, rule, entry, entries)),
  )
}

function withoutThrowing(problems: () => string[]): string[] {
  try {
    return problems()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

function linkedProblems(
  document: ContractDocument,
  rule: OperationRule,
  entry: OperationEntry,
  entries: readonly OperationEntry[],
): string[] {
  const problems: string[] = []
  const named = (id: string) => entries.find(({ operation }) => operation.operationId === id)
  const request = requestShape(document, entry)
  const answer = answerShape(document, entry.operation, rule.on)
  const asked: Scope = { request, answer }
  const read = (reading: Reading, scope: Scope): Shape => {
    const target = named(reading.operation)
    if (!target || target.operation['x-effect'] !== 'read') {
      problems.push(`${rule.id}: ${reading.operation} is no read of the contract`)
      return 'any'
    }
    const known = new Set(target.parameters.map(({ name }) => name))
    for (const [name, expression] of reading.with) {
      if (!known.has(name) && !target.operation.requestBody)
        problems.push(`${rule.id}: ${reading.operation} has no parameter ${name}`)
      problems.push(...strangers(document, rule, expression, scope))
    }
    return withRequest(answerShape(document, target.operation, 'success'), requestShape(document, target))
  }
  const readings = (all: ReadonlyMap<string, Reading>, scope: Scope): Shape => ({
    fields: Object.fromEntries([...all].map(([name, one]) => [name, read(one, scope)])),
  })
  let scope: Scope = asked
  if (rule.next) {
    const item = rule.next.each ? itemsOf(document, rule.next.each, asked) : 'any'
    if (rule.next.each) problems.push(...strangers(document, rule, rule.next.each, asked))
    scope = { ...asked, item, next: read(rule.next, { ...asked, item }) }
  }
  if (rule.before) scope = { ...scope, before: readings(rule.before, { request }) }
  if (rule.after) scope = { ...scope, after: readings(rule.after, asked) }
  return [...problems, ...ruleProblems(document, rule, scope)]
}

function itemsOf(document: object, { text }: Expression, scope: Scope): Shape {
  return shapeOf(document, parseExpression(`(${text})[0]`).tree, scope, [])
}

function ruleProblems(document: object, rule: Rule, outer: Scope): string[] {
  const { each, at, when, rule: condition, expected } = rule
  const problems: string[] = []
  let scope = outer
  if (each) {
    const list = pathExpression(each)
    problems.push(...strangers(document, rule, list, outer))
    const item = itemsOf(document, list, outer)
    scope = { ...outer, item, index: 'any', previous: item }
  }
  const all = [when, condition, expected, at && pathExpression(at)].filter((one) => one !== undefined)
  return [...problems, ...all.flatMap((one) => strangers(document, rule, one, scope))]
}

function pathExpression({ root, steps }: Path): Expression {
  return parseExpression(root + steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join(''))
}

function strangers(document: object, { id }: Rule, expression: Expression, scope: Scope): string[] {
  return unknownNames(document, expression.tree, scope).map(
    (name) => `${id} reads ${name}, which nothing describes`,
  )
}

/** What `request` holds. */
function requestShape(document: ContractDocument, { operation, parameters }: OperationEntry): Shape {
  const inPlace = (place: string): Shape => ({
    fields: Object.fromEntries(
      parameters
        .filter((one) => one.in === place)
        .map(({ name, schema }): [string, Shape] => [
          place === 'header' ? name.toLowerCase() : name,
          { schemas: [schema ?? {}] },
        ]),
    ),
  })
  const body = jsonSchema(document, operation.requestBody)
  return {
    fields: {
      path: inPlace('path'),
      query: inPlace('query'),
      headers: inPlace('header'),
      body: body ? { schemas: [body] } : 'any',
      isGuest: 'any',
    },
  }
}

/** What `answer`, `next` and the reads around a write hold. */
function answerShape(document: ContractDocument, operation: Operation, on: 'success' | 'refusal'): Shape {
  const whole = jsonSchema(document, operation.responses['200'])
  const branches = listOf(whole?.['oneOf'])
  const branch = branches.length > 0 ? branches[on === 'success' ? 0 : 1] : whole
  const data = recordOf(schemaAt(document, branch)['properties'])['data']
  return {
    fields: {
      status: 'any',
      headers: 'any',
      body: branch === undefined ? 'any' : { schemas: [branch] },
      data: data === undefined ? 'any' : { schemas: [data] },
    },
  }
}

function withRequest(answer: Shape, request: Shape): Shape {
  return typeof answer === 'object' && 'fields' in answer ? { fields: { ...answer.fields, request } } : answer
}
