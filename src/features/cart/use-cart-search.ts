import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cartSearchQuery } from './line-api.ts'

/** What a search within the cart has found. */
export interface CartFinding {
  /** Ids of the lines to show; null: all. */
  found: ReadonlySet<number> | null
  /** What was found is that of an earlier text; the answer to this one is on its way. */
  searching: boolean
  /** The search itself failed. */
  failed: boolean
  retry: () => void
}

/** The server's search within the cart, by article and name (R-CART-05). @param search '' finds everything */
export function useCartSearch(search: string): CartFinding {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...cartSearchQuery(search),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const found = search === '' || !data ? null : new Set(Object.values(data.items).map(({ id }) => id))
  return {
    found,
    searching: found !== null && isPlaceholderData,
    failed: search !== '' && isError,
    retry: () => void refetch(),
  }
}
