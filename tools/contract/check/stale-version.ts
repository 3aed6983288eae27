import { randomUUID } from 'node:crypto'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import type { EffectsRun } from './effects-run.ts'
import { refusalCode } from './refusal-code.ts'
import type { RequestParts } from './request-builder.ts'

/** A story sends them under a stale version itself: what they make must be known to it. */
const bySelf = new Set(['addOrder', 'cancelOrder'])
/** Done once more they do nothing, whatever version is sent. */
const harmlessAgain = new Set(['requestInvoice'])

export async function readCart(run: EffectsRun, { visitor }: RequestParts): Promise<Exchange | undefined> {
  const operation = run.contract.byId.get('getCart')
  if (!operation || run.journal.isAbsent('getCart')) return undefined
  const exchange = await run.ask({ operation, visitor, values: {}, purpose: 'the cart around a write' })
  return run.succeeded(exchange) ? exchange : undefined
}

/**
 * Sends a write under another version than that of its thing before it is sent rightly.
 * @returns what judges it when the right one is answered; `undefined` where it takes no version
 */
export async function sendStale(
  run: EffectsRun,
  parts: RequestParts,
  cart: Exchange | undefined,
): Promise<((done: Exchange) => void) | undefined> {
  const stale = bySelf.has(parts.operation.id) ? [] : stalePartsOf(parts, cart)
  const sent: { name: string; exchange: Exchange }[] = []
  for (const { name, ...own } of stale) {
    const values = { ...own.values }
    if ('Idempotency-Key' in values) values['Idempotency-Key'] = randomUUID()
    sent.push({ name, exchange: await run.ask({ ...own, values, purpose: 'under another version' }) })
  }
  if (sent.length === 0) return undefined
  return (done) => {
    for (const { name, exchange } of sent) {
      const code = refusalCode(exchange)
      // Another refusal may come first where the right one is refused too.
      if (code !== 'none' && !run.succeeded(done)) continue
      const isRefused = code === 'conflict' || (name === 'cartVersion' && code === 'cartChanged')
      run.state(exchange, isRefused, {
        rule: 'lost-update',
        pointer: `request /${name}`,
        message: `another version than the newest must be refused with conflict, got ${code === 'none' ? 'success' : code}`,
      })
    }
  }
}

/** Sends what was done again, under the version that it has just outdated: that of a thing which was changed meanwhile. */
export async function sendOutdated(run: EffectsRun, parts: RequestParts, done: Exchange): Promise<void> {
  const { operation, values, body } = parts
  const sent = recordOf(body)['version']
  if (bySelf.has(operation.id) || harmlessAgain.has(operation.id) || typeof sent !== 'number') return
  const data = recordOf(valueAt(done.json, '/data'))
  const newest = [data, ...Object.values(data)].map((one) => recordOf(one)['version'])
  if (!newest.some((version) => typeof version === 'number' && version > sent)) return
  const own = 'Idempotency-Key' in values ? { ...values, 'Idempotency-Key': randomUUID() } : values
  const exchange = await run.ask({ ...parts, values: own, purpose: 'under the version before' })
  run.state(exchange, !run.succeeded(exchange), {
    rule: 'lost-update',
    pointer: 'request /version',
    message: 'the version before the newest must be refused, got success',
  })
}

function stalePartsOf(parts: RequestParts, cart: Exchange | undefined): (RequestParts & { name: string })[] {
  const { operation, values, body } = parts
  const properties = recordOf(operation.body?.schema['properties'])
  const newest = valueAt(cart?.json, '/data/version')
  return ['version', 'cartVersion'].flatMap((name) => {
    if (typeof values[name] === 'number')
      return [{ ...parts, name, values: { ...values, [name]: another(values[name]) } }]
    if (!(name in properties) || (body !== undefined && !isRecord(body))) return []
    const own = recordOf(body)[name]
    const isOptional = !listOf(operation.body?.schema['required']).includes(name)
    const version = typeof own === 'number' ? own : isOptional ? newest : undefined
    return typeof version === 'number'
      ? [{ ...parts, name, body: { ...recordOf(body), [name]: another(version) } }]
      : []
  })
}

const another = (version: number) => (version > 1 ? version - 1 : version + 1)

/** What a write changed in the cart shows in its version. */
export function judgeCartVersion(
  run: EffectsRun,
  { operation }: RequestParts,
  before: Exchange,
  after: Exchange,
): void {
  const [was, is] = [before, after].map(({ json }) => Number(valueAt(json, '/data/version')))
  if (was === undefined || is === undefined || linesOf(before) === linesOf(after)) return
  run.state(after, is > was, {
    rule: 'cart-version',
    pointer: '/data/version',
    message: `every change of the cart raises its version, got ${is} after ${was}`,
    operationId: operation.id,
  })
}

/** What a buyer changes of lines; prices and stock are no change of the cart. */
function linesOf({ json }: Exchange): string {
  const lines = listOf(valueAt(json, '/data/basketProducts/grid/products')).filter(isRecord)
  return JSON.stringify(
    lines.map(({ id, quantity, comment, machineId, machines }) => [
      id,
      quantity,
      comment,
      machineId,
      machines,
    ]),
  )
}
