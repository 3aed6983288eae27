import { apiQuery } from '../../api/api-query.ts'
import { countOrdersToApprove, getPersonal } from '../../generated/operations.ts'

/** Orders that wait for agreement: a number for the badge (R-ACC-18, R-ACC-19). */
export function agreementCountQuery() {
  return apiQuery(countOrdersToApprove, {})
}

/** The profile of the customer (R-API-09). */
export function profileQuery() {
  return apiQuery(getPersonal, {})
}
