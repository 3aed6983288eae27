import { data } from 'react-router'

/** The page that an address names by `PAGEN_1` (R-ROUTE-38). @throws a route error 404 for what is no page (O-14) */
export function pageNumber(search: URLSearchParams): number {
  const text = search.get('PAGEN_1')
  if (text === null || text === '') return 1
  const page = /^\d{1,5}$/.test(text) ? Number(text) : 0
  if (page < 1 || page > 10_000) throw data(null, { status: 404 })
  return page
}
