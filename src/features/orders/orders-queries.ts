import { apiQuery } from '../../api/api-query.ts'
import { getOrder, listOrders, listOrderStatuses } from '../../generated/operations.ts'
import { type OrdersAddress, ordersQueryOf } from './orders-address.ts'

/** One page of the list for what its address says (R-API-71). */
export function ordersQuery(address: OrdersAddress) {
  return apiQuery(listOrders, { query: ordersQueryOf(address) })
}

/** The latest orders, for the overview of the personal area. */
export function latestOrdersQuery() {
  return apiQuery(listOrders, { query: { PAGE_SIZE: 20 } })
}

/** All statuses with the number of orders in each (R-API-72). */
export function orderStatusesQuery() {
  return apiQuery(listOrderStatuses, {})
}

/** One order; another customer's is 404 (R-API-70). */
export function orderQuery(id: number) {
  return apiQuery(getOrder, { path: { id } })
}
