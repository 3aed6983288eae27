import { apiQuery } from '../api/api-query.ts'
import { getPromotion } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-23 */
export const { loader, Component } = genericPage({
  title: 'Акция',
  query: ({ params }) => apiQuery(getPromotion, { path: { code: params['code'] ?? '' } }),
})
