import { isRecord } from '../../model/record.ts'
import { judgeDue } from '../due-refusal.ts'
import type { RunContext } from '../run-context.ts'
import { sendOwn } from '../send-as.ts'

/** What an order offers before its end, of each kind of write one; a payment would be made at a provider. */
const writes = [
  'cancelOrder',
  'setOrderDelivery',
  'updateOrderProduct',
  'deleteOrderProduct',
  'setOrderApproval',
  'requestInvoice',
  'requestOrderCancel',
] as const
/** A line that no order has. */
const unknownLine = 999_999_999

/**
 * A canceled order is changed no more. Another version is sent, and a line that it doesn't have: its status decides before
 * both. Where the status is overlooked nothing comes of it either.
 */
export async function refuseEnded(run: RunContext, orderId: number): Promise<void> {
  for (const id of writes) {
    const example = run.contract.byId.get(id)?.body?.example
    if (!isRecord(example)) continue
    const own: Record<string, unknown> = {
      orderId,
      version: 1,
      lineId: unknownLine,
      delivery: run.captured.get('pickup'),
    }
    const body = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, name in own ? (own[name] ?? value) : value]),
    )
    const parts = { values: { id: orderId }, body, purpose: 'on a canceled order' }
    const exchange = await sendOwn(run, id, parts)
    // A right is asked for before the status, and so is the company of an invoice.
    if (!exchange || exchange.status === 403) continue
    const due = id === 'requestInvoice' ? ['actionNotAllowed', 'companyRequired'] : ['actionNotAllowed']
    judgeDue(run, exchange, due, 'on a canceled order, whatever its version, it')
  }
}
