import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import { callApi } from '../../api/client.ts'
import { checkInvoice, getOrder, listOrders, listOrderStatuses } from '../../generated/operations.ts'
import { type OrdersAddress, ordersQueryOf } from './orders-address.ts'

/** One page of the list for what its address says (R-API-71). */
export function ordersQuery(address: OrdersAddress) {
  return apiQuery(listOrders, { query: ordersQueryOf(address) })
}

/** All statuses with the number of orders in each (R-API-72). */
export function orderStatusesQuery() {
  return apiQuery(listOrderStatuses, {})
}

/** One order; another customer's is 404 (R-API-70). */
export function orderQuery(id: number) {
  return apiQuery(getOrder, { path: { id } })
}

/** Milliseconds between two readings of an order that colleagues or the seller may change, while its page is visible. */
const watchPause = 10_000

/** The order of a page that stays open: read again from time to time until nothing can happen to it any more. */
export function watchedOrderQuery(id: number) {
  return queryOptions({
    ...orderQuery(id),
    refetchInterval: ({ state: { data } }) =>
      data?.order.status === 'completed' || data?.order.status === 'canceled' ? false : watchPause,
  })
}

/** Interval and duration of polling for an invoice, in milliseconds (R-API-84). */
const invoicePause = 2000
export const invoiceLooks = 30

/** Follows an invoice that is being made; the order is read again when it is done, since its version has changed. */
export function invoiceProgressQuery(orderId: number) {
  const query = apiQuery(checkInvoice, { query: { orderId } })
  return queryOptions({
    ...query,
    queryFn: async ({ client, signal }) => {
      const answer = await callApi(client, checkInvoice, { query: { orderId } }, { signal })
      if (answer.invoice.status !== 'queued')
        await client.invalidateQueries({ queryKey: orderQuery(orderId).queryKey })
      return answer
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.dataUpdateCount < invoiceLooks ? invoicePause : false),
  })
}
