import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { apiMutation } from '../../api/api-mutation.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { tabOf } from '../../api/tab.ts'
import { maybeDone } from '../../api/maybe-done.ts'
import type { Data } from '../../api/operation.ts'
import { copyOrder } from '../../generated/operations.ts'
import { cartPath } from '../../lib/paths.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { newUuid } from '../../lib/uuid.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Order } from './order-words.ts'
import { RepeatReport } from './RepeatReport.tsx'
import { useOrderFailure } from './use-order-action.tsx'

/** Milliseconds of the toast: long enough to click its link to the cart. */
const wayTime = 6000

/**
 * Puts the order's products into the cart (R-ORDER-07, R-API-76) and reports products that are unavailable or cost
 * more.
 */
export function useRepeatOrder({ id, version }: Pick<Order, 'id' | 'version'>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const popups = usePopups()
  const toast = useToast()
  const fail = useOrderFailure()
  // A retry without an answer has the same key, so the products are added once.
  const unanswered = useRef<string | null>(null)
  const { mutate, isPending } = useMutation({
    ...apiMutation(copyOrder),
    scope: cartScope,
    onError: (error) => fail(error, 'Не удалось повторить заказ'),
  })

  async function tell({ added, rejected }: Data<typeof copyOrder>): Promise<void> {
    const dearer = added.filter(({ priceBefore, priceNow }) => priceNow > priceBefore)
    if (added.length === 0) {
      await popups.alert({
        title: 'Товары не добавлены',
        text: <RepeatReport rejected={rejected} dearer={[]} />,
      })
      return
    }
    if (rejected.length > 0 || dearer.length > 0) {
      const goes = await popups.confirm({
        title: rejected.length > 0 ? 'Добавлены не все товары' : 'Товары добавлены в корзину',
        text: <RepeatReport rejected={rejected} dearer={dearer} />,
        confirm: 'Перейти в корзину',
        cancel: 'Остаться',
      })
      if (goes) await navigate(cartPath)
      return
    }
    toast({
      message: 'Товары добавлены в корзину',
      time: wayTime,
      action: { label: 'В корзину', onAction: () => void navigate(cartPath) },
    })
  }

  const repeat = async () => {
    // Pending changes of the cart are sent first.
    await tabOf(queryClient).cartWrites.settle()
    const inCart = queryClient.getQueryData(cartProductsQuery().queryKey)?.length ?? 0
    const isWanted =
      inCart === 0 ||
      (await popups.confirm({
        title: 'Добавить к корзине?',
        text: `В корзине уже ${countOf(inCart, positionForms)}. Товары заказа добавятся к ним.`,
        confirm: 'Добавить',
        cancel: 'Не добавлять',
      }))
    if (!isWanted) return
    const idempotencyKey = unanswered.current ?? newUuid()
    mutate(
      { body: { orderId: id, version }, options: { idempotencyKey } },
      {
        onSuccess: (copied) => void tell(copied),
        onSettled: (_data, error) => {
          unanswered.current = maybeDone(error) ? idempotencyKey : null
        },
      },
    )
  }
  return { repeat, isPending }
}
