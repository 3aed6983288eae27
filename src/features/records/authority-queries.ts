import { apiQuery } from '../../api/api-query.ts'
import { listAuthorities } from '../../generated/operations.ts'

/** Powers of attorney of the current company, a page of the list (R-API-65). */
export const authoritiesQuery = (page: number) =>
  apiQuery(listAuthorities, { body: {}, ...(page > 1 && { query: { PAGEN_1: page } }) })

/** Those of one order of the current company. */
export const orderAuthoritiesQuery = (orderId: number) => apiQuery(listAuthorities, { body: { orderId } })
