import { apiQuery } from '../api/api-query.ts'
import { searchProducts } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-27, R-ROUTE-28 */
export const { loader, Component } = genericPage({
  title: 'Поиск',
  query: ({ search }) => apiQuery(searchProducts, { query: { query: search.get('query') ?? '' } }),
  robots: 'noindex, follow',
})
