import { data } from 'react-router'
import { readPageNumber } from '../lib/page-number.ts'

/** The page that an address names (R-ROUTE-38). @throws a route error 404 for what is no page (O-14) */
export function pageNumber(search: URLSearchParams): number {
  const page = readPageNumber(search)
  if (page === undefined) throw data(null, { status: 404 })
  return page
}
