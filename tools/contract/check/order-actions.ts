import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type ActionRule, actionTables } from '../model/action-table.ts'
import type { CheckedOperation } from '../model/contract.ts'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { Exchange } from './client.ts'
import { callsOf } from './account-checks.ts'
import { cartProducts, fillCart } from './cart-checks.ts'
import { judgeDue } from './due-refusal.ts'
import { runStep } from './flow-runner.ts'
import { destructiveOrderActions, orderActions } from './flows.ts'
import { forgetSpent, judgeLimit, keepMaxima, maximumOf, refuseTooMuch } from './order-limits.ts'
import type { RunContext } from './run-context.ts'
import { addCompanion } from './stories/second-order.ts'
import { freeStock, orderedProducts } from './stories/stock.ts'
import { someTerminal } from './stories/terminal-order.ts'
import { tieForReplacement } from './stories/tied-order.ts'
import { shown } from './other-things.ts'
import { outcomeOf, refusalCode } from './refusal-code.ts'
import { sendOwn } from './send-as.ts'
import { addBoundedGoods } from './stories/bounds.ts'

/** More pieces than any stock has. */
const tooMuch = 9999
/** So few free units that the order takes them all for a moment. */
const mostTaken = 500

/** Every action on the order that the run placed, never on another one; done or refused, the answer is of the contract. */
export async function tryOrderActions(run: RunContext): Promise<void> {
  const own = run.wanted('updateOrderProduct') && (await readOwnOrder(run, 'the order before it grows'))
  if (own) await refuseTooMuch(run, own)
  forgetSpent(run)
  for (const id of orderActions) {
    if (id === 'replaceOrderLines') {
      const maxima = run.captured.get('maxima')
      await fillForReplacement(run)
      await replaceOwnUnits(run, maxima)
      await tieForReplacement(run)
    }
    await act(run, id)
    // Now the cart holds what is added to it.
    if (id === 'copyOrder') await act(run, id)
    if (id === 'updateOrderProducts') {
      await refuseOneWrongLine(run)
      await keepOwnUnits(run)
    }
    if (id === 'getPaymentTemplate') await askToPayAgain(run)
    if (id === 'updateOrderProduct') await act(run, id, lessened)
    if (id === 'replaceOrderLines') {
      await changeSeveralLines(run)
      await deleteOneLine(run)
    }
    if (id === 'setOrderDelivery') await deliverEachWay(run)
  }
}

/** Within the time that a payment can be used, the same one is answered for the same way to pay. */
async function askToPayAgain(run: RunContext): Promise<void> {
  const [pay] = callsOf(run, ['getPaymentTemplate']) ?? []
  const order = pay && (await payableOrder(run))
  if (!pay || !order) return
  const ask = () =>
    pay({
      values: { 'Idempotency-Key': randomUUID() },
      body: { orderId: order['id'], version: order['version'], type: 'qr' },
      purpose: 'a way to pay, and once more',
    })
  const [first, again] = [await ask(), await ask()]
  if (run.succeeded(first) && order['id'] !== run.captured.get('ownOrderId'))
    run.journal.leftovers.push(`a payment of order ${String(order['id'])} was made (${run.runId})`)
  if (!run.succeeded(first) || !run.succeeded(again)) return
  const [before, after] = [first, again].map(({ json }) => valueAt(json, '/data/template'))
  run.state(again, isDeepStrictEqual(after, before), {
    rule: 'own-effect',
    pointer: '/data/template',
    message: `asking for the same way to pay again answers the same payment, got ${shown(after)} after ${shown(before)}`,
  })
}

/**
 * The own order while it can be paid. With `--allow-lasting` another one of the customer: a payment at the provider is made,
 * which leaves the order as it is and ends by itself.
 */
async function payableOrder(run: RunContext): Promise<Record<string, unknown> | undefined> {
  const canBePaid = (one: Record<string, unknown>) => listOf(one['allowedActions']).includes('pay')
  const own = await readOwnOrder(run, 'the order before it is paid')
  if (own && canBePaid(own)) return own
  const [list] = (run.options.allowLasting && callsOf(run, ['listOrders', 'getPaymentTemplate'])) || []
  const listed = await list?.({ values: { tab: 'payment' }, purpose: 'orders that can be paid' })
  return listOf(valueAt(listed?.json, '/data/items')).map(recordOf).find(canBePaid)
}

/** The own order is sent by every way and with every help for unloading, and goes back to where it went before. */
async function deliverEachWay(run: RunContext): Promise<void> {
  const [update] = callsOf(run, ['setOrderDelivery']) ?? []
  const former = run.captured.get('pickup')
  if (!update || !run.wanted('setOrderDelivery') || former === undefined) return
  const terminal = await someTerminal(run)
  const recipient = { fio: 'Другая Проверка Контракта', phone: '+79000000001' }
  const addresses = run.seen.named('addressId')
  const ways: Record<string, unknown>[] = [
    { delivery: { type: 'carrierTerminal', terminal } },
    ...addresses
      .slice(0, 1)
      .map((addressId) => ({ delivery: { type: 'carrierDoor', addressId, unloading: 'none' } })),
    ...addresses.slice(0, 2).map((addressId, index) => ({
      delivery: { type: 'courier', addressId, unloading: index === 0 ? 'tailLift' : 'crane' },
      recipient,
    })),
    { delivery: former },
  ]
  for (const way of ways) {
    const before = await readOwnOrder(run, 'the order before another delivery')
    if (!before) return
    const body = { orderId: before['id'], version: before['version'], ...way }
    const exchange = await update({ values: {}, body, purpose: 'another delivery of the own order' })
    await judgeAction(run, before, body, exchange)
  }
}

/** The cart of which the order's lines are made: another one than the order has. */
async function fillForReplacement(run: RunContext): Promise<void> {
  const [cart] = callsOf(run, ['getCart', 'addToCart', 'replaceOrderLines']) ?? []
  if (!cart || !run.wanted('replaceOrderLines') || !run.captured.has('ownOrderId')) return
  const look = async () => cart({ values: {}, purpose: 'the cart that the order takes' })
  if (cartProducts((await look()).json).length < 2) {
    await fillCart(run, run.customer)
    await addCompanion(run)
    await addBoundedGoods(run)
  }
  const filled = await look()
  keepMaxima(run, filled.json)
  run.captured.set('cartVersion', valueAt(filled.json, '/data/version'))
}

/** With lines of several products changes of lines are tried: of all, of one that leaves the others, of wrong ones. */
async function changeSeveralLines(run: RunContext): Promise<void> {
  const [updateAll, update] = callsOf(run, ['updateOrderProducts', 'updateOrderProduct']) ?? []
  if (!updateAll || !update) return
  let order = (await readOwnOrder(run, 'the order of several lines')) ?? {}
  const linesOf = (one: Record<string, unknown>) => listOf(one['items']).filter(isRecord)
  if (linesOf(order).length < 2 || !listOf(order['allowedActions']).includes('updateProducts')) return
  const know = (exchange: Exchange) => {
    const told = valueAt(exchange.json, '/data/order')
    if (run.succeeded(exchange) && isRecord(told)) order = told
  }
  const set = async (lines: Record<string, unknown>[], quantityOf: QuantityOf, purpose: string) => {
    const { id: orderId, version } = order
    const wanted = lines.map((one) => ({ lineId: one['id'], quantity: quantityOf(run, one) }))
    know(await updateAll({ values: {}, body: { orderId, version, lines: wanted }, purpose }))
  }
  if (run.wanted('updateOrderProducts')) {
    await set(linesOf(order), grown, 'every line of several')
    await set(linesOf(order).slice(1, 2), lessened, 'the second line alone')
  }
  await refuseWrongLines(run, order)
  // Tries of it need a product that has bounds.
  const [line] = linesOf(order)
  if (run.wanted('updateOrderProduct'))
    await update({
      values: { id: order['id'] },
      body: { version: order['version'], lineId: line?.['id'], quantity: line?.['quantity'] },
      purpose: 'a line of several',
    })
  await refuseOneWrongLine(run)
}

/** A line of another order is none of this one, and a line that is named twice can have no two quantities. */
async function refuseWrongLines(run: RunContext, order: Record<string, unknown>): Promise<void> {
  const line = listOf(order['items']).find(isRecord)
  if (!line) return
  const { id: orderId, version } = order
  const send = (id: string, body: Record<string, unknown>, purpose: string) =>
    sendOwn(run, id, { values: { id: orderId }, body, purpose })
  const twice = await send(
    'updateOrderProducts',
    {
      orderId,
      version,
      lines: [grown(run, line), Number(line['quantity'])].map((quantity) => ({
        lineId: line['id'],
        quantity,
      })),
    },
    'a line named twice',
  )
  if (twice)
    run.state(twice, twice.status === 422, {
      rule: 'bad-request',
      pointer: 'request /lines/1/lineId',
      message: `a line that is named twice must be 422, got ${twice.status === 200 ? outcomeOf(twice) : twice.status}`,
    })
  const lineId = run.captured.get('foreignLineId')
  if (typeof lineId !== 'number') return
  const quantity = Number(line['quantity'])
  const writes: [string, Record<string, unknown>][] = [
    ['updateOrderProduct', { version, lineId, quantity }],
    ['updateOrderProducts', { orderId, version, lines: [{ lineId, quantity }] }],
    ['deleteOrderProduct', { orderId, version, lineId }],
  ]
  for (const [id, body] of writes) {
    const exchange = await send(id, body, 'a line of another order')
    if (exchange) judgeDue(run, exchange, ['lineNotFound'], 'a line of another order of the customer')
  }
}

/** Of several lines one is wrong: none is changed. */
async function refuseOneWrongLine(run: RunContext): Promise<void> {
  const [update] = callsOf(run, ['updateOrderProducts']) ?? []
  if (!update || !run.wanted('updateOrderProducts')) return
  const order = await readOwnOrder(run, 'the order before a wrong line')
  const [line, other] = listOf(order?.['items']).filter(isRecord)
  if (!order || !line || !other) return
  const body = {
    orderId: order['id'],
    version: order['version'],
    lines: [
      { lineId: line['id'], quantity: grown(run, line) },
      { lineId: other['id'], quantity: tooMuch },
    ],
  }
  const exchange = await update({ values: {}, body, purpose: 'a good line and a wrong one' })
  if (run.succeeded(exchange)) return
  const after = await readOwnOrder(run, 'the order after a wrong line')
  run.state(exchange, JSON.stringify(after?.['items']) === JSON.stringify(order['items']), {
    rule: 'own-effect',
    pointer: 'request /lines',
    message: 'one wrong line refuses the whole write, and another line was changed',
    operationId: 'updateOrderProducts',
  })
}

/** A line takes all units that are free, beside those that it has, and gives them back. */
async function keepOwnUnits(run: RunContext): Promise<void> {
  const taken = await takeAllFree(run)
  if (!taken || !run.succeeded(taken.exchange)) return
  await taken.set(taken.quantity)
}

/**
 * An order that holds nearly all units of a product is replaced by a cart of some. A few units stay free, fewer than the
 * cart has: once none is free, a supplier may send any quantity.
 */
async function replaceOwnUnits(run: RunContext, maxima: unknown): Promise<void> {
  const replace = run.contract.byId.get('replaceOrderLines')
  if (!replace || !run.wanted(replace.id)) return
  const [read] = callsOf(run, ['getCart', 'replaceOrderLines']) ?? []
  const inCart = cartProducts((await read?.({ values: {}, purpose: 'what the order is to hold' }))?.json)
  const leave = (product: number, pack: number) =>
    Math.max((inCart.find(({ id }) => id === product)?.quantity ?? 0) - pack, 0)
  // The cart that is filled now tells what is free beside the order, the one before told what it could have.
  const taken = await takeAllFree(run, { maxima, leave })
  if (!taken || !run.succeeded(taken.exchange)) return
  const order = await readOwnOrder(run, 'the order that holds nearly all units')
  const body = order && bodyFor(run, replace, order, grown)
  const exchange = body && (await sendOwn(run, replace.id, { body, purpose: 'units that it holds' }))
  if (exchange)
    run.state(exchange, refusalCode(exchange) !== 'notEnoughStock', {
      rule: 'own-effect',
      pointer: '/errors/0/code',
      message:
        'units that the order has are its own: it can be replaced by a cart of as many, got notEnoughStock',
    })
  if (!exchange || !run.succeeded(exchange)) await taken.set(taken.quantity)
  await fillForReplacement(run)
}

interface Taken {
  /** Units that the line had before. */
  quantity: number
  exchange: Exchange
  set: (units: number) => Promise<Exchange>
}

/** Sets the first line of the own order to all units that it can have. @param leave units that stay free */
async function takeAllFree(
  run: RunContext,
  { maxima, leave = () => 0 }: { maxima?: unknown; leave?: (product: number, pack: number) => number } = {},
): Promise<Taken | undefined> {
  const [update] = callsOf(run, ['updateOrderProducts']) ?? []
  const order = update && run.wanted('updateOrderProducts') && (await readOwnOrder(run, 'units of the order'))
  const [line] = order ? listOf(order['items']).filter(isRecord) : []
  if (!update || !order || !line) return undefined
  const product = Number(valueAt(line, '/product/id'))
  const pack = Number(valueAt(line, '/product/multiplicity') ?? 1)
  const quantity = Number(line['quantity'])
  const free = (await freeStock(run, [product], 'units that the order could take')).get(product) ?? 0
  const all = quantity + Math.floor(Math.max(free - leave(product, pack), 0) / pack) * pack
  if (all === quantity || free > mostTaken || maximumOf(run, line, maxima) !== quantity + free)
    return undefined
  const set = async (units: number) => {
    const { version } = (await readOwnOrder(run, 'its version')) ?? {}
    const lines = [{ lineId: line['id'], quantity: units }]
    return update({ values: {}, body: { orderId: order['id'], version, lines }, purpose: 'all that is free' })
  }
  const exchange = await set(all)
  const isRefused = refusalCode(exchange) === 'notEnoughStock'
  // Somebody else may have bought some meanwhile.
  const left = isRefused ? await freeStock(run, [product], 'whether they are free still') : undefined
  run.state(exchange, !isRefused || left?.get(product) !== free, {
    rule: 'own-effect',
    pointer: 'request /lines/0/quantity',
    message: `units that the order has are its own: with ${free} free a line of ${quantity} can be one of ${all}, got notEnoughStock`,
  })
  return { quantity, exchange, set }
}

/** One of several lines is taken out. */
async function deleteOneLine(run: RunContext): Promise<void> {
  const [remove] = callsOf(run, ['deleteOrderProduct']) ?? []
  if (!remove || !run.wanted('deleteOrderProduct')) return
  const order = await readOwnOrder(run, 'the order before a line is deleted')
  const lines = listOf(order?.['items']).filter(isRecord)
  if (!order || lines.length < 2) return
  const body = { orderId: order['id'], version: order['version'], lineId: lines.at(-1)?.['id'] }
  const free = await freeOf(run, order)
  const exchange = await remove({ values: {}, body, purpose: 'delete a line of the own order' })
  if (run.succeeded(exchange)) await judgeStock(run, { before: order, free, exchange })
}

/** What takes something away from the run's order. */
export async function tryDestructiveActions(run: RunContext): Promise<void> {
  for (const id of destructiveOrderActions) await act(run, id)
}

async function act(run: RunContext, id: string, quantityOf: QuantityOf = grown): Promise<void> {
  const operation = run.contract.byId.get(id)
  if (!operation || !run.wanted(id)) return
  if (run.captured.get('ownOrderId') === undefined) {
    run.journal.untested.set(id, 'no order was placed that it could be tried on')
    return
  }
  const before = await readOwnOrder(run, `the order before ${id}`)
  const body = before && bodyFor(run, operation, before, quantityOf)
  if (!before || !body) return
  const values = { id: run.captured.get('ownOrderId') }
  const free = await freeOf(run, before)
  const exchange = await runStep(run, run.customer, operation, { operation: id, values, body })
  if (exchange) await judgeAction(run, before, body, exchange)
  if (exchange && run.succeeded(exchange)) await judgeStock(run, { before, free, exchange })
}

/** Free units of those products of the order whose reservation was seen when it was placed. */
async function freeOf(run: RunContext, order: Record<string, unknown>): Promise<Map<number, number>> {
  const reserved = run.captured.get('reserved')
  const ids = [...orderedProducts(order).keys()].filter((one) => reserved instanceof Set && reserved.has(one))
  return freeStock(run, ids, 'what is free around a change of the order')
}

/** Lines that grow take from what is free, smaller ones give back. */
async function judgeStock(
  run: RunContext,
  {
    before,
    free,
    exchange,
  }: { before: Record<string, unknown>; free: Map<number, number>; exchange: Exchange },
): Promise<void> {
  if (free.size === 0 || !changesOrder(run, exchange.call.operation?.id ?? '')) return
  const after = await readOwnOrder(run, 'what the order reserves now')
  const rest = await freeStock(run, [...free.keys()], 'what is free after a change of the order')
  if (!after) return
  const [had, has] = [orderedProducts(before), orderedProducts(after)]
  for (const [id, was] of free) {
    const is = rest.get(id)
    const less = (had.get(id) ?? 0) - (has.get(id) ?? 0)
    if (is === undefined) continue
    run.state(exchange, is - was === less, {
      rule: 'state',
      pointer: 'stock',
      message: `the order reserves what its lines hold, got ${is - was} of product ${id} free more instead of ${less}`,
    })
  }
}

/** What is offered is done, what isn't is refused, and what is done shows. */
async function judgeAction(
  run: RunContext,
  before: Record<string, unknown>,
  body: Record<string, unknown>,
  exchange: Exchange,
): Promise<void> {
  const id = exchange.call.operation?.id ?? ''
  const named = rulesOf(run, id).filter(([, { with: chosen = {} }]) =>
    Object.entries(chosen).every(([name, value]) => body[name] === value),
  )
  if (named.length === 0) return
  const offered = listOf(before['allowedActions'])
  const isOffered = named.some(([action]) => offered.includes(action))
  const actions = named.map(([action]) => action).join(' or ')
  const code = refusalCode(exchange)
  if (!run.succeeded(exchange)) {
    const isDenied = code === 'actionNotAllowed' || exchange.status === 403
    run.state(exchange, !(isOffered && isDenied), {
      rule: 'action',
      pointer: '/errors/0/code',
      message: `${actions} was offered in allowedActions and is refused then (${code})`,
    })
    return
  }
  run.state(exchange, isOffered, {
    rule: 'action',
    pointer: '/status',
    message: `${actions} is not among the order's allowedActions: it must be refused, got success`,
  })
  if (!changesOrder(run, id)) return
  const after = await readOwnOrder(run, `the order after ${id}`)
  if (!after) return
  run.state(exchange, JSON.stringify(after) !== JSON.stringify(before), {
    rule: 'action',
    pointer: '/data/order',
    message: 'the action was answered with success, and the order is the same as before',
  })
  await judgeLimit(run, exchange, after)
}

/** The run's order; whoever reads it is its author. */
async function readOwnOrder(run: RunContext, purpose: string): Promise<Record<string, unknown> | undefined> {
  const read = run.contract.byId.get('getOrder')
  if (!read || run.captured.get('ownOrderId') === undefined) return undefined
  const values = { id: run.captured.get('ownOrderId') }
  const exchange = await run.ask({ operation: read, visitor: run.customer, values, purpose })
  const order = valueAt(exchange.json, '/data/order')
  if (!isRecord(order)) return undefined
  const author = valueAt(order, '/author/id')
  const own = run.captured.get('userId')
  const others = listOf(order['allowedActions'])
    .map(String)
    .filter((action) => own !== undefined && author !== own && tableOfOrders(run)[action]?.onlyAuthor)
  run.state(exchange, others.length === 0, {
    rule: 'action',
    pointer: '/data/order/allowedActions',
    message: `${others.join(', ')} is only for the author (${String(author)}), and is offered to ${String(own)}`,
  })
  return order
}

const tableOfOrders = ({ contract }: RunContext) => actionTables(contract.document).get('OrderAction') ?? {}

function rulesOf(run: RunContext, operationId: string): [string, ActionRule][] {
  return Object.entries(tableOfOrders(run)).filter(([, { operations }]) => operations.includes(operationId))
}

/** Whether the order is read again after the call, so that something of it must have changed. */
function changesOrder({ contract }: RunContext, operationId: string): boolean {
  return contract.byId.get(operationId)?.invalidates.includes('getOrder') ?? false
}

/** The contract's example with the ids, version and lines of the run's order. */
function bodyFor(
  run: RunContext,
  operation: CheckedOperation,
  order: unknown,
  quantityOf: QuantityOf,
): Record<string, unknown> | undefined {
  const example = run.bodyOf(operation)
  const lines = listOf(recordOf(order)['items']).filter(isRecord)
  const [line] = lines
  if (!isRecord(example) || !isRecord(order) || !line) return undefined
  const own: Record<string, unknown> = {
    orderId: order['id'],
    version: order['version'],
    cartVersion: run.captured.get('cartVersion'),
    lineId: line['id'],
    quantity: quantityOf(run, line),
    lines: lines.map((one) => ({ lineId: one['id'], quantity: quantityOf(run, one) })),
    delivery: run.captured.get('pickup'),
  }
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, name in own ? (own[name] ?? value) : value]),
  )
}

type QuantityOf = (run: RunContext, line: Record<string, unknown>) => number

/** One pack less of a line, where more than one is left. */
function lessened(_run: RunContext, line: Record<string, unknown>): number {
  const quantity = Number(line['quantity'])
  const pack = Number(valueAt(line, '/product/multiplicity') ?? 1)
  return quantity > pack ? quantity - pack : quantity
}

/** One pack more of a line, where the buyer could have it; else as much as there is. */
function grown(run: RunContext, line: Record<string, unknown>): number {
  const quantity = Number(line['quantity'])
  const more = quantity + Number(valueAt(line, '/product/multiplicity') ?? 1)
  return more <= (maximumOf(run, line) ?? 0) ? more : quantity
}
