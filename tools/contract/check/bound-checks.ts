import type { CheckedOperation, RequestBody } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { isJsonType } from '../model/declared-answers.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { type Schema, schemaAt } from '../model/reference.ts'
import { heldBack } from './flows.ts'
import { isWithin, namedFields } from './named-fields.ts'
import { nobodysId, nobodysUuid } from './nobodys-ids.ts'
import { judgeNamedField, requiredExamples } from './read-checks.ts'
import type { Visitor } from './client.ts'
import { buildCall, withFreshKey } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { isText } from './seen-values.ts'
import { mergedSchema } from './schema-values.ts'
import { bodyJudge, wrongBodies } from './wrong-bodies.ts'
import { ofLength, patternOf, shorter } from './wrong-texts.ts'

type Side = 'upper' | 'lower'

/** Longer texts would make a request too large before they are too long. */
const longestText = 20_000

/** What a wrong type is told is the same for every field: there it is not tried again. */
export const ofType = /^(of a wrong type|with a fraction|a text with)/

/**
 * Writes that no flow has an accepted request of, such as those about own things, with one thing wrong each. They name
 * things that nobody has: what is not of the contract is 422 before that is looked at, and one that is taken does nothing.
 */
export async function refuseUnboundedWrites(run: RunContext): Promise<void> {
  const { contract, customer, journal } = run
  for (const operation of contract.operations) {
    const { id, effect, body } = operation
    if (effect === 'read' || effect === 'session' || !body || !isJsonType(body.mediaType)) continue
    if (!run.wanted(id) || run.accepted.has(id) || heldBack[id] !== undefined) continue
    const harmless = ofNobody(contract.document, operation, requiredExamples(run, operation))
    if (!harmless) continue
    run.onProgress(`${id}: wrong bodies`)
    const isBuilt = journal.wasTried(id)
    for (const wrong of wrongBodies(contract.document, operation, harmless.body, [422])) {
      if (ofType.test(wrong.what) || wrong.body === undefined) continue
      const purpose = `${wrong.place} ${wrong.what}`
      const values = withFreshKey(harmless.values)
      const call = buildCall({ operation, visitor: customer, values, body: wrong.body, purpose })
      const exchange = await run.send(customer, call)
      // What was done by mistake has to be taken away too.
      if (run.succeeded(exchange)) run.things.learn(exchange)
      // What nothing was asked of before may not be built.
      if (exchange.status === 501 || (exchange.status === 404 && !isBuilt)) break
      run.state(exchange, exchange.status === 422, {
        rule: 'bad-request',
        pointer: wrong.place,
        message: `${wrong.what} must be 422, got ${exchange.status}`,
      })
      judgeNamedField(run, exchange, wrong.place)
    }
  }
}

/** The contract's example for things that nobody has; `undefined` for what destroys and names nothing. */
function ofNobody(
  document: ContractDocument,
  { body, effect, parameters }: CheckedOperation,
  values: Readonly<Record<string, unknown>>,
): { values: Record<string, unknown>; body: Record<string, unknown> } | undefined {
  if (!isRecord(body?.example)) return undefined
  let replaced = 0
  const inside = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => inside(one, name))
    if (isRecord(value))
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, inside(member, key)]))
    if (typeof value !== 'number' || !/(^id|Id|[vV]ersion)$/.test(name)) return value
    replaced += 1
    return nobodysId
  }
  const own = inside(body.example, '') as Record<string, unknown>
  const named = { ...values }
  for (const { name, in: where, schema } of parameters) {
    if (where !== 'path') continue
    const { type, format } = schemaAt(document, schema)
    if (type !== 'integer' && format !== 'uuid') continue
    named[name] = type === 'integer' ? nobodysId : nobodysUuid
    replaced += 1
  }
  return replaced === 0 && effect === 'destructive' ? undefined : { values: named, body: own }
}

/**
 * The inner side of bounds: what stands exactly at its bound is of the contract. A read is asked for it, and must not be
 * 422. A write is sent with all its fields at their bounds and one required field left out, so that nothing is done: its
 * 422 must not name any of the others.
 */
export async function allowAtBounds(run: RunContext): Promise<void> {
  for (const operation of run.contract.operations) {
    if (!run.wanted(operation.id) || heldBack[operation.id] !== undefined) continue
    if (operation.effect === 'read') await askAtBounds(run, operation)
    else if (operation.effect !== 'session' && run.options.allowWrites) await writeAtBounds(run, operation)
  }
}

async function askAtBounds(run: RunContext, operation: CheckedOperation): Promise<void> {
  const accepted = run.accepted.get(operation.id)
  if (!accepted) return
  const { document } = run.contract
  const visitor = operation.needsToken ? run.customer : run.guest
  for (const side of ['upper', 'lower'] as const) {
    const values = { ...accepted.values }
    for (const { name, in: where, schema } of operation.parameters) {
      // Pages at their bounds are asked for where paging is judged; other texts name a thing.
      const isFree = schemaAt(document, schema)['type'] === 'integer' || isText.test(name)
      if (where !== 'query' || /^page/i.test(name) || !isFree) continue
      const value = atBound(document, schema, values[name], side, name)
      if (value !== undefined) values[name] = value
    }
    const body = operation.body && bodyAtBounds(document, operation.body, accepted.body, side)
    if (body === undefined && JSON.stringify(values) === JSON.stringify(accepted.values)) continue
    const purpose = `values at their ${side} bounds`
    const call = buildCall({ operation, visitor, values, body: body ?? accepted.body, purpose })
    const exchange = await run.send(visitor, call)
    run.state(exchange, exchange.status !== 422, {
      rule: 'bound',
      pointer: `request ${namedFields(exchange)[0] ?? 'values'}`,
      message: `a value at its ${side} bound is of the contract and must not be 422`,
    })
  }
}

/** @param harmless the request that is sent with other values; absent: the accepted one, or the contract's example */
export async function writeAtBounds(
  run: RunContext,
  operation: CheckedOperation,
  harmless?: { visitor: Visitor; values: Readonly<Record<string, unknown>>; body: unknown },
): Promise<void> {
  const { body: declared, needsToken } = operation
  if (!declared || !isJsonType(declared.mediaType) || (needsToken && run.customer.token === undefined)) return
  const { document } = run.contract
  const visitor = harmless?.visitor ?? (run.customer.token === undefined ? run.guest : run.customer)
  const accepted = harmless ?? run.accepted.get(operation.id)
  const values = accepted?.values ?? requiredExamples(run, operation)
  const given = recordOf(accepted?.body ?? declared.example)
  for (const side of ['upper', 'lower'] as const) {
    const body = bodyAtBounds(document, declared, given, side)
    if (body === undefined) continue
    const left = leftOut(mergedSchema(document, declared.schema), given, body)
    const { [left]: _left, ...rest } = body
    const purpose = `values at their ${side} bounds, without ${left}`
    const sessid = left === 'SESSID' ? { sessid: null } : {}
    const call = buildCall({ operation, visitor, values, body: rest, purpose, ...sessid })
    const exchange = await run.send(visitor, call)
    const others = exchange.status === 422 ? namedFields(exchange).filter((one) => !isWithin(one, left)) : []
    run.state(exchange, others.length === 0, {
      rule: 'bound',
      pointer: `request /${others[0]?.replaceAll('.', '/')}`,
      message: `a value at its ${side} bound is of the contract, and 422 must not name it; only ${left} was wrong`,
    })
  }
}

/**
 * A required field that is not at a bound: the last one, since a backend that tells its first finding only has looked at
 * the others before.
 */
function leftOut(schema: Schema, given: Record<string, unknown>, atBounds: Record<string, unknown>): string {
  const required = new Set(listOf(schema['required']))
  const isKept = (name: string) => JSON.stringify(given[name]) === JSON.stringify(atBounds[name])
  const last = Object.keys(recordOf(schema['properties'])).findLast(
    (name) => name !== 'SESSID' && required.has(name) && isKept(name),
  )
  return last ?? 'SESSID'
}

/** A body with each field at its bound; `undefined` where none has one. */
function bodyAtBounds(
  document: ContractDocument,
  declared: RequestBody,
  body: unknown,
  side: Side,
): Record<string, unknown> | undefined {
  if (!isRecord(body)) return undefined
  const isOfContract = bodyJudge(document, declared)
  const changed = fieldsAtBounds(document, declared.schema, body, side, isOfContract)
  return JSON.stringify(changed) === JSON.stringify(body) ? undefined : changed
}

/** @param isOfContract judges the whole value: a change that is not of the contract is left out */
function fieldsAtBounds(
  document: ContractDocument,
  node: unknown,
  value: Record<string, unknown>,
  side: Side,
  isOfContract: (value: Record<string, unknown>) => boolean,
): Record<string, unknown> {
  const schema = mergedSchema(document, schemaAt(document, node))
  let whole = value
  for (const [name, own] of Object.entries(recordOf(schema['properties']))) {
    if (name === 'SESSID' || schemaAt(document, own)['readOnly'] === true) continue
    const given = whole[name]
    const put = (member: unknown) => ({ ...whole, [name]: member })
    const changed = isRecord(given)
      ? fieldsAtBounds(document, own, given, side, (member) => isOfContract(put(member)))
      : atBound(document, own, given, side, name)
    if (changed !== undefined && isOfContract(put(changed))) whole = put(changed)
  }
  return whole
}

/** The value of a schema at its bound; `undefined` where it has none, and where a number names a thing. */
function atBound(
  document: ContractDocument,
  node: unknown,
  given: unknown,
  side: Side,
  name: string,
): unknown {
  const schema = mergedSchema(document, schemaAt(document, node))
  const { minLength, maxLength, minimum, maximum, format } = schema
  const kinds = new Set([schema['type']].flat())
  if (Array.isArray(schema['enum']) || schema['const'] !== undefined) return undefined
  if (kinds.has('integer')) {
    if (/(^id|Id|[vV]ersion)$/.test(name)) return undefined
    const bound = side === 'upper' ? maximum : minimum
    return typeof bound === 'number' && Math.abs(bound) < 2_000_000_000 ? bound : undefined
  }
  if (!kinds.has('string') || format !== undefined) return undefined
  const isOf = patternOf(schema)
  const good = typeof given === 'string' && given !== '' && isOf(given) ? given : undefined
  if (side === 'lower') {
    const least = typeof minLength === 'number' ? Math.max(1, minLength) : undefined
    return least === undefined ? undefined : fitting(shorter(least, good, isOf), isOf)
  }
  return typeof maxLength === 'number' && maxLength <= longestText
    ? fitting(ofLength(maxLength, good, isOf), isOf)
    : undefined
}

function fitting(text: string, isOf: (text: string) => boolean): string | undefined {
  return isOf(text) ? text : undefined
}
