import { useQueryClient } from '@tanstack/react-query'
import { isProblem, isProblemOf } from '../../api/api-problem.ts'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { isQueued, maybeDone } from '../../api/maybe-done.ts'
import { clearCart, removeFromCart, updateCart } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { shownCartKey } from './cart-api.ts'

/**
 * Handles a refused, failed or waiting write: a toast with the server's message, else ours (O-45). A conflict carries the
 * fresh cart, which is shown at once. If it is unknown whether the write was done, the cart is read again. Resolves
 * when the cart on screen is the server's, or can't be read.
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
    toast({ status: isQueued(error) && 'waits', message: message ?? fallback })
    // The components that show the data report a failed read.
    if (maybeDone(error)) await invalidateAfter(queryClient, updateCart)
  }
}

function freshCart(error: unknown) {
  for (const operation of [updateCart, removeFromCart, clearCart]) {
    if (isProblemOf(error, operation) && error.is('conflict')) return error.data
  }
  return null
}
