import { apiQuery } from '../api/api-query.ts'
import { getCatalogPage } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-06 */
export const { loader, Component } = genericPage({
  title: 'Каталог',
  query: () => apiQuery(getCatalogPage, {}),
})
