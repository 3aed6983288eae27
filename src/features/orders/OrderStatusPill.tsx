import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { type OrderStatus, statusLooks } from './order-words.ts'

/** Status of an order: icon, word and colour. */
export function OrderStatusPill({ status }: { status: OrderStatus }) {
  const { label, tone, icon } = lookFor(statusLooks, status)
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
    </StatusPill>
  )
}
