import { apiQuery } from '../../../api/api-query.ts'
import { getCatalogMenu } from '../../../generated/operations.ts'

/** The tree of sections (R-API-12): never in the document, read on intent, never stale. */
export function catalogMenuQuery() {
  return { ...apiQuery(getCatalogMenu, {}), staleTime: Number.POSITIVE_INFINITY }
}
