import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
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
export function maximumOf(
  run: RunContext,
  line: unknown,
  maxima = run.captured.get('maxima'),
): number | undefined {
  const most = valueAt(maxima, `/${String(valueAt(line, '/product/id'))}`)
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

/** What was spent of the month's limit beside the total of an order. */
interface Spent {
  id: unknown
  total: number
  spent: number
}

/** Other orders were placed and canceled meanwhile: the next change of the own order is compared with nothing before it. */
export function forgetSpent(run: RunContext): void {
  run.captured.delete('spentBeside')
}

/**
 * A new order needs agreement exactly when its author may not place it alone, however it came to be so large. What is spent
 * follows its total.
 */
export async function judgeLimit(run: RunContext, exchange: Exchange, order: unknown): Promise<void> {
  const operation = run.contract.byId.get('getCompany')
  const companyId = valueAt(order, '/company/id')
  const total = valueAt(order, '/totals/total')
  const isOwn = valueAt(order, '/author/id') === run.captured.get('userId')
  if (!operation || !isOwn || typeof companyId !== 'number' || typeof total !== 'number') return
  const { json } = await run.ask({
    operation,
    visitor: run.customer,
    values: { contragentId: companyId },
    purpose: 'the limits of the buyer',
  })
  const company = recordOf(valueAt(json, '/data/company'))
  const { perOrder, perMonth, spent } = recordOf(company['limits'])
  if (typeof spent !== 'number') return
  judgeSpent(run, exchange, { id: valueAt(order, '/id'), total, spent })
  if (valueAt(order, '/status') !== 'new') return
  const isAbove = (sum: number, most: unknown) => typeof most === 'number' && sum > most
  const mayAlone = listOf(company['myRights']).includes('orders.placeWithoutApproval')
  // The order itself is spent already.
  const isDue = isAbove(total, perOrder) || isAbove(spent, perMonth) || !mayAlone
  const isRequired = valueAt(order, '/approval/required') === true
  run.state(exchange, isRequired === isDue, {
    rule: 'order-limit',
    pointer: '/data/order/approval',
    message: isDue
      ? 'an order above a limit of its author (limits of getCompany), or of who may not order alone, must need agreement'
      : 'an order within the limits of its author (limits of getCompany), who may order alone, must need no agreement',
  })
}

/** The total of an order is spent as it is now, not as it was placed. */
function judgeSpent(run: RunContext, exchange: Exchange, now: Spent): void {
  const before = run.captured.get('spentBeside') as Spent | undefined
  run.captured.set('spentBeside', now)
  if (!before || before.id !== now.id) return
  const more = now.total - before.total
  run.state(exchange, now.spent - before.spent === more, {
    rule: 'state',
    pointer: 'limits.spent',
    message: `what is spent of the limits follows the total of the order: ${more} more, got ${now.spent - before.spent}`,
  })
}
