import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { refreshBranch, resumeTabBranch } from '../../api/tab-branch.ts'
import { getCart } from '../../generated/operations.ts'
import { grantedPosition } from '../../lib/geolocation.ts'
import { onPageVisible } from '../../lib/page-visible.ts'

/** Keeps the branch of this tab. Stands once in the frame, after hydration: what it reads changes what is on screen. */
export function BranchWatch(): null {
  const queryClient = useQueryClient()

  useEffect(() => {
    void resumeTabBranch(queryClient)
  }, [queryClient])

  useEffect(() => {
    const onVisible = () => {
      for (const key of [cartProductsQuery().queryKey[0], getCart.id]) {
        void queryClient.invalidateQueries({ queryKey: [key] })
      }
      // In the background: without an answer nothing changes.
      grantedPosition()
        .then((position) => refreshBranch(queryClient, position))
        .catch(() => undefined)
    }
    return onPageVisible(onVisible)
  }, [queryClient])

  return null
}
