import type { SandboxState } from '../operation.ts'
import type { ScenarioTable } from '../scenario.ts'
import { orderStatuses } from '../seed/order-record.ts'
import { seedIds } from '../seed/named.ts'
import { mechanic, type OrderPlan } from '../seed/order-plans.ts'
import { buildOrder } from '../seed/orders.ts'

const { buyer } = seedIds.users
const { inStock, inOtherCitiesOnly, wearPart, oil } = seedIds.products
const assortment = [inStock.id, wearPart.id, oil.id, inOtherCitiesOnly.id]

export const orderScenarios: ScenarioTable<SandboxState> = {
  'many-orders': {
    title: 'У покупателя 120 заказов во всех статусах',
    login: buyer.email,
    prepare: ({ state, now }) => replaceOrders(state, now, 120, () => ({})),
  },
  'manager-with-approvals': {
    title: 'Двенадцать заказов механика ждут согласования покупателем',
    login: buyer.email,
    prepare: ({ state, now }) =>
      replaceOrders(state, now, 12, () => ({
        status: 'agreement',
        author: mechanic,
        userId: seedIds.users.mechanic.id,
      })),
  },
}

/**
 * The buyer's company has so many orders and no others, one more every six hours back from `now`. What notifications tell
 * of orders that are gone goes with them.
 */
function replaceOrders(
  state: SandboxState,
  now: number,
  count: number,
  change: (index: number) => Partial<OrderPlan>,
): void {
  for (const { id, companyId, userId } of state.orders.all())
    if (companyId !== undefined || userId === buyer.id) {
      state.orders.delete(id)
      for (const notification of state.notifications.all())
        if (notification.link === `/personal/orders/${id}/`) state.notifications.delete(notification.id)
    }
  for (let index = 0; index < count; index += 1) {
    const status = orderStatuses[index % orderStatuses.length] ?? 'new'
    const plan: OrderPlan = {
      id: 75_000 + count - index,
      status,
      at: new Date(now - index * 21_600_000).toISOString().slice(0, 19),
      lines: [
        [assortment[index % assortment.length] ?? inStock.id, 20],
        [assortment[(index + 1) % assortment.length] ?? wearPart.id, 10],
      ],
      ...change(index),
    }
    state.orders.put(buildOrder(plan, state.catalogue, now))
  }
}
