import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import type { CheckedOperation } from '../model/contract.ts'
import type { Exchange, Visitor } from './client.ts'
import { cartWrites } from './flows.ts'
import { fillWithEachKind } from './checkout-choices.ts'
import type { RunContext } from './run-context.ts'
import { refusalCode } from './refusal-code.ts'
import { sendAs } from './send-as.ts'
import { readSessid } from './session-checks.ts'
import { checkQuantities } from './stories/bounds.ts'
import { changeLines, forgetRemark, unknownProduct } from './stories/cart-lines.ts'
import { leastOrder } from './stories/order-form.ts'

export interface CartProduct extends Record<string, unknown> {
  id: number
  quantity: number
}

/** Products and quantities of a cart's answer, by id. */
export function cartProducts(answer: unknown): CartProduct[] {
  const lines = valueAt(answer, '/data/basketProducts/grid/products')
  return listOf(lines)
    .filter(isRecord)
    .map(({ id, quantity }) => ({ id: Number(id), quantity: Number(quantity) }))
    .toSorted((a, b) => a.id - b.id)
}

/** Products that are tried until one is taken. */
const mostTried = 6

const quantityOf = (answer: unknown, id: number) =>
  cartProducts(answer).find((one) => one.id === id)?.quantity ?? 0

/** Something that can be bought, with its least quantity: in the flow's section, else in one of the next ones. */
async function buyable(run: RunContext, visitor: Visitor, except?: number): Promise<CartProduct | undefined> {
  const given = run.accepted.get('listSectionProducts')?.values
  if (!given) return undefined
  const own = await buyableIn(run, visitor, given, except)
  const menu = run.contract.byId.get('getCatalogMenu')
  if (own || !menu) return own
  const { json } = await run.ask({ operation: menu, visitor, values: {}, purpose: 'find other sections' })
  const items = valueAt(json, '/data/items')
  for (const { code } of listOf(items).filter(isRecord).slice(1, 10)) {
    const found = await buyableIn(run, visitor, { ...given, code }, except)
    if (found) return found
  }
  return undefined
}

async function buyableIn(
  run: RunContext,
  visitor: Visitor,
  values: Readonly<Record<string, unknown>>,
  except: number | undefined,
): Promise<CartProduct | undefined> {
  const list = run.contract.byId.get('listSectionProducts')
  if (!list) return undefined
  const exchange = await run.ask({
    operation: list,
    visitor,
    values: { ...values, sort: 'available', PAGE_SIZE: 20 },
    purpose: 'find something to buy',
  })
  const items = listOf(valueAt(exchange.json, '/data/items')).filter(isRecord)
  // What makes an order by itself first: goods for less are `minSum` (addOrder).
  const dear = (item: Record<string, unknown>) => {
    const price = Number(recordOf(item['price'])['current'])
    return price * Number(item['minQty'] ?? 1) >= leastOrder
  }
  for (const item of [...items.filter(dear), ...items.filter((one) => !dear(one))]) {
    const stock = isRecord(item['stock'])
      ? Number(item['stock']['here']) + Number(item['stock']['elsewhere'])
      : 0
    const price = recordOf(item['price'])
    const least = Math.max(Number(item['minQty'] ?? 1), Number(item['multiplicity'] ?? 1))
    if (item['id'] === except || price['onRequest'] === true) continue
    if (stock >= least * 4) return { id: Number(item['id']), quantity: least }
  }
  return undefined
}

/**
 * What a cart must do: hold what was put in, once for one Idempotency-Key, refuse a stale version, and forget what
 * was taken out. The cart is left as it was found.
 */
export async function checkCartWrites(run: RunContext, visitor: Visitor): Promise<void> {
  const { byId } = run.contract
  const [add, update, remove, cart] = ['addToCart', 'updateCart', 'removeFromCart', 'getCart'].map((id) =>
    byId.get(id),
  )
  if (!add || !update || !remove || !cart) return
  if (![...cartWrites, cart.id].some((id) => run.wanted(id))) return
  const product = await buyable(run, visitor)
  if (!product) {
    run.journal.notes.add('Nothing that can be bought was found: the cart was not tried')
    return
  }
  run.captured.set('cartProduct', product)
  run.captured.set('cartProductId', product.id)
  const look = () => run.ask({ operation: cart, visitor, values: {}, purpose: 'look into the cart' })
  const before = quantityOf((await look()).json, product.id)
  run.captured.set('cartProductBefore', before)
  const isOwn = visitor.token === undefined
  const companion = isOwn ? await putCompanion(run, visitor, product) : undefined
  const key = randomUUID()
  const put = (quantity: number, own: string, version?: number) =>
    run.ask({
      operation: add,
      visitor,
      values: { 'Idempotency-Key': own },
      body: { product: { id: product.id, quantity }, ...(version !== undefined && { version }) },
      purpose: 'put a product into the cart',
    })

  const added = await put(product.quantity, key)
  succeeded(run, added)
  // The line that stands first gets more: it stays there.
  if (companion) await addMore(run, visitor, companion)
  holds(run, await look(), product.id, before + product.quantity, 'addToCart', 'after it was put in')
  run.accepted.set('addToCart', { operation: add, values: {}, body: { product } })
  await put(product.quantity, key)
  holds(
    run,
    await look(),
    product.id,
    before + product.quantity,
    'addToCart',
    'after a repeat with the same Idempotency-Key',
  )
  const mismatch = await put(product.quantity * 2, key)
  run.state(mismatch, mismatch.status === 409, {
    rule: 'idempotency',
    pointer: 'header Idempotency-Key',
    message: `the same key with another body must be 409, got ${mismatch.status}`,
  })
  await useKeyOfAnother(run, { operation: add, key, product })

  const version = Number(valueAt(added.json, '/data/version'))
  const set = (quantity: number, seen?: number) =>
    run.ask({
      operation: update,
      visitor,
      values: {},
      body: { product: product.id, quantity, ...(seen !== undefined && { version: seen }) },
      purpose: 'set a quantity',
    })
  succeeded(run, await set(product.quantity * 2))
  holds(run, await look(), product.id, product.quantity * 2, 'updateCart', 'after it was set')
  run.accepted.set('updateCart', {
    operation: update,
    values: {},
    body: { product: product.id, quantity: product.quantity },
  })
  const stale = await set(product.quantity * 3, version)
  run.state(stale, refusalCode(stale) === 'conflict', {
    rule: 'lost-update',
    pointer: 'request /version',
    message: `a stale version must be refused with conflict, got ${refusalCode(stale)}`,
  })
  holds(run, await look(), product.id, product.quantity * 2, 'updateCart', 'after a refused change')

  const beside = await putBeside(run, visitor, [product.id, companion?.id])
  if (companion) await changeLines(run, visitor, product, companion)
  const taken = await run.ask({
    operation: remove,
    visitor,
    values: {},
    // With one that isn't there, and one beside it where another one stays.
    body: { products: [product.id, ...(companion && beside !== undefined ? [beside, unknownProduct] : [])] },
    purpose: 'take the product out',
  })
  succeeded(run, taken)
  run.accepted.set('removeFromCart', { operation: remove, values: {}, body: { products: [unknownProduct] } })
  holds(run, await look(), product.id, 0, 'removeFromCart', 'after it was taken out')
  if (companion) await forgetRemark(run, visitor, product)
  if (beside !== undefined && !companion)
    await run.ask({
      operation: remove,
      visitor,
      values: {},
      body: { products: [beside] },
      purpose: 'take out what stood beside it',
    })
  if (before > 0) await put(before, randomUUID())
  // Only a guest's cart is the run's own as a whole.
  if (!isOwn) return
  await checkQuantities(run)
  await checkClearing(run, visitor, product)
  await fillWithEachKind(run, visitor)
}

/** Puts another product into the cart of a guest, so that a removal has something to leave there. */
async function putBeside(
  run: RunContext,
  visitor: Visitor,
  others: readonly (number | undefined)[],
): Promise<number | undefined> {
  const operation = run.contract.byId.get('addToCart')
  if (!operation || visitor.token !== undefined) return undefined
  for (const values of run.seen.casesOf(operation.id, mostTried)) {
    const product = recordOf(values['product'])
    if (others.includes(Number(product['id']))) continue
    // A quantity that is left out is 1.
    const own = product['quantity'] === 1 ? { id: product['id'] } : product
    const exchange = await run.ask({
      operation,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: { product: own },
      purpose: 'put a product beside it',
    })
    if (refusalCode(exchange) === 'none') return Number(product['id'])
  }
  return undefined
}

async function addMore(run: RunContext, visitor: Visitor, product: CartProduct): Promise<void> {
  const operation = run.contract.byId.get('addToCart')
  if (!operation) return
  const values = { 'Idempotency-Key': randomUUID() }
  await run.ask({ operation, visitor, values, body: { product }, purpose: 'put more of a product in' })
}

/** Another line beside that of the story, so that it shows when a write touches what it must not. */
async function putCompanion(
  run: RunContext,
  visitor: Visitor,
  product: CartProduct,
): Promise<CartProduct | undefined> {
  const operation = run.contract.byId.get('addToCart')
  const companion = await buyable(run, visitor, product.id)
  if (!operation || !companion) return undefined
  run.captured.set('cartCompanion', companion)
  const exchange = await run.ask({
    operation,
    visitor,
    values: { 'Idempotency-Key': randomUUID() },
    body: { product: companion },
    purpose: 'put another product beside it',
  })
  return run.succeeded(exchange) ? companion : undefined
}

/** A cart that was cleared holds nothing. */
async function checkClearing(run: RunContext, visitor: Visitor, product: CartProduct): Promise<void> {
  const operation = run.contract.byId.get('clearCart')
  const cart = run.contract.byId.get('getCart')
  if (!operation || !cart || !run.wanted(operation.id) || !(await fillCart(run, visitor))) return
  const cleared = await run.ask({ operation, visitor, values: {}, body: {}, purpose: 'clear the cart' })
  succeeded(run, cleared)
  const look = await run.ask({ operation: cart, visitor, values: {}, purpose: 'look into the cleared cart' })
  holds(run, look, product.id, 0, operation.id, 'after it was cleared')
  const again = await sendAs(run, visitor, operation.id, { body: {}, purpose: 'clear the empty cart' })
  if (again) succeeded(run, again)
}

function succeeded(run: RunContext, exchange: Exchange): void {
  run.state(exchange, refusalCode(exchange) === 'none', {
    rule: 'refused',
    pointer: '/status',
    message: `a request that must be done was not: ${refusalCode(exchange)}`,
  })
}

function holds(
  run: RunContext,
  look: Exchange,
  id: number,
  quantity: number,
  operationId: string,
  when: string,
): void {
  const got = quantityOf(look.json, id)
  run.state(look, got === quantity, {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products/quantity',
    message: `getCart must hold ${quantity} ${when}, got ${got}`,
    operationId,
  })
}

/** Puts the story's product into a cart, so that the checkout has something to calculate; clean-up takes it out again. */
export async function fillCart(run: RunContext, visitor: Visitor): Promise<boolean> {
  const operation = run.contract.byId.get('addToCart')
  const cart = run.contract.byId.get('getCart')
  const known = run.captured.get('cartProduct')
  const product = isRecord(known) ? known : await buyable(run, visitor)
  if (!operation || !cart || !product) return false
  if (known === undefined) {
    const look = await run.ask({ operation: cart, visitor, values: {}, purpose: 'the cart as it was' })
    run.captured.set('cartProduct', product)
    run.captured.set('cartProductId', product['id'])
    run.captured.set('cartProductBefore', quantityOf(look.json, Number(product['id'])))
  }
  const exchange = await run.ask({
    operation,
    visitor,
    values: { 'Idempotency-Key': randomUUID() },
    body: { product },
    purpose: 'fill the cart for the checkout',
  })
  return refusalCode(exchange) === 'none'
}

/** Two visitors may use the same `Idempotency-Key`: neither gets the other's answer. */
async function useKeyOfAnother(
  run: RunContext,
  { operation, key, product }: { operation: CheckedOperation; key: string; product: CartProduct },
): Promise<void> {
  const cart = run.contract.byId.get('getCart')
  const visitor: Visitor = { name: 'guest with the key of another' }
  await readSessid(run, visitor)
  if (!cart || visitor.sessid === undefined) return
  const body = { product: { id: product.id, quantity: product.quantity } }
  const purpose = 'the Idempotency-Key of another visitor'
  await run.ask({ operation, visitor, values: { 'Idempotency-Key': key }, body, purpose })
  const look = await run.ask({ operation: cart, visitor, values: {}, purpose: 'look into the other cart' })
  holds(
    run,
    look,
    product.id,
    product.quantity,
    operation.id,
    'for a guest who uses the key of another visitor',
  )
  const clear = run.contract.byId.get('clearCart')
  if (clear)
    await run.ask({ operation: clear, visitor, values: {}, body: {}, purpose: 'clear the other cart' })
}
