import type { CheckedOperation } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { isJsonType } from '../model/declared-answers.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { schemaValidator } from '../model/schema-validator.ts'
import { neverCalled } from './flows.ts'
import { isWithin, namedFields } from './named-fields.ts'
import { requiredExamples } from './read-checks.ts'
import { buildCall } from './request-builder.ts'
import type { RunContext } from './run-context.ts'
import { isText } from './seen-values.ts'
import { mergedSchema } from './schema-values.ts'
import { ofLength, patternOf, shorter } from './wrong-texts.ts'

type Side = 'upper' | 'lower'

/** Longer texts would make a request too large before they are too long. */
const longestText = 20_000

/**
 * The inner side of bounds: what stands exactly at its bound is of the contract. A read is asked for it, and must not be
 * 422. A write is sent with all its fields at their bounds and one required field left out, so that nothing is done: its
 * 422 must not name any of the others.
 */
export async function allowAtBounds(run: RunContext): Promise<void> {
  for (const operation of run.contract.operations) {
    if (!run.wanted(operation.id) || neverCalled[operation.id] !== undefined) continue
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

async function writeAtBounds(run: RunContext, operation: CheckedOperation): Promise<void> {
  const { body: declared, needsToken } = operation
  if (!declared || !isJsonType(declared.mediaType) || (needsToken && run.customer.token === undefined)) return
  if (!run.journal.wasTried(operation.id)) return
  const { document } = run.contract
  const visitor = run.customer.token === undefined ? run.guest : run.customer
  const accepted = run.accepted.get(operation.id)
  const values = accepted?.values ?? requiredExamples(run, operation)
  for (const side of ['upper', 'lower'] as const) {
    const body = bodyAtBounds(document, declared, accepted?.body ?? declared.example, side)
    const schema = mergedSchema(document, declared.schema)
    const required = new Set(listOf(schema['required']))
    // A backend that tells its first finding only has looked at the fields before.
    const left = Object.keys(recordOf(schema['properties'])).findLast(
      (name) => name !== 'SESSID' && required.has(name),
    )
    if (body === undefined || left === undefined) return
    const { [left]: _left, ...rest } = body
    const purpose = `values at their ${side} bounds, without ${left}`
    const exchange = await run.send(visitor, buildCall({ operation, visitor, values, body: rest, purpose }))
    const others = exchange.status === 422 ? namedFields(exchange).filter((one) => !isWithin(one, left)) : []
    run.state(exchange, others.length === 0, {
      rule: 'bound',
      pointer: `request /${others[0]?.replaceAll('.', '/')}`,
      message: `a value at its ${side} bound is of the contract, and 422 must not name it; only ${left} was wrong`,
    })
  }
}

/** A body with each field at its bound; `undefined` where none has one. */
function bodyAtBounds(
  document: ContractDocument,
  { schema, schemaPointer }: NonNullable<CheckedOperation['body']>,
  body: unknown,
  side: Side,
): Record<string, unknown> | undefined {
  if (!isRecord(body)) return undefined
  const validate = schemaValidator(document)
  const changed = fieldsAtBounds(
    document,
    schema,
    body,
    side,
    (one) => validate(schemaPointer, one, 'request').length === 0,
  )
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
