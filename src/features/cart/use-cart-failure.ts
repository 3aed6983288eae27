import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem, isProblemOf } from '../../api/api-problem.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { clearCart, removeFromCart, updateCart } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { shownCartKey } from './cart-api.ts'

/**
 * What happens after a refused or failed write: a toast in the server's words, else in ours (O-45). A conflict brings
 * the fresh cart with it, which is shown at once. Stable between renders.
 */
export function useCartFailure() {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (error: unknown, fallback: string) => {
    const fresh = freshCart(error)
    if (fresh) {
      queryClient.setQueryData(shownCartKey(queryClient), fresh)
      void queryClient.invalidateQueries({ queryKey: cartProductsQuery().queryKey })
    }
    const message = error instanceof ApiProblem ? error.errors[0]?.message : undefined
    toast({ status: false, message: message ?? fallback })
  }
}

function freshCart(error: unknown) {
  for (const operation of [updateCart, removeFromCart, clearCart]) {
    if (!isProblemOf(error, operation) || !error.has('conflict')) continue
    if (error.data && 'basketProducts' in error.data) return error.data
  }
  return null
}
