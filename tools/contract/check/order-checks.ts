import { mustRefuse } from './held-back.ts'
import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { Exchange } from './client.ts'
import { cartProducts, fillCart } from './cart-checks.ts'
import { calculateEachChoice, calculateOverCredit } from './checkout-choices.ts'
import { orderWrites } from './flows.ts'
import { judgeLimit, keepMaxima } from './order-limits.ts'
import type { RunContext } from './run-context.ts'
import { refusalCode } from './refusal-code.ts'
import { refuseReplacement } from './stories/cheap-order.ts'
import { refuseForeignAddress, refuseWrongOrders } from './stories/bounds.ts'
import { orderForm } from './stories/order-form.ts'
import { freeStock, orderedProducts } from './stories/stock.ts'

/**
 * Checkout: calculate, place the order, get the same order for a repeat with the same key, read it. What is done with it
 * stands in `order-actions.ts`; at the end it is cancelled.
 */
export async function checkOrderWrites(run: RunContext): Promise<void> {
  const { byId } = run.contract
  const [calculate, place, read, cart] = ['calculateOrder', 'addOrder', 'getOrder', 'getCart'].map((id) =>
    byId.get(id),
  )
  if (!calculate || !place || !read || !cart) return
  if (!['calculateOrder', ...orderWrites].some((id) => run.wanted(id))) return
  const visitor = run.customer
  if (!(await fillCart(run, visitor))) return
  const contragentId = run.captured.get('contragentId') ?? null
  await calculateOverCredit(run, { contragentId })
  const calculation = await run.ask({
    operation: calculate,
    visitor,
    values: {},
    body: { contragentId },
    purpose: 'calculate the checkout',
  })
  run.accepted.set('calculateOrder', { operation: calculate, values: {}, body: { contragentId } })
  await askDaysOfProduct(run, calculation)
  await calculateEachChoice(run, calculation, { contragentId })
  const options = valueAt(calculation.json, '/data/paymentOptions')
  const payment = listOf(options)
    .filter(isRecord)
    .find(({ enabled }) => enabled === true)
  // Not where the buyer is anyway, which comes first.
  const stores = valueAt(
    listOf(valueAt(calculation.json, '/data/deliveryOptions/0/stores')).at(-1),
    '/storeId',
  )
  if (!payment || typeof stores !== 'string') {
    run.journal.notes.add('The checkout offers no payment or pickup: no order was placed')
    return
  }
  run.captured.set('pickup', { type: 'pickup', storeId: stores })
  run.captured.set('cartVersion', valueAt(calculation.json, '/data/cartVersion'))
  const filled = await run.ask({ operation: cart, visitor, values: {}, purpose: 'the cart of the order' })
  const products = cartProducts(filled.json)
  keepMaxima(run, filled.json)
  const body = {
    contragentId,
    contractId: null,
    cartVersion: valueAt(calculation.json, '/data/cartVersion'),
    products,
    delivery: { type: 'pickup', storeId: stores },
    payment: { type: payment['type'] },
    ...orderForm(run),
    customerOrderNumber: run.runId,
  }
  await refuseForeignAddress(run, { contragentId })
  await refuseWrongOrders(run, body, calculation.json)
  if (run.captured.has('ownOrderId')) return
  const ids = products.map(({ id }) => id)
  const free = await freeStock(run, ids, 'what is free before the order')
  const key = randomUUID()
  const order = () =>
    run.ask({
      operation: place,
      visitor,
      values: { 'Idempotency-Key': key },
      body,
      purpose: 'place an order',
    })
  const placed = await order()
  const id = valueAt(placed.json, '/data/order/id')
  run.state(placed, typeof id === 'number', {
    rule: 'refused',
    pointer: '/status',
    message: `an order as it was calculated must be placed: ${refusalCode(placed)}`,
  })
  if (typeof id !== 'number') return
  run.captured.set('orderId', id)
  run.captured.set('ownOrderId', id)
  run.follow(placed)
  const rest = await freeStock(run, ids, 'what is free after the order')
  const taken = products.filter(
    ({ id: one, quantity }) => (free.get(one) ?? 0) - (rest.get(one) ?? 0) === quantity,
  )
  run.captured.set('reserved', new Set(taken.map(({ id: one }) => one)))
  await judgeLimit(run, placed, valueAt(placed.json, '/data/order'))
  const again = await order()
  run.state(again, valueAt(again.json, '/data/order/id') === id, {
    rule: 'idempotency',
    pointer: '/data/order/id',
    message: 'a repeat with the same Idempotency-Key must answer the same order',
  })
  const own = await run.ask({ operation: read, visitor, values: { id }, purpose: 'read the order' })
  run.state(own, valueAt(own.json, '/data/order/id') === id, {
    rule: 'state',
    pointer: '/data/order/id',
    message: 'an order that was placed must be there',
  })
  await refuseEmptyCart(run, body)
}

/** The order has emptied the cart: nothing can be saved, calculated or ordered. */
async function refuseEmptyCart(run: RunContext, order: Readonly<Record<string, unknown>>): Promise<void> {
  const operation = run.contract.byId.get('getCart')
  const visitor = run.customer
  if (!operation) return
  const { json } = await run.ask({ operation, visitor, values: {}, purpose: 'the cart after the order' })
  if (cartProducts(json).length > 0) return
  const cartVersion = valueAt(json, '/data/version')
  const says = 'nothing is in the cart'
  const due = ['cartEmpty']
  const saved = { name: run.runId, visibility: 'private' }
  await mustRefuse(run, { id: 'createSavedCart', visitor, body: saved, due, says })
  await mustRefuse(run, { id: 'calculateOrder', visitor, body: {}, due, says })
  const body = { ...order, cartVersion }
  await mustRefuse(run, { id: 'addOrder', visitor, body, due: ['cartChanged', ...due], says })
  await refuseReplacement(run, { cartVersion, due, says })
}

/** The days that a product tells beside those of a cart that holds it alone: a rule of calculateOrder compares them. */
async function askDaysOfProduct(run: RunContext, { json }: Exchange): Promise<void> {
  const operation = run.contract.byId.get('getProductDelivery')
  const lines = listOf(valueAt(json, '/data/shipments')).flatMap((one) => listOf(valueAt(one, '/lines')))
  const [line] = lines
  if (!operation || !isRecord(line) || lines.length > 1) return
  const values = { id: line['productId'], quantity: line['quantity'] }
  await run.ask({ operation, visitor: run.customer, values, purpose: 'the days of the product in the cart' })
}

/** Cancels the order that the run placed; what can't be cancelled is told as left over. */
export async function cancelOwnOrder(run: RunContext): Promise<void> {
  const second = run.captured.get('secondOrderId')
  if (typeof second === 'number')
    run.journal.leftovers.push(`order ${second} (${run.runId}) is not cancelled`)
  const id = run.captured.get('ownOrderId')
  const cancel = run.contract.byId.get('cancelOrder')
  const read = run.contract.byId.get('getOrder')
  if (typeof id !== 'number') return
  const visitor = run.customer
  const look = async (purpose: string) => {
    const exchange = read && (await run.ask({ operation: read, visitor, values: { id }, purpose }))
    return (
      exchange && {
        version: valueAt(exchange.json, '/data/order/version'),
        status: statusOf(exchange),
        exchange,
      }
    )
  }
  const before = await look('the version of the order')
  const reserved = run.captured.get('reserved')
  const quantities = orderedProducts(valueAt(before?.exchange.json, '/data/order'))
  const ids = [...quantities.keys()].filter((one) => reserved instanceof Set && reserved.has(one))
  const free = await freeStock(run, ids, 'what is free before canceling')
  const order = valueAt(before?.exchange.json, '/data/order')
  const spent = await spentBy(run, valueAt(order, '/company/id'), 'what was spent before canceling')
  const canceled =
    cancel &&
    before &&
    (await run.ask({
      operation: cancel,
      visitor,
      values: {},
      body: { orderId: id, version: before.version, reason: run.runId },
      purpose: 'cancel the order',
    }))
  const rest = await freeStock(run, ids, 'what is free after canceling')
  for (const one of ids)
    if (canceled && run.succeeded(canceled) && free.has(one) && rest.has(one))
      run.state(canceled, (rest.get(one) ?? 0) - (free.get(one) ?? 0) === quantities.get(one), {
        rule: 'state',
        pointer: 'stock',
        message: `canceling must release what the order reserved, ${quantities.get(one)} of product ${one}, got ${(rest.get(one) ?? 0) - (free.get(one) ?? 0)}`,
      })
  if (canceled && run.succeeded(canceled) && spent !== undefined) {
    const left = await spentBy(run, valueAt(order, '/company/id'), 'what was spent after canceling')
    const total = Number(valueAt(order, '/totals/total'))
    run.state(canceled, left === undefined || spent - left === total, {
      rule: 'state',
      pointer: 'limits.spent',
      message: `a canceled order is spent no longer: ${total} must come back, got ${spent - (left ?? 0)}`,
    })
  }
  const after = await look('is the order canceled')
  if (!after?.exchange.planned && after?.status !== 'canceled')
    run.journal.leftovers.push(`order ${id} (${run.runId}) is not cancelled`)
}

/** What the customer has spent of the month's limit in a company, kopecks. */
async function spentBy(run: RunContext, companyId: unknown, purpose: string): Promise<number | undefined> {
  const operation = run.contract.byId.get('getCompany')
  if (!operation || typeof companyId !== 'number') return undefined
  const values = { contragentId: companyId }
  const { json } = await run.ask({ operation, visitor: run.customer, values, purpose })
  const spent = valueAt(json, '/data/company/limits/spent')
  return typeof spent === 'number' ? spent : undefined
}

/** The status of an order, told as a word or as an object with its code. */
function statusOf({ json }: Exchange): string {
  const status = valueAt(json, '/data/order/status')
  return String(isRecord(status) ? status['code'] : status)
}
