import { valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { cartProducts } from '../cart-checks.ts'
import type { RunContext } from '../run-context.ts'
import { sendOwn } from '../send-as.ts'

/** One line of the cart that an order takes over is for a machine, which the line of the order keeps. */
export async function tieForReplacement(run: RunContext): Promise<void> {
  if (!run.wanted('replaceOrderLines') || !run.captured.has('ownOrderId')) return
  const list = await sendOwn(run, 'listMachines', { purpose: 'a machine for a line of the order' })
  const machineId = listOf(valueAt(list?.json, '/data/items'))
    .map(recordOf)
    .find(({ status }) => status === 'active')?.['id']
  const cart = await sendOwn(run, 'getCart', { purpose: 'a line for a machine' })
  const line = cartProducts(cart?.json).at(-1)
  if (machineId === undefined || !line) return
  const body = { products: [line.id], machineId }
  const tied = await sendOwn(run, 'addMachinesToCart', { body, purpose: 'a line of the order is for it' })
  const version = valueAt(tied?.json, '/data/version')
  if (tied && run.succeeded(tied)) run.captured.set('cartVersion', version)
}
