import { randomUUID } from 'node:crypto'
import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf } from '../../model/record.ts'
import { cartProducts, fillCart } from '../cart-checks.ts'
import { enabledChoices } from '../checkout-choices.ts'
import type { Exchange, Visitor } from '../client.ts'
import { refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { askForInvoice } from './agreed-invoice.ts'
import { orderForm } from './order-form.ts'

/** Kopecks that the colleague may order for: less than any order costs. */
const limit = 100

interface Colleague {
  visitor: Visitor
  /** Id of the company user. */
  id: unknown
  contragentId: unknown
}

/** Writes by which an order that is over a limit comes to an agreement; each is judged by its own rules. */
const agreementWrites = ['sendOrderToApprove', 'setOrderApproval'] as const

/**
 * A colleague may order for next to nothing: their order waits until the customer returned it, and agreed to it. Then it
 * gets an invoice and is canceled.
 */
export async function agreeOnOrder(run: RunContext, colleague: Colleague): Promise<void> {
  const { visitor, id: userId, contragentId } = colleague
  if (!agreementWrites.some((one) => run.wanted(one))) return
  const ask = (
    id: string,
    by: Visitor,
    { purpose, values = {}, body }: { purpose: string; values?: Record<string, unknown>; body?: unknown },
  ): Promise<Exchange> | undefined => {
    const operation = run.contract.byId.get(id)
    return (
      operation && run.ask({ operation, visitor: by, values, ...(body !== undefined && { body }), purpose })
    )
  }
  const cart = async () => ask('getCart', visitor, { purpose: 'the cart of the colleague' })
  const empty = await cart()
  // The order would take what the colleague keeps there.
  if (!empty || !run.succeeded(empty) || cartProducts(empty.json).length > 0) return
  const limitTo = (perOrder: number) =>
    ask('updateCompanyUser', run.customer, {
      values: { id: userId },
      body: {
        contragentId,
        role: 'buyer',
        rights: ['orders.viewOwn', 'orders.create'],
        limits: { perOrder, perMonth: null },
        status: 'active',
      },
      purpose: 'the colleague orders for next to nothing',
    })
  const limited = await limitTo(limit)
  const chosen = await ask('switchContractor', visitor, {
    values: { contragentId },
    purpose: 'order for the company',
  })
  if (!limited || !chosen || !run.succeeded(limited) || !run.succeeded(chosen)) return
  if (!(await fillCart(run, visitor))) return
  const placed = await place()
  const orderId = valueAt(placed?.json, '/data/order/id')
  if (!placed || typeof orderId !== 'number') return
  run.state(placed, valueAt(placed.json, '/data/order/approval/required') === true, {
    rule: 'own-effect',
    pointer: '/data/order/approval/required',
    message: `an order of more than the limit of its author (${limit} kopecks) needs agreement`,
  })
  // What was spent is kept when the limits change.
  await limitTo(limit + 1)
  const order = async (by: Visitor) => {
    const read = await ask('getOrder', by, { values: { id: orderId }, purpose: 'the order to agree on' })
    const found = valueAt(read?.json, '/data/order')
    return isRecord(found) ? found : {}
  }
  const waiting = async (by: Visitor) => {
    const exchange = await ask('countOrdersToApprove', by, { purpose: 'how many orders wait for agreement' })
    const count = valueAt(exchange?.json, '/data/count')
    return exchange && typeof count === 'number' ? { exchange, count } : undefined
  }
  const act = async (id: string, by: Visitor, more: Record<string, unknown> = {}) => {
    const { version } = await order(by)
    const done = await ask(id, by, { body: { orderId, version, ...more }, purpose: `agreement: ${id}` })
    if (done && run.succeeded(done)) run.journal.untested.delete(id)
    return done
  }
  const before = await waiting(run.customer)
  const sent = await act('sendOrderToApprove', visitor, { comment: run.runId })
  if (sent && run.succeeded(sent)) {
    const own = await waiting(run.customer)
    if (before && own)
      run.state(own.exchange, own.count === before.count + 1, {
        rule: 'own-effect',
        pointer: '/data/count',
        message: `an order that is sent to agreement waits for who may decide: ${before.count + 1} orders, got ${own.count}`,
      })
    const offered = listOf((await order(run.customer))['allowedActions'])
    if (offered.includes('return'))
      await act('setOrderApproval', run.customer, { decision: 'return', comment: run.runId })
    offerAuthorOnly(
      await ask('getOrder', run.customer, { values: { id: orderId }, purpose: 'no author reads it' }),
    )
    await act('sendOrderToApprove', visitor)
    if (offered.includes('approve'))
      await act('setOrderApproval', run.customer, { decision: 'approve', comment: run.runId })
    const left = await waiting(run.customer)
    if (before && left && offered.includes('approve'))
      run.state(left.exchange, left.count === before.count, {
        rule: 'own-effect',
        pointer: '/data/count',
        message: `an order that was agreed to waits no longer: ${before.count} orders, got ${left.count}`,
      })
  }
  if (listOf((await order(run.customer))['allowedActions']).includes('requestInvoice'))
    await askForInvoice(run, orderId, act)
  const canceled = await act('cancelOrder', run.customer, { reason: run.runId })
  if (!canceled || !run.succeeded(canceled))
    run.journal.leftovers.push(`order ${orderId} (${run.runId}) is not cancelled`)

  /** Who did not place the order is not offered what only its author may do. */
  function offerAuthorOnly(read: Exchange | undefined): void {
    const offered = listOf(valueAt(read?.json, '/data/order/allowedActions')).map(String)
    const stray = offered.filter((one) => ['updateProducts', 'deleteProduct', 'sendToApprove'].includes(one))
    if (read && run.succeeded(read))
      run.state(read, stray.length === 0, {
        rule: 'action',
        pointer: '/data/order/allowedActions',
        message: `what only the author of an order may do is offered to nobody else, got ${stray.join(', ')}`,
      })
  }

  async function place(): Promise<Exchange | undefined> {
    const buyer = { contragentId, contractId: null }
    const calculation = await ask('calculateOrder', visitor, {
      body: { ...buyer, delivery: run.captured.get('pickup') ?? { type: 'pickup' } },
      purpose: 'calculate for the company',
    })
    const payment = calculation && enabledChoices(calculation, 'paymentOptions')[0]
    const filled = await cart()
    if (!calculation || !payment || !filled) return undefined
    const exchange = await ask('addOrder', visitor, {
      values: { 'Idempotency-Key': randomUUID() },
      body: {
        ...buyer,
        cartVersion: valueAt(calculation.json, '/data/cartVersion'),
        products: cartProducts(filled.json),
        delivery: run.captured.get('pickup') ?? { type: 'pickup' },
        payment: { type: payment['type'] },
        ...orderForm(run),
      },
      purpose: 'an order over the limit',
    })
    if (exchange && !run.succeeded(exchange)) {
      run.journal.notes.add(
        `No order over a limit was placed (${refusalCode(exchange)}): no agreement was tried`,
      )
      for (const { id } of cartProducts(filled.json))
        await ask('removeFromCart', visitor, { body: { products: [id] }, purpose: 'empty the cart again' })
    }
    return exchange
  }
}
