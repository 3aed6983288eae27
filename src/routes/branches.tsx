import { apiQuery } from '../api/api-query.ts'
import { listBranches } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-03 */
export const { loader, Component } = genericPage({
  title: 'Филиалы',
  query: () => apiQuery(listBranches, {}),
})
