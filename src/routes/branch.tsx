import { apiQuery } from '../api/api-query.ts'
import { getBranch } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-04 */
export const { loader, Component } = genericPage({
  title: 'Филиал',
  query: ({ params }) => apiQuery(getBranch, { path: { id: Number(params['id']) } }),
})
