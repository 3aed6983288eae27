import type { CheckedOperation } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { schemaAt, type Schema } from '../model/reference.ts'
import type { Exchange, Visitor } from './client.ts'
import type { RequestParts } from './request-builder.ts'
import type { RunContext } from './run-context.ts'

type Accepted = Omit<RequestParts, 'visitor' | 'purpose'>

/** Longer lists are no request that a shop sends. */
const mostItems = 500
/** Ids from here on name nothing, and are inside every bound of an id. */
const firstUnknown = 999_000_000

/**
 * Lists that are sent as long as the contract allows must be taken: a bound below it is met with few things by nobody.
 * They are filled with things that nobody has, which no write acts on.
 */
export async function fillLists(run: RunContext): Promise<void> {
  for (const accepted of run.accepted.values()) {
    const { operation } = accepted
    const isMet = operation.effect === 'read' || (operation.effect === 'write' && run.options.allowWrites)
    if (!isMet || !run.wanted(operation.id) || (operation.needsToken && !run.customer.token)) continue
    for (const list of listsOf(run.contract.document, accepted)) await tryList(run, accepted, list)
  }
}

interface SentList {
  name: string
  most: number
  item: (index: number) => unknown
  /** It stands in the body, else in the query. */
  inBody: boolean
}

function listsOf(document: ContractDocument, { operation, values, body }: Accepted): SentList[] {
  const parameters = operation.parameters
    .filter((one) => one.in === 'query' && Array.isArray(values[one.name]))
    .flatMap(({ name, schema }) => sentList(document, name, schemaAt(document, schema), false))
  const own = recordOf(schemaAt(document, operation.body?.schema)['properties'])
  const members = Object.entries(own)
    .filter(([name]) => Array.isArray(recordOf(body)[name]))
    .flatMap(([name, schema]) => sentList(document, name, schemaAt(document, schema), true))
  return [...parameters, ...members]
}

function sentList(
  document: ContractDocument,
  name: string,
  { type, maxItems, items }: Schema,
  inBody: boolean,
): SentList[] {
  const item = itemOf(schemaAt(document, items))
  if (type !== 'array' || typeof maxItems !== 'number' || maxItems > mostItems || !item) return []
  return [{ name, most: maxItems, item, inBody }]
}

/** Something that nobody has: an id, an object with an id, or letters of a number. */
function itemOf({
  type,
  enum: words,
  maximum,
  format,
  pattern,
  properties,
}: Schema): SentList['item'] | undefined {
  if (words !== undefined) return undefined
  if (type === 'integer')
    return Number(maximum ?? firstUnknown * 2) > firstUnknown * 2
      ? (index) => firstUnknown + index
      : undefined
  if (type === 'string' && format === undefined) {
    const text = (index: number) => `X0NONE${index}`
    return typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text(0)) ? text : undefined
  }
  const key = ['id', 'lineId'].find((one) => one in recordOf(properties))
  return key === undefined ? undefined : (index) => ({ [key]: firstUnknown + index, quantity: 1 })
}

async function tryList(run: RunContext, accepted: Accepted, list: SentList): Promise<void> {
  const { operation } = accepted
  // The guest's SESSID may be that of a session before.
  const asCustomer =
    operation.needsToken || (operation.effect === 'write' && run.customer.token !== undefined)
  const visitor = asCustomer ? run.customer : run.guest
  run.onProgress(`${operation.id}: ${list.name} of ${list.most}`)
  const ask = (count: number) => askWith(run, { accepted, visitor, list, count })
  const full = await ask(list.most)
  // Another bound of the request may have passed meanwhile: then fewer are refused as well.
  const isBlamed = isRefused(full, operation) && !isRefused(await ask(1), operation)
  run.state(full, !isBlamed, {
    rule: 'full-list',
    pointer: `request ${list.inBody ? '/' : ''}${list.name}`,
    message: `${list.most} different values are allowed (maxItems), and must be taken, got ${full.status}`,
    operationId: operation.id,
  })
}

function askWith(
  run: RunContext,
  {
    accepted,
    visitor,
    list: { name, item, inBody },
    count,
  }: { accepted: Accepted; visitor: Visitor; list: SentList; count: number },
): Promise<Exchange> {
  const all = Array.from({ length: count }, (_, index) => item(index))
  const { operation, values, body } = accepted
  const key = operation.parameters.some((one) => one.name === 'Idempotency-Key')
  return run.ask({
    ...accepted,
    visitor,
    values: {
      ...values,
      ...(key && { 'Idempotency-Key': crypto.randomUUID() }),
      ...(!inBody && { [name]: all }),
    },
    ...(inBody && { body: { ...recordOf(body), [name]: all } }),
    purpose: `${name} of ${count} that nobody has`,
  })
}

/** Turned down for its form, not for what it names. */
function isRefused({ status, json }: Exchange, { answers }: CheckedOperation): boolean {
  const [first] = listOf(isRecord(json) ? json['errors'] : undefined)
  const isForm = isRecord(first) ? first['code'] === 'validation' || first['code'] === 'badRequest' : true
  return (
    answers.has('422') && ((status === 422 && isForm) || status === 400 || status === 413 || status === 500)
  )
}
