import { apiQuery } from '../api/api-query.ts'
import { getPersonal } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** The personal area, R-API-09 */
export const { loader, Component } = genericPage({
  title: 'Личный кабинет',
  query: () => apiQuery(getPersonal, {}),
  robots: 'noindex',
})
