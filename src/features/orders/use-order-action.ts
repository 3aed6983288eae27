import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../../api/api-problem.ts'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import type { AnyOperation } from '../../api/operation.ts'
import { cancelOrder } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Order } from './order-words.ts'

/** Shows why an action was refused, with the server's message if there is one, and refreshes the order. */
export function useOrderFailure() {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (error: Error, fallback: string) => {
    const refusal = isProblem(error) ? error.errors[0]?.message : undefined
    toast({ status: false, message: refusal ?? fallback })
    // `conflict` and `actionNotAllowed`: somebody else changed the order. Invalidating what a cancellation changes
    // covers every answer about orders.
    if (isProblem(error) && error.httpStatus === 200) void invalidateAfter(queryClient, cancelOrder)
  }
}

/**
 * An action on an order. It counts as done when what shows the order has been read again; actions of one order run one
 * after another.
 */
export function useOrderAction<Op extends AnyOperation>(
  operation: Op,
  { id }: Order,
  words: { done: string; failed: string },
) {
  const toast = useToast()
  const fail = useOrderFailure()
  const options = apiMutation(operation)
  return useMutation({
    ...options,
    scope: { id: `order ${id}` },
    onError: (error) => fail(error, words.failed),
    // A callback of the mutation, not of the call: its button is unmounted once the order has been read again.
    onSuccess: async (...answer) => {
      await options.onSuccess?.(...answer)
      toast({ message: words.done, time: 4000 })
    },
  })
}
