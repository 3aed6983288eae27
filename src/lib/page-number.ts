/** The largest page number (O-14). */
const LAST_PAGE = 10_000

/**
 * The page that an address names by `PAGEN_1` (R-ROUTE-38): 1 when it names none, undefined for what is no number from 1
 * to 10,000 (O-14).
 */
export function readPageNumber(search: URLSearchParams): number | undefined {
  const text = search.get('PAGEN_1')
  if (text === null) return 1
  const page = /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 0
  return page >= 1 && page <= LAST_PAGE ? page : undefined
}
