import { apiQuery } from '../api/api-query.ts'
import { getOrder } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** One order, R-API-70 */
export const { loader, Component } = genericPage({
  title: 'Заказ',
  query: ({ params }) => apiQuery(getOrder, { path: { id: Number(params['id']) } }),
  robots: 'noindex',
})
