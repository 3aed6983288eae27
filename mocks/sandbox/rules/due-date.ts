import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { addDays, dayIn } from './days.ts'

/** The end of the invoice, or the deferral counted from the hand-over. */
export function dueDate(state: SandboxState, order: OrderRecord): string | null {
  if (order.payment.type === 'invoicePrepay')
    return order.invoice?.status === 'ready' ? order.invoice.validUntil : null
  const handedOver = order.history.find(({ to }) => to === 'completed')
  const contract = order.contractId === undefined ? undefined : state.contracts.get(order.contractId)
  if (order.payment.type !== 'contractDeferred' || !handedOver || !contract) return null
  return addDays(dayIn('Europe/Moscow', Date.parse(handedOver.at)), contract.deferDays)
}
