import type { OrderRecord, OrderStatus } from '../seed/order-record.ts'

/** Which status may follow which, as the contract says at getOrder. */
export const nextStatuses: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  new: ['agreement', 'order-processing', 'canceled'],
  agreement: ['agreed', 'new', 'canceled'],
  agreed: ['order-processing', 'agreement', 'canceled'],
  'order-processing': ['confirmation', 'payment', 'in-work', 'canceled'],
  confirmation: ['payment', 'in-work', 'canceled'],
  payment: ['in-work', 'canceled'],
  'in-work': ['ready-for-shipment', 'canceled'],
  'ready-for-shipment': ['completed', 'canceled'],
  completed: [],
  canceled: [],
}

interface Move {
  actor: string
  /** The new status; absent when something else changes. */
  to?: OrderStatus
  comment?: string
  /** Milliseconds of the world's clock. */
  now: number
}

/** The order after a change that its history tells, with the next version. @throws when the status can't follow */
export function moved(
  order: OrderRecord,
  change: Partial<OrderRecord>,
  { actor, to = order.status, comment = '', now }: Move,
): OrderRecord {
  if (to !== order.status && !nextStatuses[order.status].includes(to))
    throw new Error(`Order ${order.id} can't go from ${order.status} to ${to}`)
  const at = new Date(now).toISOString()
  return {
    ...order,
    ...change,
    status: to,
    version: order.version + 1,
    history: [...order.history, { at, actor, from: order.status, to, ...(comment && { comment }) }],
  }
}
