import { valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { callsOf } from '../account-checks.ts'
import type { RunContext } from '../run-context.ts'

/**
 * Accepts the changes of an order that waits for it, with `--allow-lasting` only: a seller made them, and nobody takes the
 * consent back. The rules of confirmOrderContract judge the order afterwards.
 */
export async function acceptChangedTerms(run: RunContext): Promise<void> {
  if (!run.options.allowLasting || !run.wanted('confirmOrderContract')) return
  const [list, confirm] = callsOf(run, ['listOrders', 'confirmOrderContract']) ?? []
  if (!list || !confirm) return
  const values = { 'status[]': ['confirmation'] }
  const listed = await list({ values, purpose: 'orders whose changes wait for the buyer' })
  const order = listOf(valueAt(listed.json, '/data/items'))
    .map(recordOf)
    .find(({ allowedActions }) => listOf(allowedActions).includes('confirmContract'))
  if (!order) {
    run.journal.notes.add('confirmOrderContract was not done: no order of the customer waits for it')
    return
  }
  const body = { orderId: order['id'], version: order['version'] }
  const done = await confirm({ values: {}, body, purpose: 'accept changed terms' })
  if (!run.succeeded(done)) return
  run.journal.untested.delete('confirmOrderContract')
  run.journal.leftovers.push(`the changes of order ${Number(order['id'])} were accepted (${run.runId})`)
}
