import { apiQuery } from '../api/api-query.ts'
import { listPromotions } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-22 */
export const { loader, Component } = genericPage({
  title: 'Акции',
  query: () => apiQuery(listPromotions, {}),
})
