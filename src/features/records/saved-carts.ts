import { apiQuery } from '../../api/api-query.ts'
import { listSavedCartProducts } from '../../generated/operations.ts'

// Not in lib/paths.ts, which every page carries.
export const savedCartsPath = '/personal/saved-carts/'

export function savedCartPath(id: number): string {
  return `${savedCartsPath}${id}/`
}

/** Lines of a saved cart, page by page. */
export function savedLinesQuery(id: number, page: number) {
  return apiQuery(listSavedCartProducts, { path: { id }, ...(page > 1 && { query: { PAGEN_1: page } }) })
}
