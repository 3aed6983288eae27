import { apiQuery } from '../api/api-query.ts'
import { getNewsItem } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-21 */
export const { loader, Component } = genericPage({
  title: 'Новость',
  query: ({ params }) => apiQuery(getNewsItem, { path: { code: params['code'] ?? '' } }),
})
