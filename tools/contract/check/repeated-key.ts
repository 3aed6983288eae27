import { isDeepStrictEqual } from 'node:util'
import type { CheckedOperation } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord } from '../model/record.ts'
import { otherBodies } from './another-body.ts'
import type { Exchange } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import type { RequestParts } from './request-builder.ts'

/** Reads that are looked at around a repeat. */
const mostReads = 4
/** They change by themselves: what is told to a customer, and counts of everything. */
const restless = new Set(['getHeader', 'getDashboard', 'listNotifications', 'listHookDeliveries', 'getJob'])

type Read = Pick<RequestParts, 'operation' | 'values'>

/**
 * Sends what was done once more with the same `Idempotency-Key`: the same answer, and nothing is done. Then another body
 * with that key: 409.
 */
export async function repeatWithKey(run: EffectsRun, parts: RequestParts, first: Exchange): Promise<void> {
  const { operation, values } = parts
  if (values['Idempotency-Key'] === undefined) return
  const reads = readsOf(run, parts, first)
  const before = await look(run, parts, reads)
  const again = await run.ask({ ...parts, purpose: 'the same once more, with the same key' })
  const isSame = isDeepStrictEqual(valueAt(again.json, '/data'), valueAt(first.json, '/data'))
  const state = (exchange: Exchange, holds: boolean, pointer: string, message: string) =>
    run.state(exchange, holds, { rule: 'idempotency', pointer, message, operationId: operation.id })
  const isRepeated = state(
    again,
    run.succeeded(again) && isSame,
    'header Idempotency-Key',
    'a repeat with the same Idempotency-Key must answer what the first was answered',
  )
  for (const [name, { exchange, facts }] of await look(run, parts, reads)) {
    const had = before.get(name)?.facts
    if (!had) continue
    const change = firstChange(had, facts)
    state(
      exchange,
      change === undefined,
      '/data',
      `a repeat with the same Idempotency-Key does nothing: ${name} must stay, got ${change ?? 'the same'}`,
    )
  }
  if (!isRepeated || again.status === 429) return
  const bodies = otherBodies(run.contract, operation, parts.body ?? {})
  // Forms may be sent a few times an hour, and repeats may count.
  for (const body of operation.tag === 'forms' ? bodies.slice(0, 1) : bodies) {
    const other = await run.ask({ ...parts, body, purpose: 'another body with the same key' })
    const isRefused = state(
      other,
      other.status === 409,
      'header Idempotency-Key',
      `the same key with another body must be 409, got ${other.status}`,
    )
    if (!isRefused) return
  }
}

/** What the write makes stale and can be asked for: lists, the cart, and the thing that it names or tells. */
function readsOf(run: EffectsRun, { operation, values, body }: RequestParts, first: Exchange): Read[] {
  const own =
    pathValue(operation, values) ?? valueAt(body, '/orderId') ?? valueAt(first.json, '/data/order/id')
  const reads = operation.invalidates.flatMap((id) => {
    const read = run.contract.byId.get(id)
    if (!read || restless.has(id) || read.effect !== 'read' || run.journal.isAbsent(id)) return []
    const given: Record<string, unknown> = {}
    for (const { name, in: place, required } of read.parameters) {
      if (place === 'path' && read.tag === operation.tag) given[name] = own
      else if (required !== true && place !== 'path') continue
      else given[name] = run.captured.get(name)
      if (given[name] === undefined) return []
    }
    const isAskable = !read.body || !Array.isArray(read.body.schema['required'])
    return isAskable ? [{ operation: read, values: given }] : []
  })
  return reads.slice(0, mostReads)
}

function pathValue({ parameters }: CheckedOperation, values: RequestParts['values']): unknown {
  const name = parameters.find(({ in: place }) => place === 'path')?.name
  return name === undefined ? undefined : values[name]
}

/** What doing it once more would change: which things there are, how many of each, versions and totals. */
type Facts = ReadonlyMap<string, string>

async function look(
  run: EffectsRun,
  { visitor }: RequestParts,
  reads: readonly Read[],
): Promise<Map<string, { exchange: Exchange; facts: Facts }>> {
  const found = new Map<string, { exchange: Exchange; facts: Facts }>()
  for (const { operation, values } of reads) {
    if (operation.needsToken && visitor.token === undefined) continue
    const body = operation.body ? {} : undefined
    const purpose = 'what a repeat must not change'
    const exchange = await run.ask({ operation, visitor, values, ...(body && { body }), purpose })
    if (!run.succeeded(exchange)) continue
    const facts = new Map<string, string>()
    const data = valueAt(exchange.json, '/data')
    for (const pointer of ['/version', '/pagination/total']) {
      const value = valueAt(data, pointer)
      if (typeof value === 'number') facts.set(pointer.slice(1), String(value))
    }
    gather(data, facts)
    found.set(operation.id, { exchange, facts })
  }
  return found
}

function gather(value: unknown, facts: Map<string, string>, place = ''): void {
  if (Array.isArray(value)) for (const one of value) gather(one, facts, place)
  if (!isRecord(value)) return
  const { id, quantity } = value
  if (typeof id === 'number' || typeof id === 'string')
    facts.set(
      `${place} ${String(id)}`.trim(),
      quantity === undefined ? 'there' : `quantity ${JSON.stringify(quantity)}`,
    )
  for (const [name, own] of Object.entries(value))
    // What came last may have come from elsewhere.
    if (!name.startsWith('last')) gather(own, facts, `${place}/${name}`)
}

function firstChange(had: Facts, has: Facts): string | undefined {
  for (const name of new Set([...had.keys(), ...has.keys()])) {
    const [was, is] = [had.get(name), has.get(name)]
    if (was !== is) return `${name} as ${is ?? 'gone'}, before it ${was ?? 'not there'}`
  }
  return undefined
}
