import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { cartProducts } from '../cart-checks.ts'
import { mustRefuse } from '../held-back.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'
import { leastOrder, orderForm } from './order-form.ts'

/** Goods for less than the least sum are refused. Needs an empty cart, and leaves it empty. */
export async function refuseCheapOrder(run: RunContext): Promise<void> {
  const calls = callsOf(run, ['addOrder', 'calculateOrder', 'getCart', 'addToCart', 'removeFromCart'])
  const [place, calculate, cart, add, remove] = calls ?? []
  if (!place || !calculate || !cart || !add || !remove || !run.wanted('addOrder')) return
  const empty = await cart({ values: {}, purpose: 'the cart before a cheap order' })
  if (!run.succeeded(empty) || cartProducts(empty.json).length > 0) return
  const product = await cheapProduct(run)
  if (!product) {
    run.journal.notes.add(
      'No product for less than the least sum of an order was found: minSum was not tried',
    )
    return
  }
  await add({
    values: { 'Idempotency-Key': randomUUID() },
    body: { product },
    purpose: 'put something cheap into the cart',
  })
  const contragentId = run.captured.get('contragentId') ?? null
  const calculation = await calculate({ values: {}, body: { contragentId }, purpose: 'calculate it' })
  const payment = listOf(valueAt(calculation.json, '/data/paymentOptions'))
    .filter(isRecord)
    .find(({ enabled }) => enabled === true)
  const goods = Number(valueAt(calculation.json, '/data/totals/goods'))
  if (run.succeeded(calculation) && payment && goods > 0 && goods < leastOrder) {
    const body = {
      contragentId,
      contractId: null,
      cartVersion: valueAt(calculation.json, '/data/cartVersion'),
      products: [product],
      delivery: run.captured.get('pickup') ?? { type: 'pickup' },
      payment: { type: payment['type'] },
      ...orderForm(run),
    }
    const placed = await place({
      values: { 'Idempotency-Key': randomUUID() },
      body,
      purpose: 'place an order for less than the least sum',
    })
    const got = refusalCode(placed)
    const placedId = valueAt(placed.json, '/data/order/id')
    if (typeof placedId === 'number')
      run.journal.leftovers.push(`order ${placedId} (${run.runId}) is not cancelled`)
    if (placed.status !== 422)
      run.state(placed, got === 'minSum', {
        rule: 'bound',
        pointer: '/errors/0/code',
        message: `must be refused with minSum (goods cost ${goods} kopecks, the least is ${leastOrder}), got ${got === 'none' ? 'success' : got}`,
      })
  }
  if (run.succeeded(calculation) && goods > 0 && goods < leastOrder)
    await refuseReplacement(run, {
      cartVersion: valueAt(calculation.json, '/data/cartVersion'),
      due: ['minSum'],
      says: `goods for ${goods} kopecks, less than ${leastOrder}, take the place of the lines of an order`,
    })
  await remove({ values: {}, body: { products: [product.id] }, purpose: 'take the cheap product out' })
}

/** A cart that can't be ordered is no replacement for the lines of the own order either. */
export async function refuseReplacement(
  run: RunContext,
  { cartVersion, due, says }: { cartVersion: unknown; due: readonly string[]; says: string },
): Promise<void> {
  const [read] = callsOf(run, ['getOrder', 'replaceOrderLines']) ?? []
  const id = run.captured.get('ownOrderId')
  if (!read || id === undefined || !run.wanted('replaceOrderLines')) return
  const { json } = await read({ values: { id }, purpose: 'the order before a wrong replacement' })
  const order = valueAt(json, '/data/order')
  if (!listOf(valueAt(order, '/allowedActions')).includes('updateProducts')) return
  const body = { orderId: id, version: valueAt(order, '/version'), cartVersion }
  await mustRefuse(run, { id: 'replaceOrderLines', visitor: run.customer, body, due, says })
}

/** The cheapest thing to buy in the flow's section of which the least quantity costs too little. */
async function cheapProduct(run: RunContext): Promise<{ id: number; quantity: number } | undefined> {
  const [list] = callsOf(run, ['listSectionProducts', 'addOrder']) ?? []
  const given = run.accepted.get('listSectionProducts')?.values
  if (!list || !given) return undefined
  const values = { ...given, sort: 'priceAsc', PAGE_SIZE: 100 }
  const { json } = await list({ values, purpose: 'find something cheap' })
  for (const item of listOf(valueAt(json, '/data/items')).filter(isRecord)) {
    const quantity = Math.max(Number(item['minQty'] ?? 1), Number(item['multiplicity'] ?? 1))
    const stock = Number(valueAt(item, '/stock/here') ?? 0) + Number(valueAt(item, '/stock/elsewhere') ?? 0)
    const price = Number(valueAt(item, '/price/current') ?? Number.NaN)
    if (stock >= quantity && price * quantity < leastOrder) return { id: Number(item['id']), quantity }
  }
  return undefined
}
