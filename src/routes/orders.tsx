import { apiQuery } from '../api/api-query.ts'
import { listOrders } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** Orders of the customer, R-API-71 */
export const { loader, Component } = genericPage({
  title: 'Заказы',
  query: () => apiQuery(listOrders, {}),
  robots: 'noindex',
})
