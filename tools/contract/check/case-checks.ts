import { isDeepStrictEqual } from 'node:util'
import type { Parameter } from '../model/document.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { listOf, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { askedByRules } from './asked-by-rules.ts'
import type { Exchange, Visitor } from './client.ts'
import { OtherLetters } from './other-letters.ts'
import { parameterSchema, type RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { isText } from './seen-values.ts'

/** Things that one operation is asked for. Where writes are allowed there is more time, and more to be read. */
const things = 10
const thingsWithWrites = 18
/** Details that products differ in most. */
const thingsOf: Readonly<Record<string, number>> = {
  getProduct: 20,
  getOrder: 12,
  listSectionProducts: 8,
  listSectionProductsFiltered: 12,
}
/** Texts that are searched for, and branches that an answer is made for. */
const texts = 5
const places = 4
/** The order in which lists differ by their texts, not by their numbers. */
const byText = 'name'
/** Requests with several choices at once. */
const together = 10
const togetherWithWrites = 18

type Accepted = Omit<RequestParts, 'visitor' | 'purpose'>

/**
 * Every read that was answered, once more with what other answers told of: things of each kind, each word of an enum,
 * each branch, words and articles that are there. Lists go before what they lead to.
 */
export async function askVariedCases(run: RunContext): Promise<void> {
  const letters = new OtherLetters()
  const asked = new Set<string>()
  for (const { operation, values, body } of run.accepted.values()) asked.add(keyOf(operation, values, body))
  const leads = ({ links }: CheckedOperation) =>
    links.some(({ values }) => Object.keys(values).length > 0) ? 0 : 1
  if (run.customer.token !== undefined)
    for (const one of run.accepted.values())
      if (one.operation.effect === 'read' && !one.operation.needsToken && run.wanted(one.operation.id))
        await askAsCustomer(run, one, letters)
  for (let round = 0; round < 2; round += 1) {
    const reads = [...run.accepted.values()]
      .filter(({ operation }) => operation.effect === 'read' && run.wanted(operation.id))
      .toSorted((one, other) => leads(one.operation) - leads(other.operation))
    for (const accepted of reads)
      for (const one of casesOf(run, accepted)) {
        const key = keyOf(one.operation, one.values, one.body)
        if (asked.has(key)) continue
        asked.add(key)
        for (const visitor of askersOf(run, one.operation)) await askOne(run, visitor, one, letters)
      }
  }
}

/** What `x-varies: none` says is the same for all must not differ by who asks. */
async function askAsCustomer(run: RunContext, one: Accepted, letters: OtherLetters): Promise<void> {
  const what = 'what a guest was answered, as a customer'
  const exchange = await askOne(run, run.customer, { ...one, what }, letters)
  if (!one.operation.isForAll || !run.contract.houseRules || !run.succeeded(exchange)) return
  const own = valueAt(exchange.json, '/data')
  const asGuest = () => run.ask({ ...one, visitor: run.guest, purpose: 'the same as a guest' })
  const guest = await asGuest()
  if (!run.succeeded(guest)) return
  const holds = isDeepStrictEqual(valueAt(guest.json, '/data'), own)
  // What changes from call to call says nothing of who asks.
  if (!holds && !isDeepStrictEqual(valueAt((await asGuest()).json, '/data'), valueAt(guest.json, '/data')))
    return
  run.state(exchange, holds, {
    rule: 'same-for-all',
    pointer: '/data',
    message: 'x-varies says that it is the same for all, but a guest and a customer are answered differently',
  })
}

function keyOf({ id }: CheckedOperation, values: unknown, body: unknown): string {
  return `${id} ${JSON.stringify(values)} ${JSON.stringify(body ?? null)}`
}

/** What a guest may read a customer reads too, with prices and stocks of their own. */
function askersOf({ customer, guest }: RunContext, { needsToken }: CheckedOperation): Visitor[] {
  if (needsToken) return [customer]
  return customer.token === undefined ? [guest] : [guest, customer]
}

async function askOne(
  run: RunContext,
  visitor: Visitor,
  { what, ...one }: Accepted & { what: string },
  letters: OtherLetters,
): Promise<Exchange> {
  const { operation } = one
  run.onProgress(`${operation.id}: ${what}`)
  const exchange = await run.ask({ ...one, visitor, purpose: what })
  const { status } = exchange
  // The thing may be gone, or be for others to see.
  const isAnswered = status === 200 || ([403, 404].includes(status) && operation.answers.has(String(status)))
  run.state(exchange, run.contract.houseRules ? isAnswered : status < 500, {
    rule: 'status',
    pointer: 'status',
    message: `${what}: a request with values that the backend told of must be answered, got ${status}`,
  })
  if (!run.succeeded(exchange)) return exchange
  run.follow(exchange)
  await letters.judge(run, { ...one, visitor, purpose: what }, exchange)
  return exchange
}

function* casesOf(run: RunContext, accepted: Accepted): Generator<Accepted & { what: string }> {
  const { operation } = accepted
  const own = run.seen.casesOf(
    operation.id,
    thingsOf[operation.id] ?? (run.options.allowWrites ? thingsWithWrites : things),
  )
  for (const values of own) yield { ...withValues(accepted, values), what: 'another thing that was read' }
  const sort = operation.parameters.find(({ name }) => name === 'sort')
  if (sort && valuesOf(run, accepted, sort).includes(byText))
    for (const values of own)
      yield {
        ...withValues(accepted, { ...values, sort: byText }),
        what: 'another thing, in the order of names',
      }
  const choices = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map((parameter) => ({ name: parameter.name, values: valuesOf(run, accepted, parameter) }))
    .filter(({ values }) => values.length > 0)
  for (const { name, values } of choices)
    for (const value of values)
      yield { ...withValues(accepted, { [name]: value }), what: `${name} ${shown(value)}` }
  yield* casesOfRules(run, accepted)
  if (choices.length < 2) return
  // Several at once: what holds for each may not hold for two.
  for (let turn = 0; turn < (run.options.allowWrites ? togetherWithWrites : together); turn += 1) {
    const some = choices.filter((_, index) => (index + turn) % 3 !== 0)
    const values = some.map(
      ({ name, values: all }, index) => [name, all[(turn + index) % all.length]] as const,
    )
    yield {
      ...withValues(accepted, Object.fromEntries(values)),
      what: `${some.map(({ name }) => name).join(', ')} together`,
    }
  }
}

/** What rules judge only when it is asked for, of as many things as one word finds. */
function* casesOfRules(run: RunContext, accepted: Accepted): Generator<Accepted & { what: string }> {
  const { operation } = accepted
  const text = operation.parameters.find(({ name, required }) => required && isText.test(name))
  const word = run.seen.wideTextOf(operation)
  const wide = text && word !== undefined ? { [text.name]: word } : {}
  for (const { name, value } of askedByRules(run.contract, operation)) {
    // The branch of an example may be none of the backend's; those that it told of are asked for anyway.
    if (name === 'store') continue
    yield {
      ...withValues(accepted, { ...(name !== text?.name && wide), [name]: value }),
      what: `${name} ${shown(value)}, as a rule asks`,
    }
  }
}

function shown(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 40) : JSON.stringify(value)
}

/** Parameters and fields of the body: Links name both alike. */
function withValues(accepted: Accepted, values: Readonly<Record<string, unknown>>): Accepted {
  const names = new Set(accepted.operation.parameters.map(({ name }) => name))
  const own = Object.entries(values)
  const fields = own.filter(([name]) => !names.has(name))
  return {
    ...accepted,
    values: { ...accepted.values, ...Object.fromEntries(own.filter(([name]) => names.has(name))) },
    ...(fields.length > 0 && { body: { ...recordOf(accepted.body), ...Object.fromEntries(fields) } }),
  }
}

/** Each word of an enum, both truths, and what was read under the parameter's name. */
function valuesOf(run: RunContext, { operation }: Accepted, { name, ...parameter }: Parameter): unknown[] {
  const schema = schemaAt(run.contract.document, parameterSchema({ name, ...parameter }))
  if (Array.isArray(schema['enum'])) return schema['enum'].filter((one) => one !== null)
  if (schema['type'] === 'boolean') return [true, false]
  const { enum: words } = schemaAt(run.contract.document, schema['items'])
  if (schema['type'] === 'array' && Array.isArray(words)) return listOf(words).map((one) => [one])
  if (schema['type'] === 'string' && isText.test(name)) return run.seen.textsOf(operation, texts)
  return run.seen.named(name).slice(0, places)
}
