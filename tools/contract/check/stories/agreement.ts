import { randomUUID } from 'node:crypto'
import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { cartProducts, fillCart } from '../cart-checks.ts'
import { enabledChoices } from '../checkout-choices.ts'
import type { Exchange, Visitor } from '../client.ts'
import { judgeDue } from '../due-refusal.ts'
import { refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'
import { askForInvoice } from './agreed-invoice.ts'
import { orderForm } from './order-form.ts'
import { someTerminal } from './terminal-order.ts'

/** Kopecks that the colleague may order for: less than any order costs. */
const limit = 100

interface Colleague {
  visitor: Visitor
  /** Id of the company user. */
  id: unknown
  contragentId: unknown
  /** Rights that the customer has, and can give. */
  rights: readonly string[]
}

interface Limits {
  perOrder: number | null
  perMonth: number | null
}

/** The right to order within the limits without agreement. */
const alone = 'orders.placeWithoutApproval'

/** Writes by which an order that is over a limit comes to an agreement; each is judged by its own rules. */
const agreementWrites = ['sendOrderToApprove', 'setOrderApproval'] as const

/**
 * A colleague may order for next to nothing: their order waits until the customer returned it, and agreed to it. Then it
 * gets an invoice and is canceled.
 * @returns the id of the order, if one was placed
 */
export async function agreeOnOrder(run: RunContext, colleague: Colleague): Promise<number | undefined> {
  const { visitor, id: userId, contragentId, rights } = colleague
  if (!agreementWrites.some((one) => run.wanted(one))) return undefined
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
  if (!empty || !run.succeeded(empty) || cartProducts(empty.json).length > 0) return undefined
  const give = (limits: Limits, more: readonly string[] = []) =>
    ask('updateCompanyUser', run.customer, {
      values: { id: userId },
      body: {
        contragentId,
        role: 'buyer',
        rights: ['orders.viewOwn', 'orders.create', ...more],
        limits,
        status: 'active',
      },
      purpose: 'the colleague orders for so much',
    })
  const limitTo = (perOrder: number) => give({ perOrder, perMonth: null })
  const limited = await limitTo(limit)
  const chosen = await ask('switchContractor', visitor, {
    values: { contragentId },
    purpose: 'order for the company',
  })
  if (!limited || !chosen || !run.succeeded(limited) || !run.succeeded(chosen)) return undefined
  if (!(await fillCart(run, visitor))) return undefined
  if (rights.includes(alone)) {
    await judgeLimits()
    await limitTo(limit)
  }
  const placed = await place()
  const orderId = valueAt(placed?.json, '/data/order/id')
  if (!placed || typeof orderId !== 'number') return undefined
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
  const firstLine = (exchange: Exchange) => {
    const told = recordOf(valueAt(exchange.json, '/data/order'))
    const line = recordOf(listOf(told['items'])[0])
    return { version: told['version'], lineId: line['id'], quantity: Number(line['quantity']) }
  }
  const lineOfOther = firstLine(placed)
  const ofOther = { orderId, version: lineOfOther.version }
  await refuse('updateOrderProduct', run.customer, lineOfOther, 'a line of an order of somebody else')
  await refuse('sendOrderToApprove', run.customer, ofOther, 'an order of somebody else')
  const unsent = { ...ofOther, decision: 'approve' }
  await refuse('setOrderApproval', run.customer, unsent, 'an order that was not sent to agreement')
  const before = await waiting(run.customer)
  const ownBefore = await waiting(visitor)
  await judgeOwnOnly(ownBefore)
  const sent = await act('sendOrderToApprove', visitor, { comment: run.runId })
  if (sent && run.succeeded(sent)) {
    const own = await waiting(run.customer)
    judgeWaiting(await waiting(visitor), ownBefore, 1)
    await refuse(
      'updateOrderProduct',
      visitor,
      firstLine(sent),
      'a line of an order that waits for agreement',
    )
    if (before && own)
      run.state(own.exchange, own.count === before.count + 1, {
        rule: 'own-effect',
        pointer: '/data/count',
        message: `an order that is sent to agreement waits for who may decide: ${before.count + 1} orders, got ${own.count}`,
      })
    const offered = listOf((await order(run.customer))['allowedActions'])
    const returned = offered.includes('return')
      ? await act('setOrderApproval', run.customer, { decision: 'return', comment: run.runId })
      : undefined
    offerAuthorOnly(
      await ask('getOrder', run.customer, { values: { id: orderId }, purpose: 'no author reads it' }),
    )
    if (returned && run.succeeded(returned)) await changeReturned(returned)
    await act('sendOrderToApprove', visitor)
    const agreed = offered.includes('approve')
      ? await act('setOrderApproval', run.customer, { decision: 'approve', comment: run.runId })
      : undefined
    const left = await waiting(run.customer)
    if (before && left && offered.includes('approve'))
      run.state(left.exchange, left.count === before.count, {
        rule: 'own-effect',
        pointer: '/data/count',
        message: `an order that was agreed to waits no longer: ${before.count} orders, got ${left.count}`,
      })
    if (agreed && run.succeeded(agreed)) {
      judgeWaiting(await waiting(visitor), ownBefore, 0)
      const again = { orderId, version: firstLine(agreed).version, decision: 'return' }
      await refuse('setOrderApproval', run.customer, again, 'an order that was agreed to already')
    }
  }
  if (listOf((await order(run.customer))['allowedActions']).includes('requestInvoice'))
    await askForInvoice(run, orderId, act)
  await deliverAgreed()
  const canceled = await act('cancelOrder', run.customer, { reason: run.runId })
  if (!canceled || !run.succeeded(canceled))
    run.journal.leftovers.push(`order ${orderId} (${run.runId}) is not cancelled`)
  return orderId

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

  /** Sends what the order offers to nobody, or not to who asks: neither a right nor another refusal stands before it. */
  async function refuse(id: string, by: Visitor, body: Record<string, unknown>, what: string): Promise<void> {
    if (!run.wanted(id)) return
    const exchange = await sendAs(run, by, id, { values: { id: orderId }, body, purpose: what })
    if (exchange && exchange.status !== 403) judgeDue(run, exchange, ['actionNotAllowed'], `${id} of ${what}`)
  }

  /** No order is counted that the colleague does not see. */
  async function judgeOwnOnly(told: { exchange: Exchange; count: number } | undefined): Promise<void> {
    const list =
      told &&
      (await ask('listOrders', visitor, {
        values: { 'status[]': ['agreement'] },
        purpose: 'own orders that wait',
      }))
    const total = valueAt(list?.json, '/data/pagination/total')
    if (!told || !list || !run.succeeded(list) || typeof total !== 'number') return
    run.state(told.exchange, told.count <= total, {
      rule: 'own-effect',
      pointer: '/data/count',
      message: `who sees ${total} orders that wait for agreement is told of no more, got ${told.count}`,
    })
  }

  /** For who may not decide, own orders are counted. */
  function judgeWaiting(
    now: { exchange: Exchange; count: number } | undefined,
    earlier: { count: number } | undefined,
    more: number,
  ): void {
    if (!now || !earlier) return
    run.state(now.exchange, now.count === earlier.count + more, {
      rule: 'own-effect',
      pointer: '/data/count',
      message: `of who may not decide the own orders that wait are counted: ${earlier.count + more}, got ${now.count}`,
    })
  }

  /** What is offered may be refused for other reasons than the status or who asks. */
  function judgeOffered(done: Exchange | undefined, what: string): void {
    if (!done || done.planned) return
    const code = refusalCode(done)
    run.state(done, code !== 'actionNotAllowed' && done.status !== 403, {
      rule: 'action',
      pointer: '/errors/0/code',
      message: `${what} must be allowed, got ${code}`,
    })
  }

  /** A returned order is new again: its author changes its lines. */
  async function changeReturned(returned: Exchange): Promise<void> {
    const { version, lineId, quantity } = firstLine(returned)
    if (lineId === undefined || !run.wanted('updateOrderProduct')) return
    const pack = Number(valueAt(returned.json, '/data/order/items/0/product/multiplicity') ?? 1)
    const done = await ask('updateOrderProduct', visitor, {
      values: { id: orderId },
      body: { version, lineId, quantity: quantity + pack },
      purpose: 'a line of a returned order',
    })
    judgeOffered(done, 'a change of the lines of a returned order by its author')
  }

  /** A delivery whose price nobody knows yet is agreed to anew, whoever chose it. */
  async function deliverAgreed(): Promise<void> {
    const { status: present, allowedActions } = await order(run.customer)
    if (present !== 'agreed' || !listOf(allowedActions).includes('changeDelivery')) return
    if (!run.wanted('setOrderDelivery')) return
    const delivery = { type: 'carrierTerminal', terminal: await someTerminal(run) }
    const done = await act('setOrderDelivery', run.customer, { delivery })
    judgeOffered(done, 'another delivery of an order that was agreed to, by a colleague of its author,')
    if (!done || !run.succeeded(done)) return
    const changed = recordOf(valueAt(done.json, '/data/order'))
    const isUnpriced = valueAt(changed, '/totals/delivery') === null
    run.state(
      done,
      !isUnpriced || (changed['status'] === 'agreement' && valueAt(changed, '/approval/required') === true),
      {
        rule: 'own-effect',
        pointer: '/data/order/status',
        message: `a delivery without a price must be agreed to again by the limits of the author of the order, got status ${String(changed['status'])} and approval.required ${String(valueAt(changed, '/approval/required'))}`,
      },
    )
    if (changed['status'] !== 'agreement' || !listOf(changed['allowedActions']).includes('changeDelivery'))
      return
    const pickup = run.captured.get('pickup') ?? { type: 'pickup' }
    const again = await act('setOrderDelivery', run.customer, { delivery: pickup })
    const status = valueAt(again?.json, '/data/order/status')
    if (again && run.succeeded(again))
      run.state(again, status === 'agreement', {
        rule: 'own-effect',
        pointer: '/data/order/status',
        message: `an order that waits for agreement stays there with another delivery, got ${String(status)}`,
      })
  }

  /** Who may order alone needs agreement from one kopeck above a limit on, of an order or of the month. */
  async function judgeLimits(): Promise<void> {
    const calculated = () =>
      ask('calculateOrder', visitor, { body: { contragentId }, purpose: 'whether it needs agreement' })
    const company = await ask('getCompany', visitor, {
      values: { contragentId },
      purpose: 'what the colleague has spent',
    })
    const spent = valueAt(company?.json, '/data/company/limits/spent')
    const total = valueAt((await calculated())?.json, '/data/totals/total')
    if (typeof spent !== 'number' || typeof total !== 'number') return
    const cases: [Limits, boolean][] = [
      [{ perOrder: total, perMonth: spent + total }, false],
      [{ perOrder: total - 1, perMonth: null }, true],
      [{ perOrder: null, perMonth: spent + total - 1 }, true],
    ]
    for (const [limits, isDue] of cases) {
      const given = await give(limits, [alone])
      const exchange = given && run.succeeded(given) ? await calculated() : undefined
      if (!exchange || valueAt(exchange.json, '/data/totals/total') !== total) continue
      run.state(exchange, valueAt(exchange.json, '/data/approvalRequired') === isDue, {
        rule: 'order-limit',
        pointer: '/data/approvalRequired',
        message: `an order of ${total} with ${spent} spent needs ${isDue ? 'agreement' : 'no agreement'} under the limits ${JSON.stringify(limits)}`,
      })
    }
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
