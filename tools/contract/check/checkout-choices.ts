import { randomUUID } from 'node:crypto'
import { valueAt } from '../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import type { Exchange, Visitor } from './client.ts'
import type { RunContext } from './run-context.ts'
import { sendAs } from './send-as.ts'

/** Pickup points, contracts and addresses that are tried. */
const most = 4
/** Of one product, where the supplier delivers it. */
const mostOfOne = 9999
/** Kinds of products that are put into the cart. */
const kinds = 10

/** The filled cart calculated with every payment and delivery that is enabled, each contract and each pickup point. */
export async function calculateEachChoice(
  run: RunContext,
  calculation: Exchange,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const operation = run.contract.byId.get('calculateOrder')
  if (!operation || !run.wanted(operation.id)) return
  const deliveries = enabledChoices(calculation, 'deliveryOptions').flatMap((one) => deliveriesOf(run, one))
  const payments = enabledChoices(calculation, 'paymentOptions').map(({ type }) => ({ type }))
  const contracts = [null, ...run.seen.named('contractId').slice(0, most)]
  const choices = [
    ...deliveries.flatMap((delivery) => payments.map((payment) => ({ delivery, payment }))),
    ...contracts.map((contractId) => ({ contractId })),
  ]
  for (const choice of choices) {
    const exchange = await run.ask({
      operation,
      visitor: run.customer,
      values: {},
      body: { ...body, ...choice },
      purpose: `calculate with ${JSON.stringify(choice)}`,
    })
    run.state(exchange, exchange.status === 200, {
      rule: 'status',
      pointer: 'status',
      message: `a choice that the calculation offers must be calculated, got ${exchange.status}`,
    })
  }
  await calculateDefaultAddress(run, body)
}

/** A courier without an address goes to the default one of the buyer. */
async function calculateDefaultAddress(
  run: RunContext,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const list = await sendAs(run, run.customer, 'listAddresses', { purpose: 'the default address' })
  const addressId = listOf(valueAt(list?.json, '/data/items'))
    .filter(isRecord)
    .find((one) => one['isDefault'] === true && one['companyId'] === (body['contragentId'] ?? null))?.['id']
  if (addressId === undefined) return
  const priceTo = async (delivery: Record<string, unknown>) => {
    const exchange = await sendAs(run, run.customer, 'calculateOrder', {
      body: { ...body, delivery },
      purpose: 'a courier to the default address',
    })
    return { exchange, price: valueAt(exchange?.json, '/data/totals/delivery') }
  }
  const named = await priceTo({ type: 'courier', addressId })
  const left = await priceTo({ type: 'courier' })
  if (!named.exchange || !left.exchange || !run.succeeded(named.exchange)) return
  run.state(left.exchange, left.price === named.price, {
    rule: 'own-effect',
    pointer: '/data/totals/delivery',
    message: `a courier without an address goes to the default one (${JSON.stringify(addressId)}) for ${String(named.price)}, got ${String(left.price)}`,
  })
}

/** More of a product than the contracts have credit for, calculated under each of them and taken out again. */
export async function calculateOverCredit(
  run: RunContext,
  body: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [calculate, contracts, list, add, update, cart] = [
    'calculateOrder',
    'listContracts',
    'listSectionProducts',
    'addToCart',
    'updateCart',
    'getCart',
  ].map((id) => run.contract.byId.get(id))
  const visitor = run.customer
  if (!calculate || !contracts || !list || !add || !update || !cart || !run.wanted(calculate.id)) return
  const known = await run.ask({
    operation: contracts,
    visitor,
    values: {},
    body: {},
    purpose: 'the credit that is left',
  })
  const credits = listOf(valueAt(known.json, '/data/items'))
    .filter(isRecord)
    .filter(({ creditLeft }) => Number(creditLeft) > 0)
  if (credits.length === 0) return
  const credit = Math.max(...credits.map(({ creditLeft }) => Number(creditLeft)))
  const values = { code: 'all', sort: 'priceDesc', PAGE_SIZE: 100 }
  const dear = await run.ask({
    operation: list,
    visitor,
    values,
    purpose: 'find what costs more than the credit',
  })
  const held = new Map(
    cartLines(await run.ask({ operation: cart, visitor, values: {}, purpose: 'the cart as it is' })),
  )
  const product = listOf(valueAt(dear.json, '/data/items'))
    .filter(isRecord)
    .map((item) => ({ id: Number(item['id']), quantity: quantityAbove(item, credit) }))
    .find(({ id, quantity }) => quantity !== undefined && !held.has(id))
  if (!product) return
  const put = await run.ask({
    operation: add,
    visitor,
    values: { 'Idempotency-Key': randomUUID() },
    body: { product },
    purpose: 'more than the credit',
  })
  if (!run.succeeded(put)) return
  for (const { id } of credits.slice(0, most))
    await run.ask({
      operation: calculate,
      visitor,
      values: {},
      body: { ...body, contractId: id },
      purpose: 'calculate more than the credit',
    })
  await run.ask({ operation: contracts, visitor, values: {}, body: {}, purpose: 'the credit that is left' })
  await run.ask({
    operation: update,
    visitor,
    values: {},
    body: { product: product.id, quantity: 0 },
    purpose: 'take it out again',
  })
}

function cartLines({ json }: Exchange): [number, number][] {
  const lines = listOf(valueAt(json, '/data/basketProducts/grid/products')).filter(isRecord)
  return lines.map(({ id, quantity }) => [Number(id), Number(quantity)])
}

/** So many of a product that they cost more than a sum; `undefined` where there are not so many. */
function quantityAbove(item: Readonly<Record<string, unknown>>, sum: number): number | undefined {
  const price = Number(valueAt(item, '/price/current') ?? 0)
  const step = Math.max(1, Number(item['multiplicity'] ?? 1))
  if (!(price > 0)) return undefined
  const stock = Number(valueAt(item, '/stock/here') ?? 0) + Number(valueAt(item, '/stock/elsewhere') ?? 0)
  const fromSupplier = stock === 0 && valueAt(item, '/stock/etaDays') !== undefined
  const quantity = Math.ceil((sum + 1) / price / step) * step
  return quantity <= (fromSupplier ? mostOfOne : stock) ? quantity : undefined
}

/** The choices of a list that a calculation offers. */
export function enabledChoices({ json }: Exchange, field: string): Record<string, unknown>[] {
  return listOf(valueAt(json, `/data/${field}`)).filter(
    (one) => isRecord(one) && one['enabled'] === true,
  ) as Record<string, unknown>[]
}

function deliveriesOf(run: RunContext, { type, stores }: Record<string, unknown>): Record<string, unknown>[] {
  const points = listOf(stores).filter(isRecord).slice(0, most)
  if (points.length > 0) return points.map(({ storeId }) => ({ type, storeId }))
  const addresses =
    type === 'courier' || type === 'carrierDoor' ? run.seen.named('addressId').slice(0, most) : []
  return addresses.length > 0 ? addresses.map((addressId) => ({ type, addressId })) : [{ type }]
}

/** A cart of the run's own with a product of each kind that lists told of, looked at and cleared again. */
export async function fillWithEachKind(run: RunContext, visitor: Visitor): Promise<void> {
  const [add, cart, clear] = ['addToCart', 'getCart', 'clearCart'].map((id) => run.contract.byId.get(id))
  if (!add || !cart || !clear || !(run.wanted(add.id) || run.wanted(cart.id))) return
  for (const values of run.seen.casesOf(add.id, kinds)) {
    const exchange = await run.ask({
      operation: add,
      visitor,
      values: { 'Idempotency-Key': randomUUID() },
      body: recordOf(values),
      purpose: 'put a product of another kind into the cart',
    })
    run.state(exchange, exchange.status === 200, {
      rule: 'status',
      pointer: 'status',
      message: `a product that a list told of must be taken or refused by name, got ${exchange.status}`,
    })
  }
  await run.ask({ operation: cart, visitor, values: {}, purpose: 'a cart of many kinds' })
  for (const store of run.seen.named('store').slice(0, most))
    await run.ask({
      operation: cart,
      visitor,
      values: { store },
      purpose: 'a cart of many kinds, another branch',
    })
  await run.ask({ operation: clear, visitor, values: {}, body: {}, purpose: 'clear the cart of many kinds' })
}
