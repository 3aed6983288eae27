import { useQueryClient } from '@tanstack/react-query'
import { isProblem, isProblemOf } from '../../api/api-problem.ts'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { maybeDone } from '../../api/maybe-done.ts'
import { clearCart, removeFromCart, updateCart } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { shownCartKey } from './cart-api.ts'

/**
 * What happens after a refused or failed write: a toast in the server's words, else in ours (O-45). A conflict brings
 * the fresh cart with it, which is shown at once; when nobody knows whether the write was done, the cart is read again.
 * The function resolves when the cart on screen is the server's, as far as it can be had.
 */
export function useCartFailure() {
  const queryClient = useQueryClient()
  const toast = useToast()
  return async (error: unknown, fallback: string): Promise<void> => {
    const fresh = freshCart(error)
    if (fresh) {
      queryClient.setQueryData(shownCartKey(queryClient), fresh)
      void queryClient.invalidateQueries({ queryKey: cartProductsQuery().queryKey })
    }
    const message = isProblem(error) ? error.errors[0]?.message : undefined
    toast({ status: false, message: message ?? fallback })
    // A reading that fails is told by those who show what it should have brought.
    if (maybeDone(error)) await invalidateAfter(queryClient, updateCart)
  }
}

function freshCart(error: unknown) {
  for (const operation of [updateCart, removeFromCart, clearCart]) {
    if (isProblemOf(error, operation) && error.is('conflict')) return error.data
  }
  return null
}
