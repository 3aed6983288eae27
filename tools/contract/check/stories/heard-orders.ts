import { valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { shown } from '../other-things.ts'
import type { RunContext } from '../run-context.ts'
import { sendOwn } from '../send-as.ts'

/** Nobody reads what is sent there. */
const targetOfNobody = 'https://hooks.contract-check.example/orders'

/** Times that deliveries are looked for, two seconds apart. */
const mostTries = 5

/**
 * Subscribes a hook to the status of orders of a company.
 * @returns `sendAgain` sends such a delivery once more, which is no test; `remove` takes the hook away
 */
export async function hearOfOrders(
  run: RunContext,
  contragentId: unknown,
): Promise<{ sendAgain: () => Promise<void>; remove: () => Promise<void> }> {
  const nothing = { sendAgain: async () => undefined, remove: async () => undefined }
  if (!run.wanted('redeliverHook') || !run.journal.wasTried('createHook')) return nothing
  const made = await sendOwn(run, 'createHook', {
    body: {
      contragentId,
      name: `${run.runId} orders`,
      channel: 'webhook',
      target: targetOfNobody,
      events: ['order.statusChanged'],
    },
    purpose: 'a hook that hears of orders',
  })
  const id = made && run.succeeded(made) ? valueAt(made.json, '/data/hook/id') : undefined
  if (id === undefined) return nothing
  const remove = async () => {
    const removed = await sendOwn(run, 'deleteHook', { values: { id }, purpose: 'take the hook away' })
    if (!removed || !run.succeeded(removed))
      run.journal.leftovers.push(`deleteHook did not take away what ${run.runId} made`)
  }
  return { sendAgain: () => sendAgain(run, id), remove }
}

async function sendAgain(run: RunContext, id: unknown): Promise<void> {
  const list = async (purpose: string) => sendOwn(run, 'listHookDeliveries', { values: { id }, purpose })
  const idsOf = (answer: unknown) => listOf(valueAt(answer, '/data/items')).map((one) => recordOf(one)['id'])
  const toldFirst = async () => idsOf((await list('what the hook was told of an order'))?.json)[0]
  let deliveryId = await toldFirst()
  for (let time = 1; deliveryId === undefined && time < mostTries && run.options.wait > 0; time += 1) {
    await run.pause(2000)
    deliveryId = await toldFirst()
  }
  if (deliveryId === undefined) {
    run.journal.notes.add(
      'redeliverHook was tried with tests only: no delivery of an order of the company came in time',
    )
    return
  }
  const sent = await sendOwn(run, 'redeliverHook', {
    values: { deliveryId },
    body: {},
    purpose: 'deliver an event once more',
  })
  if (!sent || !run.succeeded(sent)) return
  const newId = valueAt(sent.json, '/data/delivery/id')
  const after = await list('deliveries with the one that was sent again')
  if (!after || !run.succeeded(after)) return
  const ids = idsOf(after.json)
  run.state(after, ids.includes(newId) && ids.includes(deliveryId), {
    rule: 'own-effect',
    operationId: 'redeliverHook',
    pointer: '/data/items',
    message: `the delivery of an event is listed beside the one that was sent again, ${shown(deliveryId)} and ${shown(newId)}, got ${shown(ids)}`,
  })
}
