import { randomUUID } from 'node:crypto'
import { isRecord, listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { callsOf } from '../account-checks.ts'
import { cartProducts, fillCart } from '../cart-checks.ts'
import { enabledChoices } from '../checkout-choices.ts'
import { shown } from '../other-things.ts'
import type { RunContext } from '../run-context.ts'
import { refusalCode } from '../refusal-code.ts'
import { orderForm } from './order-form.ts'

const terminalOf = (answer: unknown) => valueAt(answer, '/data/items/0/value')
const marketing = 'marketing'

/**
 * An order to a terminal of a carrier, with consent to mailings: the rules of addOrder judge that both are kept. Then it is
 * canceled, and the consent withdrawn where it was not given before.
 */
export async function checkTerminalOrder(run: RunContext): Promise<void> {
  const ids = ['addOrder', 'calculateOrder', 'getCart', 'cancelOrder', 'getOrder', 'getPersonal']
  const [place, calculate, cart, cancel, read, personal] = callsOf(run, ids) ?? []
  if (!place || !calculate || !cart || !cancel || !read || !personal) return
  if (!run.wanted('addOrder') || !run.captured.has('ownOrderId') || !(await fillCart(run, run.customer)))
    return
  const contragentId = run.captured.get('contragentId') ?? null
  const delivery = { type: 'carrierTerminal', terminal: await someTerminal(run) }
  const ask = async (contractId: unknown) => {
    const body = { contragentId, contractId, delivery }
    const calculation = await calculate({ values: {}, body, purpose: 'calculate to a terminal' })
    // Paid at once also under a contract, whose credit such an order must leave as it is.
    const payment = enabledChoices(calculation, 'paymentOptions').find(
      ({ type }) => type !== 'contractDeferred',
    )
    const isOffered = enabledChoices(calculation, 'deliveryOptions').some(
      ({ type }) => type === delivery.type,
    )
    return { body, calculation, payment: run.succeeded(calculation) && isOffered ? payment : undefined }
  }
  const [known] = run.seen.named('contractId')
  const underContract = known === undefined ? undefined : await ask(known)
  const { body, calculation, payment } = underContract?.payment ? underContract : await ask(null)
  if (!payment) {
    run.journal.notes.add(
      'No order to a terminal of a carrier was placed: it takes a checkout that offers carrierTerminal with a way to pay',
    )
    return
  }
  const before = await personal({ values: {}, purpose: 'consents before the order, and who buys' })
  const had = listOf(valueAt(before.json, '/data/user/consents'))
    .filter(isRecord)
    .find(({ type }) => type === marketing)
  // Left out, the buyer is whoever the session acts for.
  const isCurrent =
    contragentId !== null && valueAt(before.json, '/data/user/currentCompanyId') === contragentId
  const form = orderForm(run)
  const version = await currentVersion(run)
  const without = { values: { 'Idempotency-Key': randomUUID() }, purpose: 'an order to no terminal' }
  const filled = await cart({ values: {}, purpose: 'the cart of the order to a terminal' })
  const order = {
    ...(isCurrent ? { contractId: body.contractId, delivery } : body),
    cartVersion: valueAt(calculation.json, '/data/cartVersion'),
    products: cartProducts(filled.json),
    payment: { type: payment['type'] },
    // Empty counts as not given.
    customerOrderNumber: '',
    ...form,
    consents: {
      ...form.consents,
      marketing: true,
      ...(typeof version === 'string' && { versions: { marketing: version } }),
    },
  }
  const refused = await place({ ...without, body: { ...order, delivery: { type: delivery.type } } })
  run.state(refused, refused.status !== 200 || refusalCode(refused) === 'deliveryUnavailable', {
    rule: 'bound',
    pointer: 'request /delivery/terminal',
    message: `an order to a carrier without its terminal must be refused with deliveryUnavailable, got ${refusalCode(refused)}`,
  })
  const placed = run.succeeded(refused)
    ? refused
    : await place({
        values: { 'Idempotency-Key': randomUUID() },
        body: order,
        purpose: 'place an order to a terminal',
      })
  const id = valueAt(placed.json, '/data/order/id')
  run.state(placed, typeof id === 'number' || placed.status !== 200, {
    rule: 'refused',
    pointer: '/status',
    message: `an order as it was calculated must be placed: ${refusalCode(placed)}`,
  })
  if (typeof id !== 'number') return
  const own = await read({ values: { id }, purpose: 'the order to a terminal' })
  const told = valueAt(own.json, '/data/order/delivery/terminal')
  if (placed !== refused && run.succeeded(own))
    run.state(own, told === delivery.terminal, {
      rule: 'state',
      pointer: '/data/order/delivery/terminal',
      message: `an order must be read with the terminal that was sent (${delivery.terminal}), got ${String(told)}`,
      operationId: 'addOrder',
    })
  const buyer = valueAt(own.json, '/data/order/company/id')
  if (isCurrent && run.succeeded(own))
    run.state(own, buyer === contragentId, {
      rule: 'state',
      pointer: '/data/order/company/id',
      message: `an order without contragentId is of whoever the session acts for (${shown(contragentId)}), got ${shown(buyer)}`,
      operationId: 'addOrder',
    })
  const canceled = await cancel({
    values: {},
    body: { orderId: id, version: valueAt(own.json, '/data/order/version'), reason: run.runId },
    purpose: 'cancel the order to a terminal',
  })
  if (!run.succeeded(canceled)) run.journal.leftovers.push(`order ${id} (${run.runId}) is not cancelled`)
  const [withdraw] = callsOf(run, ['withdrawConsent', 'addOrder']) ?? []
  if (had === undefined && withdraw)
    await withdraw({ values: {}, body: { type: marketing }, purpose: 'withdraw what the order consented to' })
}

export async function someTerminal(run: RunContext): Promise<string> {
  const [list] = callsOf(run, ['listTerminals', 'addOrder']) ?? []
  const operation = run.contract.byId.get('listTerminals')
  const values = run.accepted.get('listTerminals')?.values ?? (operation && run.parametersOf(operation)) ?? {}
  const value = list && terminalOf((await list({ values, purpose: 'a terminal of a carrier' })).json)
  return typeof value === 'string' ? value : `Терминал перевозчика, ${run.runId}`
}

async function currentVersion(run: RunContext): Promise<unknown> {
  const [list] = callsOf(run, ['listConsentDocuments', 'addOrder']) ?? []
  const exchange = await list?.({ values: {}, purpose: 'the consent to mailings in force' })
  return listOf(valueAt(exchange?.json, '/data/items'))
    .filter(isRecord)
    .find(({ type }) => type === marketing)?.['docVersion']
}
