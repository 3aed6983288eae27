import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { cartProducts } from '../cart-checks.ts'
import type { Exchange } from '../client.ts'
import { outcomeOf } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'
import { orderForm } from './order-form.ts'

/** Takes the credit of a contract. */
const deferred = 'contractDeferred'
/** The most that a line may hold. */
const mostUnits = 9999
/** Products that are tried. */
const mostTried = 6

interface Credit {
  id: number
  left: number
  limit: number
}

/**
 * A cart that costs more than the credit that is left, and one that doesn't: a deferral is offered for the second one only.
 * The products are those of which enough can be had; they are taken out again.
 */
export async function checkCredit(run: RunContext): Promise<void> {
  const [contracts, calculate, list, update, remove] = [
    'listContracts',
    'calculateOrder',
    'listSectionProducts',
    'updateCart',
    'removeFromCart',
  ].map((id) => run.contract.byId.get(id))
  const section = run.accepted.get('listSectionProducts')
  if (!contracts || !calculate || !list || !update || !remove || !section) return
  if (!run.wanted(calculate.id) || !run.wanted(contracts.id)) return
  const visitor = run.customer
  const known = await run.ask({
    operation: contracts,
    visitor,
    values: {},
    body: {},
    purpose: 'credit that is left',
  })
  const credit = creditOf(known)
  if (!credit) return
  const offered = await run.ask({
    operation: list,
    visitor,
    values: { ...section.values, code: 'all', sort: 'priceDesc', PAGE_SIZE: 100 },
    purpose: 'find something to fill the credit with',
  })
  for (const product of fillers(offered, credit).slice(0, mostTried)) {
    const set = (quantity: number) =>
      run.ask({
        operation: update,
        visitor,
        values: {},
        body: { product: product.id, quantity },
        purpose: 'a cart of so much credit',
      })
    if (!(await put(run, product.id, product.least))) continue
    // As much as is left; between what is left and the limit, where there is room; then above both.
    const units = Math.floor(credit.limit / product.price / product.step)
    const fits = Math.floor(credit.left / product.price / product.step) * product.step
    if (fits >= product.least && run.succeeded(await set(fits))) await judge(run, credit)
    const isJudged = [
      run.succeeded(await set(units * product.step)) && (await judge(run, credit)),
      run.succeeded(await set((units + 1) * product.step)) && (await judge(run, credit)),
    ].some(Boolean)
    await run.ask({
      operation: remove,
      visitor,
      values: {},
      body: { products: [product.id] },
      purpose: 'take it out again',
    })
    if (isJudged) return
  }
}

/** A contract with a deferral, one of which something is used first. */
function creditOf({ json }: Exchange): Credit | undefined {
  const found = listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .filter(
      ({ status, type, deferDays, creditLeft }) =>
        type === 'supply' &&
        ['active', 'expiring'].includes(String(status)) &&
        typeof deferDays === 'number' &&
        Number(creditLeft) > 0,
    )
    .map(({ id, creditLeft, creditLimit }) => ({
      id: Number(id),
      left: Number(creditLeft),
      limit: Number(creditLimit),
    }))
  return found.find(({ left, limit }) => left < limit) ?? found[0]
}

/** Products of which so many can be had that they cost more than the credit; those that come nearest first. */
function fillers({ json }: Exchange, { limit }: Credit) {
  return listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .map((item) => ({
      id: Number(item['id']),
      price: Number(valueAt(item, '/price/current') ?? 0),
      least: Number(item['minQty'] ?? 1),
      step: Number(item['multiplicity'] ?? 1),
      hasSteps: valueAt(item, '/price/steps') !== undefined,
      // What only the supplier has can be had in any quantity.
      stock: Number(valueAt(item, '/stock/here') ?? 0) + Number(valueAt(item, '/stock/elsewhere') ?? 0),
      canCome: valueAt(item, '/stock/etaDays') !== undefined,
    }))
    .filter(({ price, hasSteps, stock, canCome }) => {
      const most = stock === 0 && canCome ? mostUnits : stock
      return price > 0 && !hasSteps && price * most > limit
    })
    .toSorted((a, b) => a.stock - b.stock || a.price * a.step - b.price * b.step || a.id - b.id)
}

async function put(run: RunContext, id: number, quantity: number): Promise<boolean> {
  const operation = run.contract.byId.get('addToCart')
  if (!operation) return false
  const exchange = await run.ask({
    operation,
    visitor: run.customer,
    values: { 'Idempotency-Key': randomUUID() },
    body: { product: { id, quantity } },
    purpose: 'fill the credit',
  })
  return run.succeeded(exchange)
}

/** Whether the company that the session acts for may have a deferral. */
async function isVerified(run: RunContext): Promise<boolean> {
  const list = await sendAs(run, run.customer, 'listCompanies', {
    purpose: 'whether the company is verified',
  })
  const current = listOf(valueAt(list?.json, '/data/items'))
    .filter(isRecord)
    .find((one) => one['current'] === true)
  return current?.['verification'] === 'verified'
}

/** The rule `calculation-credit` says what must not be offered; here what must be. */
async function judge(run: RunContext, { id, left }: Credit): Promise<boolean> {
  const operation = run.contract.byId.get('calculateOrder')
  if (!operation) return false
  const exchange = await run.ask({
    operation,
    visitor: run.customer,
    values: {},
    body: { contractId: id },
    purpose: 'what can be deferred',
  })
  const total = valueAt(exchange.json, '/data/totals/total')
  const option = listOf(valueAt(exchange.json, '/data/paymentOptions'))
    .filter(isRecord)
    .find(({ type }) => type === deferred)
  if (typeof total !== 'number' || !option) return false
  if (total <= left) {
    run.state(exchange, option['enabled'] === true || !(await isVerified(run)), {
      rule: 'order-limit',
      pointer: '/data/paymentOptions',
      message: `a deferral must be offered to a verified company up to the credit that is left, got none for ${total} of ${left}`,
    })
    return false
  }
  run.state(exchange, option['enabled'] === false, {
    rule: 'order-limit',
    pointer: '/data/paymentOptions',
    message: `a deferral must not be offered above the credit that is left, got ${total} of ${left}`,
  })
  await refuseOrder(run, { id, cartVersion: valueAt(exchange.json, '/data/cartVersion') })
  return true
}

/** What the calculation does not offer is refused, too, when it is ordered. */
async function refuseOrder(
  run: RunContext,
  { id, cartVersion }: { id: number; cartVersion: unknown },
): Promise<void> {
  if (!run.wanted('addOrder') || !run.journal.wasTried('addOrder')) return
  const cart = await sendAs(run, run.customer, 'getCart', { purpose: 'a cart of more than the credit' })
  const products = cartProducts(cart?.json)
  if (products.length === 0) return
  const exchange = await sendAs(run, run.customer, 'addOrder', {
    body: {
      contractId: id,
      cartVersion,
      products,
      delivery: run.captured.get('pickup') ?? { type: 'pickup' },
      payment: { type: deferred },
      ...orderForm(run),
    },
    purpose: 'order for more than the credit',
  })
  if (!exchange || exchange.status !== 200) return
  const codes = listOf(valueAt(exchange.json, '/errors')).map((one) => valueAt(one, '/code'))
  run.state(exchange, codes.includes('creditLimit'), {
    rule: 'order-limit',
    pointer: '/errors',
    message: `an order for more than the credit that is left must be refused with creditLimit, got ${outcomeOf(exchange)}`,
  })
  const order = valueAt(exchange.json, '/data/order')
  if (!run.succeeded(exchange) || !isRecord(order)) return
  const body = { orderId: order['id'], version: order['version'], reason: run.runId }
  const canceled = await sendAs(run, run.customer, 'cancelOrder', { body, purpose: 'cancel that order' })
  if (!canceled || !run.succeeded(canceled))
    run.journal.leftovers.push(`order ${String(order['id'])} (${run.runId}) is not cancelled`)
}
