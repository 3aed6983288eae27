import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isProblem } from '../../api/api-problem.ts'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import type { AnyOperation } from '../../api/operation.ts'
import { cancelOrder } from '../../generated/operations.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Order } from './order-words.ts'
import { freshOrder } from './fresh-order.ts'
import { orderDifference } from './order-difference.ts'
import { OrderDifference } from './OrderDifference.tsx'

/**
 * Shows why an action was refused, with the server's message if there is one, and refreshes the order. An order that
 * somebody else changed meanwhile is compared with the one that the buyer saw.
 */
export function useOrderFailure(seen?: Order) {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const toast = useToast()
  return (error: Error, fallback: string) => {
    // `conflict` and `actionNotAllowed`: somebody else changed the order. Invalidating what a cancellation changes
    // covers every answer about orders.
    if (isProblem(error) && error.httpStatus === 200) void invalidateAfter(queryClient, cancelOrder)
    const message = isProblem(error) ? (error.errors[0]?.message ?? fallback) : fallback
    const fresh = freshOrder(error)
    if (seen && fresh && orderDifference(seen, fresh).length > 0) {
      void popups.alert({
        title: 'Заказ изменился',
        text: <OrderDifference message={message} before={seen} after={fresh} />,
      })
      return
    }
    toast({ status: false, message })
  }
}

/**
 * An action on an order. It counts as done when what shows the order has been read again; actions of one order run one
 * after another.
 */
export function useOrderAction<Op extends AnyOperation>(
  operation: Op,
  order: Order,
  { done, failed, onDone }: { done: string; failed: string; onDone?: () => void },
) {
  const toast = useToast()
  const fail = useOrderFailure(order)
  const options = apiMutation(operation)
  return useMutation({
    ...options,
    scope: { id: `order ${order.id}` },
    onError: (error) => fail(error, failed),
    // A callback of the mutation, not of the call: its button is unmounted once the order has been read again.
    onSuccess: async (...answer) => {
      onDone?.()
      await options.onSuccess?.(...answer)
      toast({ message: done, time: 4000 })
    },
  })
}
