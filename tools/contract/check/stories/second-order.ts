import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import type { Exchange } from '../client.ts'
import { cartProducts, fillCart } from '../cart-checks.ts'
import { enabledChoices } from '../checkout-choices.ts'
import { judgeDue } from '../due-refusal.ts'
import { buildCall } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'
import { addSpecialGoods } from '../special-goods.ts'
import { refuseCheapOrder } from './cheap-order.ts'
import { refuseEnded } from './ended-order.ts'
import { orderForm } from './order-form.ts'
import { addServicePart, judgeOrdered, type ServicePart } from './ordered-service.ts'

/** Contracts and addresses that are tried. */
const most = 4
/** Takes the credit of a contract. */
const deferred = 'contractDeferred'

interface Choice {
  contractId: unknown
  delivery: Record<string, unknown>
  payment: Record<string, unknown>
}

/**
 * An order that costs more than its goods: brought to an address, and on credit under a contract where that is offered.
 * Under another version than its own it can't be canceled; then it is canceled. The rules of both writes judge the rest.
 */
export async function checkSecondOrder(run: RunContext): Promise<void> {
  const [calculate, place, cancel, read, cart] = [
    'calculateOrder',
    'addOrder',
    'cancelOrder',
    'getOrder',
    'getCart',
  ].map((id) => run.contract.byId.get(id))
  const isWanted = ['addOrder', 'cancelOrder'].some((id) => run.wanted(id))
  // Where no first order came about a second one won't either.
  if (!calculate || !place || !cancel || !read || !cart || !isWanted || !run.captured.has('ownOrderId'))
    return
  const visitor = run.customer
  await refuseCheapOrder(run)
  if (!(await fillCart(run, visitor))) return
  await addCompanion(run)
  await addSpecialGoods(run, visitor, new Set())
  const part = await tieToMachine(run)
  const contragentId = run.captured.get('contragentId') ?? null
  const choice = await dearestChoice(run, contragentId)
  if (!choice) return
  const address = await ownAddress(run, choice.delivery)
  const delivery = { ...choice.delivery, ...(address && { addressId: address['id'] }) }
  const body = { contragentId, ...choice, delivery }
  const calculation = await run.ask({
    operation: calculate,
    visitor,
    values: {},
    body,
    purpose: 'calculate with delivery',
  })
  const filled = await run.ask({ operation: cart, visitor, values: {}, purpose: 'the cart of the order' })
  const form = orderForm(run)
  const placed = await run.ask({
    operation: place,
    visitor,
    values: { 'Idempotency-Key': randomUUID() },
    body: {
      ...body,
      cartVersion: valueAt(calculation.json, '/data/cartVersion'),
      products: cartProducts(filled.json),
      ...form,
      consents: { ...form.consents, ...(await consentVersions(run)) },
    },
    purpose: 'place an order with delivery',
  })
  const id = valueAt(placed.json, '/data/order/id')
  run.state(placed, typeof id === 'number' || refusalCode(placed).startsWith('status 4'), {
    rule: 'refused',
    pointer: '/status',
    message: `an order as it was calculated must be placed: ${refusalCode(placed)}`,
  })
  if (typeof id !== 'number') return dropAddress(run, address)
  run.captured.set('secondOrderId', id)
  if (address) await loseAddress(run, { id, address })
  const version = async () => {
    const exchange = await run.ask({ operation: read, visitor, values: { id }, purpose: 'its version' })
    return Number(valueAt(exchange.json, '/data/order/version'))
  }
  const cancelAt = async (own: number, purpose: string) =>
    run.ask({ operation: cancel, visitor, values: {}, body: { orderId: id, version: own }, purpose })
  // Who may not read the order is told nothing of it elsewhere.
  const isRead = part !== undefined && (await version()) > 0
  if (isRead) await judgeOrdered(run, part, { orderId: id, isCanceled: false })
  if (choice.payment['type'] === deferred) await changeOnCredit(run, id, choice.contractId)
  const own = await version()
  const stale = await cancelAt(own > 1 ? own - 1 : own + 1, 'cancel it under another version')
  // Who may not cancel is told so, whatever the version.
  if (stale.status === 403) return
  run.state(stale, refusalCode(stale) === 'conflict', {
    rule: 'lost-update',
    pointer: 'request /version',
    message: `another version than that of the order must be refused with conflict, got ${refusalCode(stale)}`,
  })
  const canceled = run.succeeded(stale) ? stale : await cancelAt(await version(), 'cancel it')
  if (!run.succeeded(canceled)) return
  run.captured.delete('secondOrderId')
  run.captured.set('foreignLineId', valueAt(canceled.json, '/data/order/items/0/id'))
  await refuseEnded(run, id)
  if (isRead) await judgeOrdered(run, part, { orderId: id, isCanceled: true })
  await tellReason(run, id)
}

/** What an order on credit takes of it follows its changes; of its delivery a rule judges that. */
async function changeOnCredit(run: RunContext, id: number, contractId: unknown): Promise<void> {
  const calls = callsOf(run, ['getOrder', 'setOrderDelivery', 'updateOrderProduct', 'listContracts'])
  const [read, deliver, update, list] = calls ?? []
  const delivery = run.captured.get('pickup')
  if (!read || !deliver || !update || !list || delivery === undefined) return
  const look = async () => {
    const { json } = await read({ values: { id }, purpose: 'the order on credit' })
    return recordOf(valueAt(json, '/data/order'))
  }
  // Its address is gone by now.
  const { version } = await look()
  if (run.wanted('setOrderDelivery'))
    await deliver({
      values: {},
      body: { orderId: id, version, delivery },
      purpose: 'another delivery on credit',
    })
  const order = await look()
  const packOf = (line: unknown) => Number(valueAt(line, '/product/multiplicity') ?? 1)
  const line = listOf(order['items'])
    .filter(isRecord)
    .find((one) => Number(one['quantity']) - packOf(one) >= Number(valueAt(one, '/product/minQty') ?? 1))
  if (!line || !run.wanted('updateOrderProduct')) return
  const used = async () => {
    const { json } = await list({ values: {}, body: {}, purpose: 'credit around a change of lines' })
    const contract = listOf(valueAt(json, '/data/items')).find((one) => valueAt(one, '/id') === contractId)
    return Number(valueAt(contract, '/creditUsed'))
  }
  const before = await used()
  const changed = await update({
    values: { id },
    body: {
      version: order['version'],
      lineId: line['id'],
      quantity: Number(line['quantity']) - packOf(line),
    },
    purpose: 'a pack less on credit',
  })
  if (!run.succeeded(changed)) return
  const more = Number(valueAt(changed.json, '/data/order/totals/due')) - Number(valueAt(order, '/totals/due'))
  const got = (await used()) - before
  run.state(changed, Number.isNaN(got) || got === more, {
    rule: 'state',
    pointer: 'creditUsed',
    message: `a change of the lines of an order on credit takes from its contract what is due now: ${more} more, got ${got}`,
  })
}

/** What is sent to save an address, beside its name. */
const addressFields = [
  'companyId',
  'value',
  'components',
  'lat',
  'lon',
  'contact',
  'note',
  'workHours',
  'craneNeeded',
]

/** An address of the run's own with the place of the chosen one: the order goes there. */
async function ownAddress(
  run: RunContext,
  chosen: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const ids = ['listAddresses', 'addDeliveryAddress', 'updateDeliveryAddress', 'deleteDeliveryAddress']
  const [list, add] = callsOf(run, ids) ?? []
  if (!list || !add || !ids.slice(1).some((id) => run.wanted(id))) return undefined
  const { json } = await list({ values: {}, purpose: 'the address of the order' })
  const known = listOf(valueAt(json, '/data/items'))
    .filter(isRecord)
    .find((one) => one['id'] === chosen['addressId'])
  if (!known) return undefined
  const copied = Object.fromEntries(
    addressFields.flatMap((name) => (name in known ? [[name, known[name]] as const] : [])),
  )
  const made = await add({
    values: { 'Idempotency-Key': randomUUID() },
    body: { address: { ...copied, title: `${run.runId} order`, isDefault: false } },
    purpose: 'an own address to order to',
  })
  const address = valueAt(made.json, '/data/address')
  if (!run.succeeded(made) || !isRecord(address)) return undefined
  run.captured.set('newAddressId', address['id'])
  return address
}

/** Without an order nothing needs the own address. */
async function dropAddress(run: RunContext, address: Record<string, unknown> | undefined): Promise<void> {
  const [remove] = callsOf(run, ['deleteDeliveryAddress', 'addDeliveryAddress']) ?? []
  if (!address || !remove) return
  const values = { id: address['id'], force: true }
  const removed = await remove({ values, purpose: 'delete the own address' })
  if (run.succeeded(removed)) run.captured.delete('newAddressId')
}

/** An order keeps the address as it was, even when that is changed and then deleted. */
async function loseAddress(
  run: RunContext,
  { id, address }: { id: number; address: Record<string, unknown> },
): Promise<void> {
  const ids = ['getOrder', 'updateDeliveryAddress', 'deleteDeliveryAddress']
  const [read, update, remove] = callsOf(run, ids) ?? []
  if (!read || !update || !remove) return
  const look = async () => {
    const exchange = await read({ values: { id }, purpose: 'the address that the order keeps' })
    const told = recordOf(valueAt(exchange.json, '/data/order/delivery/address'))
    return { exchange, kept: ['title', ...addressFields].map((name) => told[name]) }
  }
  const before = await look()
  const judge = async (operationId: string) => {
    const { exchange, kept } = await look()
    run.state(exchange, !run.succeeded(exchange) || isDeepStrictEqual(kept, before.kept), {
      rule: 'own-effect',
      pointer: '/data/order/delivery/address',
      message: `an order keeps the address as it was when it was placed, it tells another one after ${operationId}`,
      operationId,
    })
  }
  const fields = Object.fromEntries(['title', ...addressFields].map((name) => [name, address[name]]))
  await update({
    values: { id: address['id'] },
    body: { version: address['version'], address: { ...fields, note: `${run.runId} после заказа` } },
    purpose: 'change the address of an order',
  })
  await judge('updateDeliveryAddress')
  const operation = run.contract.byId.get('deleteDeliveryAddress')
  if (!operation) return
  const values = { id: address['id'], force: false }
  const parts = { operation, visitor: run.customer, values, purpose: 'delete it without force' }
  const refused = await run.send(run.customer, buildCall(parts))
  judgeDue(run, refused, ['usedInOpenOrders'], 'an address that an open order uses, without force: it')
  if (!run.succeeded(refused)) {
    const forced = await remove({ values: { ...values, force: true }, purpose: 'delete it with force' })
    run.state(forced, run.succeeded(forced), {
      rule: 'own-effect',
      pointer: '/status',
      message: `with force an address that an open order uses is deleted, got ${refusalCode(forced)}`,
    })
    if (!run.succeeded(forced)) return
  }
  run.captured.delete('newAddressId')
  await judge('deleteDeliveryAddress')
}

/** The lines of the cart are for a machine, which tells them once they are ordered; a part of its service is added. */
async function tieToMachine(run: RunContext): Promise<ServicePart | undefined> {
  const [list, tie, cart] = callsOf(run, ['listMachines', 'addMachinesToCart', 'getCart']) ?? []
  if (!list || !tie || !cart) return undefined
  const machines = await list({ values: {}, purpose: 'a machine to buy for' })
  const active = listOf(valueAt(machines.json, '/data/items'))
    .filter(isRecord)
    .filter(({ status }) => status === 'active')
  const machineId = (active.find(({ nextService }) => isRecord(nextService)) ?? active[0])?.['id']
  const filled = await cart({ values: {}, purpose: 'lines for a machine' })
  const products = cartProducts(filled.json).map(({ id }) => id)
  if (machineId === undefined || products.length === 0) return undefined
  await tie({ values: {}, body: { products, machineId }, purpose: 'buy for a machine' })
  return addServicePart(run, machineId)
}

/** Why an order was canceled is told once. */
async function tellReason(run: RunContext, orderId: number): Promise<void> {
  const [tell, read] = callsOf(run, ['sendCancelFeedback', 'getOrder']) ?? []
  const example = run.contract.byId.get('sendCancelFeedback')?.body?.example
  if (!tell || !read || !run.wanted('sendCancelFeedback')) return
  const look = async () => {
    const exchange = await read({ values: { id: orderId }, purpose: 'the canceled order' })
    const order = valueAt(exchange.json, '/data/order')
    return {
      exchange,
      version: valueAt(order, '/version'),
      isOpen: listOf(valueAt(order, '/allowedActions')).includes('tellCancelReason'),
    }
  }
  const before = await look()
  // Its own words need ten characters: rules judge both sides of that bound.
  const send = (comment: string) =>
    tell({
      values: { 'Idempotency-Key': randomUUID() },
      body: { ...recordOf(example), orderId, reason: 'other', comment },
      purpose: 'why the order was canceled',
    })
  const short = await send('Передумали'.slice(0, 9))
  if (!run.succeeded(short) && !run.succeeded(await send('Передумали'))) return
  run.journal.untested.delete('sendCancelFeedback')
  const after = await look()
  if (run.succeeded(after.exchange))
    run.state(after.exchange, !after.isOpen && after.version === before.version, {
      rule: 'own-effect',
      pointer: '/data/order/allowedActions',
      message: `telling why an order was canceled takes tellCancelReason from its actions and leaves its version ${String(before.version)}, got ${after.isOpen ? 'the action still' : 'no action'} and version ${String(after.version)}`,
      operationId: 'sendCancelFeedback',
    })
  const again = await send('Передумали')
  run.state(again, !run.succeeded(again), {
    rule: 'own-effect',
    pointer: 'request /orderId',
    message: 'why an order was canceled is told once: told again it must be refused, got success',
  })
}

/** The versions of documents that are in force, as a form sends them; nothing where they can't be had. */
async function consentVersions(run: RunContext): Promise<{ versions?: Record<string, unknown> }> {
  const operation = run.contract.byId.get('listConsentDocuments')
  if (!operation || !run.wanted(operation.id)) return {}
  const { json } = await run.ask({
    operation,
    visitor: run.customer,
    values: {},
    purpose: 'the documents in force',
  })
  const documents = listOf(valueAt(json, '/data/items')).filter(isRecord)
  const given = documents.filter(({ type }) => type === 'offer' || type === 'personalData')
  if (given.length === 0) return {}
  return { versions: Object.fromEntries(given.map(({ type, docVersion }) => [String(type), docVersion])) }
}

/** Another product, so that the order has several lines. */
export async function addCompanion(run: RunContext): Promise<void> {
  const operation = run.contract.byId.get('addToCart')
  const product = run.captured.get('cartCompanion')
  if (!operation || !isRecord(product)) return
  const values = { 'Idempotency-Key': randomUUID() }
  await run.ask({
    operation,
    visitor: run.customer,
    values,
    body: { product },
    purpose: 'put another product beside it',
  })
}

/** A delivery to an address and a way to pay that go together; on credit first. */
async function dearestChoice(run: RunContext, contragentId: unknown): Promise<Choice | undefined> {
  const operation = run.contract.byId.get('calculateOrder')
  if (!operation) return undefined
  const ask = (body: Record<string, unknown>) =>
    run.ask({ operation, visitor: run.customer, values: {}, body, purpose: 'find a delivery to an address' })
  // The default one comes first: another one shows whether the choice counts.
  const addresses = run.seen.named('addressId').slice(0, most).toReversed()
  const contracts = [...run.seen.named('contractId').slice(0, most), null]
  let other: Choice | undefined
  for (const contractId of contracts)
    for (const addressId of addresses) {
      const delivery = { type: 'courier', addressId, unloading: 'crane' }
      const calculation = await ask({ contragentId, contractId, delivery })
      const price = valueAt(calculation.json, '/data/totals/delivery')
      if (!run.succeeded(calculation) || !isOffered(calculation, 'courier') || typeof price !== 'number')
        continue
      const payments = enabledChoices(calculation, 'paymentOptions').map(({ type }) => type)
      if (contractId !== null && payments.includes(deferred))
        return { contractId, delivery, payment: { type: deferred } }
      if (payments.length > 0) other ??= { contractId, delivery, payment: { type: payments[0] } }
    }
  return other
}

function isOffered({ json }: Exchange, type: string): boolean {
  const options = listOf(valueAt(json, '/data/deliveryOptions')).filter(isRecord)
  return options.some((one) => one['type'] === type && one['enabled'] === true)
}
