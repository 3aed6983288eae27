import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import type { RunContext } from './run-context.ts'

/** Keeps how much of each product the cart would take: an order can't hold more either. */
export function keepMaxima(run: RunContext, cart: unknown): void {
  const lines = listOf(valueAt(cart, '/data/basketProducts/grid/products')).filter(isRecord)
  run.captured.set(
    'maxima',
    Object.fromEntries(lines.map(({ id, maxQuantity }) => [String(id), Number(maxQuantity)])),
  )
}

/** The most that an order's line may hold; `undefined` where the cart didn't tell. */
export function maximumOf(run: RunContext, line: unknown): number | undefined {
  const most = valueAt(run.captured.get('maxima'), `/${String(valueAt(line, '/product/id'))}`)
  return typeof most === 'number' ? most : undefined
}

/** More of a line than the cart would take is refused: the changed order is judged like a new one. */
export async function refuseTooMuch(run: RunContext, order: Record<string, unknown>): Promise<void> {
  const operation = run.contract.byId.get('updateOrderProduct')
  const line = listOf(order['items']).find(isRecord)
  const most = maximumOf(run, line)
  const step = Number(valueAt(line, '/product/multiplicity') ?? 1)
  if (!operation || !line || most === undefined || most + step > 9999) return
  const exchange = await run.ask({
    operation,
    visitor: run.customer,
    values: { id: order['id'] },
    body: { version: order['version'], lineId: line['id'], quantity: most + step },
    purpose: 'raise a line past what can be had',
  })
  run.state(exchange, !run.succeeded(exchange), {
    rule: 'order-limit',
    pointer: 'request /quantity',
    message: 'a line must not grow past what the cart would take: a change is judged like a new order',
  })
}

/** An order above what its author may spend needs agreement, however it came to be so large. */
export async function judgeLimit(run: RunContext, exchange: Exchange, order: unknown): Promise<void> {
  const operation = run.contract.byId.get('getCompany')
  const companyId = valueAt(order, '/company/id')
  const total = valueAt(order, '/totals/total')
  if (!operation || typeof companyId !== 'number' || typeof total !== 'number') return
  const { json } = await run.ask({
    operation,
    visitor: run.customer,
    values: { contragentId: companyId },
    purpose: 'the limits of the buyer',
  })
  const perOrder = valueAt(json, '/data/company/limits/perOrder')
  if (typeof perOrder !== 'number') return
  run.state(exchange, total <= perOrder || valueAt(order, '/approval/required') === true, {
    rule: 'order-limit',
    pointer: '/data/order/approval',
    message: 'an order above the limit of its author (limits.perOrder of getCompany) must need agreement',
  })
}
