import { apiQuery } from '../api/api-query.ts'
import { getMainPage } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** R-ROUTE-01 */
export const { loader, Component } = genericPage({
  title: 'Главная',
  query: () => apiQuery(getMainPage, {}),
})
