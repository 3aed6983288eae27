import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { maybeDone } from '../../api/maybe-done.ts'
import type { Data } from '../../api/operation.ts'
import { cancelOrder, getPaymentTemplate } from '../../generated/operations.ts'
import { newUuid } from '../../lib/uuid.ts'
import type { Order } from './order-words.ts'

type Template = Data<typeof getPaymentTemplate>['template']

/** Asks for a payment of what is due (R-API-78). A repeated try has the same key until it was answered. */
export function usePayment({ id, version }: Order, type: 'redirect' | 'qr') {
  const queryClient = useQueryClient()
  const unanswered = useRef<string | null>(null)
  const { mutate, data, error, isPending } = useMutation({
    ...apiMutation(getPaymentTemplate),
    onError: (failure) => {
      // Paid, cancelled or changed meanwhile: the popup shows the order as it is.
      if (isProblem(failure) && failure.httpStatus === 200) void invalidateAfter(queryClient, cancelOrder)
    },
  })
  const start = (onSuccess?: (template: Template) => void) => {
    const idempotencyKey = unanswered.current ?? newUuid()
    mutate(
      { body: { orderId: id, version, type }, options: { idempotencyKey } },
      {
        onSuccess: ({ template }) => onSuccess?.(template),
        onSettled: (_data, failure) => {
          unanswered.current = maybeDone(failure) ? idempotencyKey : null
        },
      },
    )
  }
  const refusal = isProblem(error) ? error.errors[0]?.message : undefined
  return {
    start,
    template: data?.template,
    isPending,
    problem: error ? (refusal ?? 'Не удалось начать оплату. Попробуйте ещё раз') : undefined,
  }
}

/** Where a payment is made: at the provider, or on the page that plays it. */
export function paymentAddress({ url, testPage }: Template): string {
  return testPage === undefined ? url : new URL(testPage, location.origin).href
}
