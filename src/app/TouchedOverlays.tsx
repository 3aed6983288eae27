import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isStockRead } from '../api/tab-store.ts'
import { ListHearts } from '../features/favorites/ListHearts.tsx'
import { ListCompare } from '../features/product/compare/ListCompare.tsx'
import { onPageVisible } from '../lib/page-visible.ts'

/** Milliseconds after which prices and stock on the screen are old. */
const oldAfter = 600_000

/** Hearts and comparison on the cards of products, and prices that don't grow old in a tab that was left open. */
export default function TouchedOverlays() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const refresh = () =>
      void queryClient.invalidateQueries({
        predicate: ({ queryKey, state }) =>
          isStockRead(queryKey) && state.dataUpdatedAt < Date.now() - oldAfter,
      })
    // The page may have been opened in a tab behind others long before its first touch.
    refresh()
    return onPageVisible(refresh)
  }, [queryClient])
  return (
    <>
      <ListHearts />
      <ListCompare />
    </>
  )
}
