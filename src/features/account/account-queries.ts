import { apiQuery } from '../../api/api-query.ts'
import { getPersonal } from '../../generated/operations.ts'

/** The profile of the customer (R-API-09). */
export function profileQuery() {
  return apiQuery(getPersonal, {})
}
