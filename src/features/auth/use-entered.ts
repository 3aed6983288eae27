import { useQueryClient } from '@tanstack/react-query'
import type { CartMerge } from '../../api/session-change.ts'
import { refreshBranch } from '../../api/tab-branch.ts'
import { grantedPosition } from '../../lib/geolocation.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { mergeMessage } from './cart-merge.ts'

/** What follows a login: tells what became of the carts, and asks for the branch (R-AUTH-11, R-AUTH-12). */
export function useEntered(): (merge: CartMerge) => void {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (merge) => {
    const merged = mergeMessage(merge)
    if (merged) toast({ message: merged, time: 6000 })
    // The login succeeds even if the branch can't be read.
    grantedPosition()
      .then((position) => refreshBranch(queryClient, position))
      .catch(() => undefined)
  }
}
