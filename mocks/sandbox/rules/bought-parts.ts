import type { DataOf, SandboxState } from '../operation.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { dayIn } from './days.ts'
import { sharesOf } from './line-machines.ts'
import { visibleOrders } from './order-list.ts'
import { orderedProductView } from './ordered-product.ts'

/** The largest number of bought parts in the answer. */
const mostParts = 100

/** Parts bought for a machine, from orders that the user may see and that aren't canceled, the latest first. */
export function boughtParts(
  state: SandboxState,
  user: UserRecord,
  { id }: MachineRecord,
): DataOf<'getMachine'>['boughtParts'] {
  return visibleOrders(state, user)
    .filter(({ status }) => status !== 'canceled')
    .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))
    .flatMap((order) =>
      order.lines
        .toSorted((left, right) => left.productId - right.productId)
        .flatMap((line) =>
          sharesOf(line)
            .filter(({ machineId }) => machineId === id)
            .map(({ quantity }) => ({
              product: orderedProductView(state.catalogue, line),
              orderId: order.id,
              date: dayIn('Europe/Moscow', Date.parse(order.createdAt)),
              quantity,
            })),
        ),
    )
    .slice(0, mostParts)
}
