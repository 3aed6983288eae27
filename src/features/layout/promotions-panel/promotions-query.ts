import { extractQuery } from '../../../api/api-query.ts'
import { getHeader } from '../../../generated/operations.ts'

/** The promotions of the header, which the session leaves out. */
export function promotionsQuery() {
  return extractQuery(getHeader, {}, 'promotions', ({ stocks }) => stocks)
}
