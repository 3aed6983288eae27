import { apiQuery } from '../api/api-query.ts'
import { listNews } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-20 */
export const { loader, Component } = genericPage({
  title: 'Новости',
  query: () => apiQuery(listNews, {}),
})
