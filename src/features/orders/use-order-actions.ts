import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../api/api-problem.ts'
import { apiMutation, invalidateAfter } from '../../api/api-query.ts'
import { cancelOrder } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Order } from './order-words.ts'

/** What a refused action is told with when the server says nothing, and the order that it showed. */
export function useOrderFailure() {
  const queryClient = useQueryClient()
  const toast = useToast()
  return (error: Error, fallback: string) => {
    const refusal = error instanceof ApiProblem ? error.errors[0]?.message : undefined
    toast({ status: false, message: refusal ?? fallback })
    // `conflict` and `actionNotAllowed`: somebody else was here, so order and list are shown as they are now.
    if (error instanceof ApiProblem && error.httpStatus === 200)
      void invalidateAfter(queryClient, cancelOrder)
  }
}

/** Cancels the order at once (R-ORDER-03, R-API-77); what shows it is read again before it counts as done. */
export function useCancelOrder({ id, version, number }: Order) {
  const toast = useToast()
  const fail = useOrderFailure()
  const { mutate, isPending } = useMutation({
    ...apiMutation(cancelOrder),
    scope: { id: `order ${id}` },
    onError: (error) => fail(error, 'Не удалось отменить заказ'),
  })
  const cancel = () =>
    mutate(
      { body: { orderId: id, version } },
      { onSuccess: () => toast({ message: `Заказ ${number} отменён` }) },
    )
  return { cancel, isPending }
}
