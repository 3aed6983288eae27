import { isRecord } from '../../model/record.ts'
import { judgeDue } from '../due-refusal.ts'
import { buildCall, freshValues } from '../request-builder.ts'
import type { RunContext } from '../run-context.ts'

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
 * A canceled order is changed no more. Its status is looked at before its version and its lines, so another version is sent
 * and a line that it doesn't have: nothing comes of it either where the status is overlooked.
 */
export async function refuseEnded(run: RunContext, orderId: number): Promise<void> {
  const visitor = run.customer
  for (const id of writes) {
    const operation = run.contract.byId.get(id)
    const example = operation?.body?.example
    if (!operation || !isRecord(example) || !run.wanted(id) || run.journal.isAbsent(id)) continue
    const own: Record<string, unknown> = {
      orderId,
      version: 1,
      lineId: unknownLine,
      delivery: run.captured.get('pickup'),
    }
    const body = Object.fromEntries(
      Object.entries(example).map(([name, value]) => [name, name in own ? (own[name] ?? value) : value]),
    )
    const parts = { operation, visitor, values: { ...freshValues(operation), id: orderId }, body }
    const exchange = await run.send(visitor, buildCall({ ...parts, purpose: 'on a canceled order' }))
    // A right is asked for before the status, and so is the company of an invoice.
    if (exchange.status === 403) continue
    const due = id === 'requestInvoice' ? ['actionNotAllowed', 'companyRequired'] : ['actionNotAllowed']
    judgeDue(run, exchange, due, 'on a canceled order, whatever its version, it')
  }
}
