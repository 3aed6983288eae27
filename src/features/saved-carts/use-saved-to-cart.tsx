import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { apiMutation } from '../../api/api-mutation.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { maybeDone } from '../../api/maybe-done.ts'
import type { Data } from '../../api/operation.ts'
import { tabOf } from '../../api/tab.ts'
import { addSavedCartToCart } from '../../generated/operations.ts'
import { cartPath } from '../../lib/paths.ts'
import { newUuid } from '../../lib/uuid.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { AdditionReport } from './AdditionReport.tsx'
import { useSavedCartFailure } from './use-saved-cart-failure.ts'

/** Milliseconds of the toast: long enough to click its link to the cart. */
const wayTime = 6000

/** Puts lines of a saved cart into the cart and reports what could not be added, and why. */
export function useSavedToCart(id: number) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const popups = usePopups()
  const toast = useToast()
  const fail = useSavedCartFailure()
  // A retry without an answer has the same key, so the products are added once.
  const unanswered = useRef<{ key: string; asked: string } | null>(null)
  const { mutate, isPending } = useMutation({
    ...apiMutation(addSavedCartToCart),
    scope: cartScope,
    onError: (error) => fail(error, 'Не удалось добавить товары в корзину'),
  })

  function tell({ added, rejected }: Data<typeof addSavedCartToCart>) {
    if (rejected.length > 0) {
      void popups.alert({
        title: added.length > 0 ? 'Добавлено не всё' : 'Ничего не добавлено',
        text: <AdditionReport added={added} rejected={rejected} />,
      })
      return
    }
    toast({
      message: 'Товары добавлены в корзину',
      time: wayTime,
      action: { label: 'В корзину', onAction: () => void navigate(cartPath) },
    })
  }

  /** @param lines the chosen ones; none for all */
  const add = async (lines: readonly number[] = []) => {
    // Pending changes of the cart are sent first.
    await tabOf(queryClient).cartWrites.settle()
    const asked = lines.join()
    const key = unanswered.current?.asked === asked ? unanswered.current.key : newUuid()
    mutate(
      {
        path: { id },
        body: lines.length > 0 ? { lines: [...lines] } : {},
        options: { idempotencyKey: key },
      },
      {
        onSuccess: tell,
        onSettled: (_data, error) => {
          unanswered.current = maybeDone(error) ? { key, asked } : null
        },
      },
    )
  }
  return { add, isPending }
}
