import type { Data } from '../../api/operation.ts'
import type { getOrder } from '../../generated/operations.ts'

type Status = Data<typeof getOrder>['order']['status']

/** Statuses in which the goods of an order can be received, now or later. */
const receivable: ReadonlySet<Status> = new Set<Status>([
  'agreed',
  'order-processing',
  'confirmation',
  'payment',
  'in-work',
  'ready-for-shipment',
])

export const canReceive = ({ status }: { status: Status }) => receivable.has(status)
