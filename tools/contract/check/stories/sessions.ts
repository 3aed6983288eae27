import { randomUUID } from 'node:crypto'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Exchange, Visitor } from '../client.ts'
import { cartProducts } from '../cart-checks.ts'
import { uploadedFor } from '../file-checks.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'
import { sendAs } from '../send-as.ts'
import { logIn, readSessid } from '../session-checks.ts'

/** What a product that was opened leaves behind: it is the first of those that were viewed. */
export async function checkViewed(run: RunContext): Promise<void> {
  await viewMany(run)
  const viewed = run.contract.byId.get('listViewedProducts')
  const opened = run.accepted.get('getProduct')
  if (!viewed || !opened || !(run.wanted('getProduct') || run.wanted(viewed.id))) return
  const visitor = run.guest
  // Opened before, and another one after it: it comes to the front again.
  const other = run.seen.casesOf('getProduct', 4).find(({ code }) => code !== opened.values['code'])
  if (other) {
    await run.ask({ ...opened, visitor, purpose: 'open a product' })
    await run.ask({ ...opened, visitor, values: { ...opened.values, ...other }, purpose: 'open another one' })
  }
  const product = await run.ask({ ...opened, visitor, purpose: 'open a product again' })
  const list = await run.ask({ operation: viewed, visitor, values: {}, purpose: 'what was opened' })
  if (!run.succeeded(product) || !run.succeeded(list)) return
  const [first] = listOf(valueAt(list.json, '/data/items'))
  const exclude = valueAt(first, '/id')
  await run.ask({ operation: viewed, visitor, values: { exclude }, purpose: 'what else was opened' })
  run.state(list, exclude === valueAt(product.json, '/data/id'), {
    rule: 'state',
    pointer: '/data/items/0/id',
    message: `the product that was opened last must be the first one, got ${String(valueAt(first, '/id'))}`,
    operationId: run.wanted('getProduct') ? 'getProduct' : viewed.id,
  })
}

/** Products that are opened one after another: more than a short memory holds, fewer than the contract's twenty. */
const mostViewed = 11

/** All of them are remembered, the last one first. */
async function viewMany(run: RunContext): Promise<void> {
  const viewed = run.contract.byId.get('listViewedProducts')
  const opened = run.accepted.get('getProduct')
  if (!viewed || !opened || !run.wanted(viewed.id)) return
  const visitor: Visitor = { name: 'guest who looks around' }
  await readSessid(run, visitor)
  if (visitor.sid === undefined) return
  const ids: unknown[] = []
  for (const own of run.seen.casesOf('getProduct', mostViewed)) {
    const values = { ...opened.values, ...own }
    const product = await run.ask({ ...opened, visitor, values, purpose: 'open one product after another' })
    const id = valueAt(product.json, '/data/id')
    if (run.succeeded(product) && id !== undefined && !ids.includes(id)) ids.unshift(id)
  }
  const list = await run.ask({ operation: viewed, visitor, values: {}, purpose: 'all that was opened' })
  if (!run.succeeded(list) || ids.length < 2) return
  const got = listOf(valueAt(list.json, '/data/items')).map((one) => valueAt(one, '/id'))
  run.state(list, JSON.stringify(got) === JSON.stringify(ids), {
    rule: 'state',
    pointer: '/data/items',
    message: `what was opened must stand there, the last one first: ${ids.join(', ')}, got ${got.join(', ') || 'nothing'}`,
  })
}

/**
 * A second device: a guest fills a cart and logs in, which joins it with the customer's, and logs out again, which leaves
 * the guest nothing and the customer everything. The product is that of the cart's story, so clean-up takes it out.
 */
export async function checkSessionCarts(run: RunContext): Promise<void> {
  const { byId } = run.contract
  const [add, update, cart, logout] = ['addToCart', 'updateCart', 'getCart', 'logout'].map((id) =>
    byId.get(id),
  )
  const known = recordOf(run.captured.get('cartProduct'))
  const { account } = run.options
  const [id, least] = [Number(known['id']), Number(known['quantity'])]
  if (!add || !update || !cart || !logout || !account || !(id > 0)) return
  if (!['login', 'logout'].some((one) => run.wanted(one))) return
  const put = (visitor: Visitor, quantity: number, product = id) =>
    run.ask({
      operation: add,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: { product: { id: product, quantity } },
      purpose: `${visitor.name}: put a product into the cart`,
    })
  const look = async (visitor: Visitor, purpose: string) => {
    const exchange = await run.ask({ operation: cart, visitor, values: {}, purpose })
    return { exchange, quantity: quantityIn(exchange.json, id) }
  }
  const mine = run.customer
  // What only the guest will have must come along too.
  const guests = recordOf(run.captured.get('cartCompanion'))
  const [brought, count] = [Number(guests['id']), Number(guests['quantity'])]
  const first = await look(mine, 'the cart of the customer')
  let own = first.quantity
  let version = versionOf(first.exchange)
  const hadBrought = quantityIn(first.exchange.json, brought)
  if (own < least * 2) {
    const filled = await put(mine, least * 2 - own)
    if (refusalCode(filled) !== 'none') return
    const again = await look(mine, 'the cart of the customer')
    own = again.quantity
    version = versionOf(again.exchange)
  }
  const other: Visitor = { name: 'guest of a second device' }
  await readSessid(run, other)
  if (refusalCode(await put(other, least)) !== 'none') return
  const isBrought = brought > 0 && run.succeeded(await put(other, count, brought))
  const fileId = run.wanted('uploadFile') ? await uploadedFor(run, 'attachment', other) : undefined
  other.name = 'customer on a second device'
  await logIn(run, other, account)
  if (other.token === undefined) return
  await readSessid(run, other)
  if (fileId !== undefined) await readUploaded(run, other, fileId)
  const joined = await look(other, 'the cart after the login')
  run.state(joined.exchange, joined.quantity === Math.max(own, least), {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products/quantity',
    message: `of one product the larger quantity must stay at login, ${Math.max(own, least)} of ${own} and ${least}, got ${joined.quantity}`,
    operationId: 'login',
  })
  const isChanged =
    joined.quantity !== own || (isBrought && quantityIn(joined.exchange.json, brought) !== hadBrought)
  run.state(joined.exchange, !isChanged || versionOf(joined.exchange) > version, {
    rule: 'state',
    pointer: '/data/version',
    message: `what a login adds to the cart raises its version, ${version} before it, got ${versionOf(joined.exchange)}`,
    operationId: 'login',
  })
  if (isBrought) await judgeBrought(run, joined.exchange, { id: brought, count, before: hadBrought })
  const opened = run.accepted.get('getProduct')
  if (opened) await run.ask({ ...opened, visitor: other, purpose: 'open a product' })
  const { token: _token, ...nobody } = other
  const out = await run.ask({
    operation: logout,
    visitor: other,
    values: {},
    purpose: 'log out on a second device',
  })
  if (refusalCode(out) !== 'none') return
  const left: Visitor = {
    ...nobody,
    name: 'guest after the logout',
    ...(other.sid !== undefined && { sid: other.sid }),
  }
  const seen = await run.ask({
    operation: cart,
    visitor: left,
    values: {},
    purpose: 'the cart after the logout',
  })
  const lines = listOf(valueAt(seen.json, '/data/basketProducts/grid/products')).filter(isRecord)
  run.state(seen, lines.length === 0, {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products',
    message: `a guest after a logout must have an empty cart, got ${lines.length} lines`,
    operationId: 'logout',
  })
  const kept = await look(mine, 'the cart of the customer after the logout elsewhere')
  run.state(kept.exchange, kept.quantity === joined.quantity, {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products/quantity',
    message: `the cart of the customer must be kept at logout, ${joined.quantity} of the product, got ${kept.quantity}`,
    operationId: 'logout',
  })
}

/** What a guest uploaded is the customer's after the login. */
async function readUploaded(run: RunContext, visitor: Visitor, id: string): Promise<void> {
  const purpose = 'a file that the guest uploaded'
  const exchange = await sendAs(run, visitor, 'downloadFile', { values: { id }, purpose })
  if (exchange && !exchange.planned)
    run.state(exchange, exchange.status === 200, {
      rule: 'state',
      pointer: 'status',
      message: `a login hands over the files that the guest uploaded: the file must be there still, got ${exchange.status}`,
      operationId: 'login',
    })
}

/** At login the larger quantity of a product stays, here the guest's. What the customer had is set again. */
export async function checkLargerGuestCart(run: RunContext): Promise<void> {
  const [add, update, cart] = ['addToCart', 'updateCart', 'getCart'].map((id) => run.contract.byId.get(id))
  const known = recordOf(run.captured.get('cartProduct'))
  const { account } = run.options
  const [id, least] = [Number(known['id']), Number(known['quantity'])]
  if (!add || !update || !cart || !account || !(id > 0) || !run.wanted('login')) return
  const look = async (visitor: Visitor, purpose: string) => {
    const exchange = await run.ask({ operation: cart, visitor, values: {}, purpose })
    return { exchange, quantity: quantityIn(exchange.json, id) }
  }
  const { quantity: own } = await look(run.customer, 'the cart of the customer')
  if (own === 0) return
  const more = own + least
  const guest: Visitor = { name: 'guest with more' }
  await readSessid(run, guest)
  const put = await run.ask({
    operation: add,
    visitor: guest,
    values: { 'Idempotency-Key': randomUUID() },
    body: { product: { id, quantity: more } },
    purpose: 'a guest puts more into the cart than the customer has',
  })
  if (!run.succeeded(put)) return
  // The first reader of the cart is told what was merged.
  await logIn(run, guest, account, { isAlone: true })
  if (guest.token === undefined) return
  await sendAs(run, guest, 'findInCart', {
    body: { search: run.runId },
    purpose: 'find something in the cart',
  })
  const joined = await look(guest, 'the cart after the login with more')
  const told = listOf(valueAt(joined.exchange.json, '/data/basketProducts/info/warnings')).map(recordOf)
  run.state(joined.exchange, joined.quantity !== more || told.some(({ code }) => code === 'merged'), {
    rule: 'state',
    pointer: '/data/basketProducts/info/warnings',
    message:
      'that a quantity was taken from the guest cart must be told by the first getCart after the login, which findInCart is not',
  })
  run.state(joined.exchange, joined.quantity === more, {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products/quantity',
    message: `of one product the larger quantity must stay at login, ${more} of ${own} and ${more}, got ${joined.quantity}`,
    operationId: 'login',
  })
  const again = await look(guest, 'the cart once more')
  const warnings = listOf(valueAt(again.exchange.json, '/data/basketProducts/info/warnings')).map(recordOf)
  run.state(again.exchange, !warnings.some(({ code }) => code === 'merged'), {
    rule: 'state',
    pointer: '/data/basketProducts/info/warnings',
    message:
      'that a quantity was taken from the guest cart must be told once, by the first getCart after the login',
  })
  await run.ask({
    operation: update,
    visitor: run.customer,
    values: {},
    body: { product: id, quantity: own },
    purpose: 'as many as the customer had',
  })
}

const quantityIn = (answer: unknown, id: number) =>
  cartProducts(answer).find((one) => one.id === id)?.quantity ?? 0

/** What a guest put in is the customer's after the login, not added up; what the customer didn't have is taken out again. */
async function judgeBrought(
  run: RunContext,
  look: Exchange,
  { id, count, before }: { id: number; count: number; before: number },
): Promise<void> {
  const expected = Math.max(count, before)
  const got = quantityIn(look.json, id)
  run.state(look, got === expected, {
    rule: 'state',
    pointer: '/data/basketProducts/grid/products',
    message: `what the guest put into the cart must come along at login, the larger quantity of both (${expected} of product ${id}), got ${got}`,
    operationId: 'login',
  })
  const remove = run.contract.byId.get('removeFromCart')
  if (!remove || before > 0 || got === 0) return
  const body = { products: [id] }
  await run.ask({ operation: remove, visitor: run.customer, values: {}, body, purpose: 'take it out again' })
}

const versionOf = ({ json }: Exchange) => Number(valueAt(json, '/data/version'))
