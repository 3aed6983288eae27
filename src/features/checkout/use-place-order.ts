import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { ApiProblem, isProblemOf } from '../../api/api-problem.ts'
import { invalidateAfter } from '../../api/api-mutation.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { tabOf } from '../../api/tab.ts'
import { callApi } from '../../api/client.ts'
import type { Data } from '../../api/operation.ts'
import { maybeDone } from '../../api/maybe-done.ts'
import { addOrder } from '../../generated/operations.ts'
import type { ZodForm } from '../../forms/use-zod-form.ts'
import { newUuid } from '../../lib/uuid.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { dropDraft } from './checkout-draft.ts'
import {
  type ConsentDocument,
  documentsQuery,
  orderedCartQuery,
  type OrderCalculation,
} from './checkout-queries.ts'
import type { CheckedValues, CheckoutValues } from './checkout-schema.ts'
import { createOrderIntent, orderBody, type OrderedCart } from './order-request.ts'

export interface PlaceOrderOptions {
  form: ZodForm<CheckoutValues, CheckedValues>
  companyId: number | null | undefined
  /** The cart and the calculation on screen: what the buyer saw. */
  cart: OrderedCart
  calculation: OrderCalculation
  documents: readonly ConsentDocument[]
  /** Shows the fresh calculation that a refusal came with. */
  keepCalculation: (calculation: OrderCalculation) => void
}

/**
 * Places the order (R-API-48). Success empties the cart and opens `order-created` (R-ORDER-21, O-54); a refusal is thrown
 * for the form to show at its fields (R-ORDER-22), unless the cart has changed: then the fresh sums are shown and told.
 */
export function usePlaceOrder({
  form,
  companyId,
  cart,
  calculation,
  documents,
  keepCalculation,
}: PlaceOrderOptions) {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const toast = useToast()
  const [intent] = useState(() => createOrderIntent(newUuid))
  // Loaded ahead of the click: after the order a missing chunk of a new version would leave the buyer without its number.
  const loadCreated = useEffectEvent(() => popups.intent('order-created').onPointerDown())
  useEffect(() => loadCreated(), [])

  return async (values: CheckedValues): Promise<void> => {
    if (showUnavailable(form, values, calculation)) return
    // What was changed in the cart above a moment ago belongs to the order, but nobody has seen its sums yet: the server
    // then refuses the cart that is older, and the fresh sums are shown.
    await tabOf(queryClient).cartWrites.settle()
    const body = orderBody({ values, companyId, cart, calculation, documents })
    try {
      const { order } = await callApi(
        queryClient,
        addOrder,
        { body },
        { idempotencyKey: intent.keyFor(body) },
      )
      const created = readCreated(order)
      intent.end()
      dropDraft()
      // First the popup, then the cart: an empty cart unmounts this form.
      // Without network the code of the popup can't load; the order is placed, and must not look refused.
      if (!(await popups.open('order-created', created)))
        toast({ status: true, message: `Заказ оформлен: ${order.number}`, time: 10_000 })
      await invalidateAfter(queryClient, addOrder)
    } catch (error) {
      if (!isProblemOf(error, addOrder)) throw error
      // A retry of the same order must be recognised as one.
      if (!maybeDone(error)) intent.end()
      if (error.is('consentRequired')) {
        // A document has changed: it is read again, and agreed to again.
        for (const type of ['offer', 'personalData', 'marketing'] as const)
          if (error.errors.some(({ field }) => field === `consents.${type}`)) form.setValue(type, false)
        await queryClient.invalidateQueries({ queryKey: documentsQuery().queryKey })
      }
      // The cart differs from what the buyer saw: the backend tells that first, and its fresh calculation with it.
      if (!error.is('cartChanged', 'notEnoughStock')) throw error
      if (error.data) keepCalculation(error.data.calculation)
      const changes = error.errors.filter(({ code }) => code === 'cartChanged' || code === 'notEnoughStock')
      toast({ status: false, message: changes.map(({ message }) => message).join(' ') })
      // Another tab may have changed it: whatever shows the cart is read again, the badge too.
      await Promise.all(
        [orderedCartQuery(), cartProductsQuery()].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
      if (changes.length < error.errors.length) throw error
    }
  }
}

/**
 * What is told of the order.
 * @throws {ApiProblem} when the answer can't be read: the order may be placed, so a repeat is the same intent
 */
function readCreated({ id, number, totals, approval, allowedActions }: Data<typeof addOrder>['order']) {
  try {
    return {
      orderId: id,
      number,
      total: totals.total,
      toApprove: approval?.required ?? false,
      canPay: allowedActions.includes('pay'),
    }
  } catch (cause) {
    throw new ApiProblem({ operation: addOrder, httpStatus: 200, reasons: [], data: null, cause })
  }
}

/** The chosen delivery or payment has become unavailable: shown at its field, nothing is sent. */
function showUnavailable(
  form: PlaceOrderOptions['form'],
  { deliveryType, paymentType }: CheckedValues,
  { deliveryOptions, paymentOptions }: OrderCalculation,
): boolean {
  const delivery = deliveryOptions.find(({ type }) => type === deliveryType)
  const payment = paymentOptions.find(({ type }) => type === paymentType)
  if (!delivery?.enabled) {
    const message = delivery?.reasonDisabled ?? 'Этот способ доставки недоступен'
    form.setError('deliveryType', { type: 'server', message }, { shouldFocus: true })
  }
  if (!payment?.enabled) {
    const message = payment?.reasonDisabled ?? 'Этот способ оплаты недоступен'
    form.setError('paymentType', { type: 'server', message }, { shouldFocus: true })
  }
  return !delivery?.enabled || !payment?.enabled
}
