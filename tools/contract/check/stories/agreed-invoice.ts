import { valueAt } from '../../model/json-pointer.ts'
import type { Exchange, Visitor } from '../client.ts'
import { judgeDue } from '../due-refusal.ts'
import { nobodyEmail } from '../nobodys-ids.ts'
import { outcomeOf, refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendOwn } from '../send-as.ts'

type Act = (id: string, by: Visitor, more?: Record<string, unknown>) => Promise<Exchange | undefined>

/** Times that an invoice is looked for, two seconds apart. */
const mostTries = 5

/**
 * The invoice of an order that has none: before it is asked for there is nothing to read or to send, afterwards it is told.
 * Rules judge that who asks again gets no second one.
 */
export async function askForInvoice(run: RunContext, orderId: number, act: Act): Promise<void> {
  const look = (purpose: string) => sendOwn(run, 'checkInvoice', { values: { orderId }, purpose })
  const before = await look('the invoice that nobody has asked for')
  const isNew = before?.status === 404
  if (before)
    run.state(before, isNew || valueAt(before.json, '/data/invoice/status') !== undefined, {
      rule: 'own-effect',
      pointer: 'status',
      message: `an invoice that was never requested is 404, got ${before.status}`,
    })
  const email = nobodyEmail(run.runId)
  const early = isNew && (await act('sendInvoice', run.customer, { email }))
  if (early && early.status === 200)
    judgeDue(run, early, ['actionNotAllowed'], 'an invoice that is not there')
  const asked = await act('requestInvoice', run.customer)
  if (!asked || !run.succeeded(asked)) return
  const again = await act('requestInvoice', run.customer)
  if (again)
    // A seller may change the order in between.
    run.state(again, run.succeeded(again) || refusalCode(again) === 'conflict', {
      rule: 'own-effect',
      pointer: '/status',
      message: `who asks for an invoice that is queued or valid gets the order as it is, got ${outcomeOf(again)}`,
    })
  const told = await untilReady()
  if (!told) return
  run.state(told, run.succeeded(told), {
    rule: 'own-effect',
    pointer: 'status',
    message: `an invoice that was requested is told by checkInvoice, got ${outcomeOf(told)}`,
  })
  if (valueAt(told.json, '/data/invoice/status') !== 'ready') return
  await act('requestInvoice', run.customer)
  if (run.options.allowLasting) await act('sendInvoice', run.customer, { email })

  async function untilReady(): Promise<Exchange | undefined> {
    for (let time = 1; ; time += 1) {
      const operation = run.contract.byId.get('checkInvoice')
      const purpose = 'the invoice of the agreed order'
      const exchange =
        operation && (await run.ask({ operation, visitor: run.customer, values: { orderId }, purpose }))
      const isQueued = valueAt(exchange?.json, '/data/invoice/status') === 'queued'
      if (!isQueued || time === mostTries || run.options.wait === 0) return exchange
      await run.pause(2000)
      // Time alone makes it ready: what was told of the order before is over.
      run.meaning.memoryOf(run.customer).forget()
    }
  }
}
