import { apiQuery } from '../api/api-query.ts'
import { getProduct } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-29 */
export const { loader, Component } = genericPage({
  title: 'Товар',
  query: ({ params }) => apiQuery(getProduct, { path: { code: params['code'] ?? '' } }),
})
