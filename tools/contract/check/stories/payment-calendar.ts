import { valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { moscowDay } from '../backend-days.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs, sendOwn } from '../send-as.ts'

/** Orders that are looked at. */
const most = 2

/** An order that waited for its payment when the balance was made stands in the calendar of payments. */
export async function judgePaymentCalendar(run: RunContext): Promise<void> {
  const contragentId = run.captured.get('contragentId')
  if (contragentId === undefined || !run.journal.wasTried('getBalance')) return
  const purpose = 'the calendar of payments'
  const told = await sendOwn(run, 'getBalance', { body: { contragentId }, purpose })
  const balance = recordOf(valueAt(told?.json, '/data/balance'))
  const asOf = Date.parse(String(balance['asOf']))
  if (!told || !Array.isArray(balance['calendar']) || Number.isNaN(asOf)) return
  const due = new Set(
    listOf(balance['calendar'])
      .flatMap((day) => listOf(recordOf(day)['items']))
      .map((item) => recordOf(item)['orderId']),
  )
  for (const order of await ordersBefore(run, contragentId, asOf))
    run.state(told, due.has(order['id']), {
      rule: 'own-effect',
      pointer: '/data/balance/calendar',
      message: `order ${String(order['number'])} waited for the payment of its invoice when the balance was made: the calendar must have it`,
    })
}

/** Orders that wait for the payment of an invoice, and did so on the day before this moment. */
async function ordersBefore(
  run: RunContext,
  contragentId: unknown,
  asOf: number,
): Promise<Record<string, unknown>[]> {
  const values = { contragentId, 'status[]': ['payment'] }
  const list = await sendAs(run, run.customer, 'listOrders', {
    values,
    purpose: 'orders that wait for their payment',
  })
  const day = moscowDay({ headers: new Headers({ date: new Date(asOf).toUTCString() }) }, 0)
  const found = []
  for (const { id } of listOf(valueAt(list?.json, '/data/items')).map(recordOf).slice(0, most)) {
    const read = await sendAs(run, run.customer, 'getOrder', {
      values: { id },
      purpose: 'an order that waits',
    })
    const order = recordOf(valueAt(read?.json, '/data/order'))
    const { status, date } = recordOf(order['invoice'])
    const changes = listOf(order['history']).map((one) => Date.parse(String(recordOf(one)['at'])))
    const isWaiting = order['status'] === 'payment' && order['paymentStatus'] !== 'paid'
    if (!isWaiting || status !== 'ready' || String(date) >= day) continue
    // A payment that came later was one then: what is due now was due before.
    if (Number(recordOf(order['totals'])['due']) > 0 && Math.max(...changes) < asOf) found.push(order)
  }
  return found
}
