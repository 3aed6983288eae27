import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import type { Exchange, Visitor } from '../client.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import { unknownProduct } from './cart-lines.ts'

/** What the cart says of a product that can be bought. */
interface Product {
  id: number
  least: number
  step: number
}

/** A good quantity of a product, for a list of kinds that need different ones. */
const firstQuantity = ({ least, step }: Product) => Math.ceil(least / step) * step

/** The most of one product that can be ordered. */
const mostUnits = 9999
/** Sections that are looked through for products with bounds. */
const mostSections = 8

/** Products that can be bought: one with a step, one with a least quantity, and any one. */
async function kinds(run: RunContext, visitor: Visitor): Promise<Product[]> {
  const [list, menu] = ['listSectionProducts', 'getCatalogMenu'].map((id) => run.contract.byId.get(id))
  const given = run.accepted.get('listSectionProducts')?.values
  if (!list || !menu || !given) return []
  const sections = await run.ask({ operation: menu, visitor, values: {}, purpose: 'find sections' })
  const codes = listOf(valueAt(sections.json, '/data/items'))
    .filter(isRecord)
    .map(({ code }) => code)
  const wanted = [
    ({ step }: Product) => step > 1,
    ({ least, step }: Product) => least > step,
    ({ least, step }: Product) => least === 1 && step === 1,
  ]
  const found: (Product | undefined)[] = wanted.map(() => undefined)
  for (const code of [...new Set([given['code'], ...codes])].slice(0, mostSections)) {
    const values = { ...given, code, sort: 'available', PAGE_SIZE: 100 }
    const purpose = 'find quantities with bounds'
    const { json } = await run.ask({ operation: list, visitor, values, purpose })
    const products = productsIn(json)
    for (const [index, isOf] of wanted.entries()) found[index] ??= products.find(isOf)
    if (found.every(Boolean)) break
  }
  return [...new Set(found)].filter((one) => one !== undefined)
}

/** Products of a list of which twice the least quantity can be had. */
function productsIn(json: unknown): Product[] {
  return listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .filter((item) => {
      const stock = Number(valueAt(item, '/stock/here') ?? 0) + Number(valueAt(item, '/stock/elsewhere') ?? 0)
      const least = Math.max(Number(item['minQty'] ?? 1), Number(item['multiplicity'] ?? 1))
      return valueAt(item, '/price/onRequest') !== true && stock >= least * 2
    })
    .map((item) => ({
      id: Number(item['id']),
      least: Number(item['minQty'] ?? 1),
      step: Number(item['multiplicity'] ?? 1),
    }))
}

/** Quantities on both sides of each bound of a product, in the cart of a guest, which is the run's own as a whole. */
export async function checkQuantities(run: RunContext): Promise<void> {
  const { byId } = run.contract
  const [add, update, remove, cart] = ['addToCart', 'updateCart', 'removeFromCart', 'getCart'].map((id) =>
    byId.get(id),
  )
  if (!add || !update || !remove || !cart || !(run.wanted(add.id) || run.wanted(update.id))) return
  const visitor = run.guest
  const put = (id: number, quantity: number, purpose: string, key: string = randomUUID()) =>
    run.ask({
      operation: add,
      visitor,
      values: { 'Idempotency-Key': key },
      body: { product: { id, quantity } },
      purpose,
    })
  const set = (product: number, quantity: number, purpose: string) =>
    run.ask({ operation: update, visitor, values: {}, body: { product, quantity }, purpose })
  const take = (id: number) =>
    run.ask({
      operation: remove,
      visitor,
      values: {},
      body: { products: [id] },
      purpose: 'take it out again',
    })
  const products = await kinds(run, visitor)
  run.captured.set('boundedGoods', products)
  for (const product of products) {
    const { id, least, step } = product
    const good = firstQuantity(product)
    await take(id)
    refused(run, await set(id, good, 'what is not in the cart'), 'notInCart', 'the cart does not hold it')
    const tooFew = good - step >= 1 ? good - step : good - 1
    const key = randomUUID()
    if (tooFew >= 1) {
      const bound = least > 1 ? `minQty is ${least}` : `multiplicity is ${step}`
      refused(run, await put(id, tooFew, 'less than the least quantity', key), 'quantityInvalid', bound)
      await rejected(run, [{ id, quantity: tooFew, reasons: ['quantityInvalid'] }])
    }
    await take(id)
    // The key of a refused request is free again.
    done(
      run,
      await put(id, good, 'the least quantity', key),
      `${good} of minQty ${least} and multiplicity ${step}`,
    )
    if (step > 1)
      refused(
        run,
        await set(id, good + 1, 'between two multiples'),
        'quantityInvalid',
        `multiplicity is ${step}`,
      )
    const look = await run.ask({ operation: cart, visitor, values: {}, purpose: 'what can be had' })
    const line = listOf(valueAt(look.json, '/data/basketProducts/grid/products')).find(
      (one) => valueAt(one, '/id') === id,
    )
    const most = Math.floor(Number(valueAt(line, '/maxQuantity')) / step) * step
    // 9999 is where the contract ends: above it nothing can be sent.
    if (line && most > good && most + step <= 9999) {
      // From both writes: each may count the bound in its own way.
      done(run, await put(id, most - good, 'all that is left'), `${most} of maxQuantity ${most}`)
      done(run, await set(id, good, 'the least quantity again'), `${good} of maxQuantity ${most}`)
      done(run, await set(id, most, 'all that can be had'), `${most} of maxQuantity ${most}`)
      const over = `maxQuantity is ${String(valueAt(line, '/maxQuantity'))}`
      refused(run, await set(id, most + step, 'more than can be had'), 'notEnoughStock', over)
      refused(run, await put(id, step, 'more than can be had'), 'notEnoughStock', over)
      // Multiples are judged before the stock.
      if (step > 1)
        refused(
          run,
          await put(id, step + 1, 'more than can be had, between two multiples'),
          'quantityInvalid',
          `multiplicity is ${step}`,
        )
    }
    // Which takes the line out: the rules of the write say so.
    await set(id, 0, 'quantity 0')
    await take(id)
    done(run, await set(id, 0, 'quantity 0 of what is not there'), 'removing what is not there')
  }
  refused(
    run,
    await put(unknownProduct, 1, 'a product that nobody sells'),
    'productNotFound',
    'no such product',
  )
  const last = await lastItems(run, visitor)
  await orderMost(run, last)
  const others = unbuyable(last)
  for (const { id, quantity, codes, why } of others) refused(run, await put(id, quantity, why), codes, why)
  await rejected(run, [
    ...others.map(({ id, quantity, codes }) => ({ id, quantity, reasons: codes })),
    { id: unknownProduct, quantity: 1, reasons: ['productNotFound'] },
  ])
}

/** Puts products with a step and with a least quantity into the cart of the customer, where the check has found some. */
export async function addBoundedGoods(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('addToCart')
  const products = run.captured.get('boundedGoods') as Product[] | undefined
  if (!operation || !products) return
  for (const product of products.filter(({ least, step }) => least > 1 || step > 1))
    await run.ask({
      operation,
      visitor: run.customer,
      values: { 'Idempotency-Key': randomUUID() },
      body: { product: { id: product.id, quantity: firstQuantity(product) } },
      purpose: 'put a product with bounds into the cart',
    })
}

/** That nothing could be added is no refusal: each product is told with its reason, in the order sent. */
async function rejected(
  run: RunContext,
  wanted: readonly { id: number; quantity: number; reasons: readonly string[] }[],
): Promise<void> {
  const operation = run.contract.byId.get('addManyToCart')
  if (!operation || !run.wanted(operation.id)) return
  const exchange = await run.ask({
    operation,
    visitor: run.guest,
    values: { 'Idempotency-Key': randomUUID() },
    body: { products: wanted.map(({ id, quantity }) => ({ id, quantity })) },
    purpose: 'several products of which none can be had so',
  })
  const told = listOf(valueAt(exchange.json, '/data/rejected')).map((one) => String(valueAt(one, '/reason')))
  const added = listOf(valueAt(exchange.json, '/data/added')).length
  const isTold =
    told.length === wanted.length && wanted.every(({ reasons }, at) => reasons.includes(told[at] ?? ''))
  run.state(exchange, run.succeeded(exchange) && added === 0 && isTold, {
    rule: 'bound',
    pointer: '/data/rejected',
    message: `what can not be added is rejected in a success, as ${wanted.map(({ reasons }) => reasons.join(' or ')).join(', ')}, got ${outcomeOf(exchange)} with ${told.join(', ') || 'nothing'} rejected and ${added} added`,
  })
}

const isOnRequest = (item: unknown) => valueAt(item, '/price/onRequest') === true
/** No store has it. */
const isNowhere = (item: unknown) =>
  valueAt(item, '/stock/here') === 0 && valueAt(item, '/stock/elsewhere') === 0
const isBrought = (item: unknown) => valueAt(item, '/stock/etaDays') !== undefined

/** What only the supplier has can be ordered up to 9999, and has no store to choose. */
async function orderMost(run: RunContext, items: readonly Record<string, unknown>[]): Promise<void> {
  const item = items.find((one) => isNowhere(one) && isBrought(one) && !isOnRequest(one))
  const ids = ['addToCart', 'updateCartLine', 'removeFromCart']
  const [add, line, remove] = ids.map((id) => run.contract.byId.get(id))
  if (!item || !add || !line || !remove) return
  const visitor = run.guest
  const id = Number(item['id'])
  const step = Number(item['multiplicity'] ?? 1)
  const quantity = Math.floor(mostUnits / step) * step
  const put = await run.ask({
    operation: add,
    visitor,
    values: { 'Idempotency-Key': randomUUID() },
    body: { product: { id, quantity } },
    purpose: 'all that the supplier may bring',
  })
  done(run, put, `${quantity} of what the supplier delivers`)
  if (!run.succeeded(put)) return
  const [storeId] = run.seen.named('storeId')
  if (storeId !== undefined && run.wanted(line.id)) {
    const body = { product: id, storeId }
    const chosen = await run.ask({
      operation: line,
      visitor,
      values: {},
      body,
      purpose: 'a store that lacks it',
    })
    refused(run, chosen, ['notEnoughStock', 'storeNotFound'], 'the supplier delivers it, no store has it')
  }
  const body = { products: [id] }
  await run.ask({ operation: remove, visitor, values: {}, body, purpose: 'take it out again' })
}

/** Products that stand last by price and by availability. */
async function lastItems(run: RunContext, visitor: Visitor): Promise<Record<string, unknown>[]> {
  const list = run.contract.byId.get('listSectionProducts')
  const given = run.accepted.get('listSectionProducts')?.values
  if (!list || !given) return []
  const page = (sort: string, PAGEN_1: number) =>
    run.ask({
      operation: list,
      visitor,
      values: { ...given, code: 'all', sort, PAGEN_1, PAGE_SIZE: 100 },
      purpose: 'find what can not be bought',
    })
  const { json } = await page('priceAsc', 1)
  const last = Number(valueAt(json, '/data/pagination/pages') ?? 1)
  const answers = [await page('priceAsc', last), await page('available', last)]
  return answers.flatMap((one) => listOf(valueAt(one.json, '/data/items')).filter(isRecord))
}

/** One product on request and one that can't be had at all. */
function unbuyable(
  items: readonly Record<string, unknown>[],
): { id: number; quantity: number; codes: readonly string[]; why: string }[] {
  const isGone = (item: unknown) => isNowhere(item) && !isBrought(item)
  const kindsOf = [
    { item: items.find(isOnRequest), codes: ['onRequest'], why: 'its price is on request' },
    {
      item: items.find((one) => isGone(one) && !isOnRequest(one)),
      codes: ['outOfStock', 'superseded'],
      why: 'no store has it and nobody brings it',
    },
  ]
  return kindsOf.flatMap(({ item, codes, why }) =>
    // Why it can't be bought is told before what is wrong with the quantity.
    item ? [{ id: Number(item['id']), quantity: mostUnits, codes, why }] : [],
  )
}

const consents = { offer: true, personalData: true, marketing: false }

/** What is wrong, what of the order differs then, and the codes that it is refused with. */
type OrderCase = [string, Record<string, unknown>, ...string[]]

/** Ways to deliver without what they need, a payment that goes with none of them, another buyer, old consents. */
function choiceCases(run: RunContext, { contragentId }: Record<string, unknown>): OrderCase[] {
  const cases: OrderCase[] = [
    ['a pickup from no point', { delivery: { type: 'pickup' } }, 'deliveryUnavailable'],
    [
      'a pickup from a point that does not exist',
      { delivery: { type: 'pickup', storeId: 'no-such-store' } },
      'deliveryUnavailable',
    ],
    [
      'a courier to no address',
      { delivery: { type: 'courier' } },
      'addressUnavailable',
      'deliveryUnavailable',
      'paymentUnavailable',
    ],
    [
      'consent to an old version of the policy',
      { consents: { ...consents, versions: { personalData: '2000-01-01' } } },
      'consentRequired',
    ],
  ]
  const [addressId] = run.seen.named('addressId')
  if (addressId !== undefined)
    cases.push([
      'cash, which is for pickup, for a courier',
      { delivery: { type: 'courier', addressId }, payment: { type: 'cashPickup' } },
      'paymentUnavailable',
      'deliveryUnavailable',
    ])
  if (typeof contragentId === 'number')
    cases.push([
      'a person buys while the session acts for a company',
      { contragentId: null, contractId: null },
      'contragentMismatch',
    ])
  return cases
}

/** A contract of the list that has ended. */
async function contractCases(run: RunContext): Promise<OrderCase[]> {
  const operation = run.contract.byId.get('listContracts')
  if (!operation) return []
  const purpose = 'a contract that has ended'
  const { json } = await run.ask({ operation, visitor: run.customer, values: {}, body: {}, purpose })
  const contracts = listOf(valueAt(json, '/data/items')).filter(isRecord)
  const ended = contracts.find(({ type, status }) => type === 'supply' && status === 'expired')
  return ended ? [[purpose, { contractId: ended['id'] }, 'contractExpired']] : []
}

/** An order that differs in one thing from what may be placed; nothing is placed. */
export async function refuseWrongOrders(
  run: RunContext,
  body: Record<string, unknown>,
  calculation: unknown,
): Promise<void> {
  const { byId } = run.contract
  const place = byId.get('addOrder')
  if (!place || !run.wanted(place.id)) return
  const disabled = (list: string) =>
    listOf(valueAt(calculation, `/data/${list}`)).find((one) => valueAt(one, '/enabled') === false)
  const payment = disabled('paymentOptions')
  const delivery = disabled('deliveryOptions')
  const products = listOf(body['products']).filter(isRecord)
  const cases: OrderCase[] = [
    ['consent to the offer is not given', { consents: { ...consents, offer: false } }, 'consentRequired'],
    [
      'consent to personal data is not given',
      { consents: { ...consents, personalData: false } },
      'consentRequired',
    ],
    [
      'consent to an old version of the offer',
      { consents: { ...consents, versions: { offer: '2000-01-01' } } },
      'consentRequired',
    ],
    [
      'the cart was another one',
      { cartVersion: Math.max(0, Number(body['cartVersion']) - 1) },
      'cartChanged',
    ],
    [
      'a quantity is not that of the cart',
      {
        products: products.map((one, index) =>
          index === 0 ? { ...one, quantity: Number(one['quantity']) + 1 } : one,
        ),
      },
      'cartChanged',
    ],
    ['a contract that nobody has', { contractId: 999_999_999 }, 'contractUnavailable'],
    [
      'a company that the session does not act for',
      { contragentId: 999_999_999 },
      'contragentMismatch',
      '404',
      'contractUnavailable',
    ],
    [
      'an address that nobody has',
      { delivery: { type: 'courier', addressId: 999_999_999 } },
      'addressUnavailable',
      'deliveryUnavailable',
    ],
  ]
  if (payment)
    cases.push([
      'a way to pay that is disabled',
      { payment: { type: valueAt(payment, '/type') } },
      'paymentUnavailable',
    ])
  if (delivery)
    cases.push([
      'a way to deliver that is disabled',
      { delivery: { type: valueAt(delivery, '/type') } },
      'deliveryUnavailable',
      // Of a way to an address the missing address may be told as well.
      'addressUnavailable',
    ])
  // All reasons are told together: rules of addOrder judge it.
  cases.push([
    'three things are wrong at once',
    {
      cartVersion: Math.max(0, Number(body['cartVersion']) - 1),
      contractId: 999_999_999,
      consents: { ...consents, offer: false },
    },
    'cartChanged',
  ])
  const further = [...choiceCases(run, body), ...(await contractCases(run))]
  for (const one of [...cases, ...further]) {
    const [what, change, ...codes] = one
    const parts = {
      operation: place,
      visitor: run.customer,
      values: { 'Idempotency-Key': randomUUID() },
      body: { ...body, ...change },
      purpose: what,
    }
    // That a refused order leaves everything is looked at often enough by then.
    const exchange = await (further.includes(one) ? run.send(run.customer, buildCall(parts)) : run.ask(parts))
    // What this backend's schema of a version doesn't take says nothing of consents.
    if (exchange.status === 422) continue
    refused(run, exchange, codes, what)
    const id = valueAt(exchange.json, '/data/order/id')
    if (typeof id !== 'number') continue
    run.captured.set('ownOrderId', id)
    return
  }
}

/** An address of nobody can't be calculated with. */
export async function refuseForeignAddress(run: RunContext, body: Record<string, unknown>): Promise<void> {
  const calculate = run.contract.byId.get('calculateOrder')
  if (!calculate || !run.wanted(calculate.id)) return
  const exchange = await run.ask({
    operation: calculate,
    visitor: run.customer,
    values: {},
    body: { ...body, delivery: { type: 'courier', addressId: 999_999_999 } },
    purpose: 'calculate with an address of nobody',
  })
  if (exchange.status !== 422)
    refused(run, exchange, 'addressUnavailable', 'the address is not one of the buyer')
}

function refused(run: RunContext, exchange: Exchange, codes: string | readonly string[], why: string): void {
  const got = refusalCode(exchange)
  const expected = [codes].flat()
  run.state(exchange, expected.includes(got), {
    rule: 'bound',
    pointer: '/errors/0/code',
    message: `must be refused with ${expected.join(' or ')} (${why}), got ${got === 'none' ? 'success' : got}`,
  })
}

function done(run: RunContext, exchange: Exchange, what: string): void {
  const got = refusalCode(exchange)
  run.state(exchange, got === 'none', {
    rule: 'bound',
    pointer: '/status',
    message: `must be taken, it is inside every bound (${what}), got ${got}`,
  })
}
