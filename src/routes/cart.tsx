import { apiQuery } from '../api/api-query.ts'
import { getCart } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-05 */
export const { loader, Component } = genericPage({
  title: 'Корзина',
  query: () => apiQuery(getCart, {}),
  robots: 'noindex',
})
