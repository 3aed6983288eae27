import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callApi } from '../../api/client.ts'
import { maybeDone } from '../../api/maybe-done.ts'
import { tabOf } from '../../api/tab.ts'
import type { components } from '../../generated/api-types.ts'
import { updateCart } from '../../generated/operations.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { useUpdateCart } from './cart-api.ts'
import { lastWins } from './last-wins.ts'
import { useCartFailure } from './use-cart-failure.ts'

/** A quantity in the cart while it is being changed. */
export interface CartQuantity {
  /** The visitor's pending quantity, else the server's. */
  quantity: number
  /** The quantity is pending, so sums are out of date. */
  pending: boolean
  change: (quantity: number) => void
  /** Sends a pending quantity now. */
  flush: () => void
}

/**
 * Changes the quantity of a product in the cart: fast changes are sent once, the last one wins. A refused change
 * returns to the server's quantity; a toast names a product that was removed.
 * @param saved the server's quantity
 * @param versioned see `useUpdateCart`
 * @param onLost called with a quantity whose change had no answer, with null once a change is done
 */
export function useCartQuantity(
  { id, article }: Pick<components['schemas']['ProductCard'], 'id' | 'article'>,
  saved: number,
  versioned: boolean,
  onLost?: (quantity: number | null) => void,
): CartQuantity {
  const { mutateAsync } = useUpdateCart(versioned)
  const toast = useToast()
  const fail = useCartFailure()
  const [wish, setWish] = useState<number | null>(null)
  // All its parts are stable, so the first instance is kept.
  const [sender] = useState(() =>
    lastWins(
      (quantity: number) =>
        mutateAsync({ product: id, quantity }).then(
          () => {
            onLost?.(null)
            if (quantity === 0) toast({ message: removedMessage(article) })
          },
          async (error: unknown) => {
            await fail(error, 'Не удалось изменить количество')
            onLost?.(maybeDone(error) ? quantity : null)
          },
        ),
      () => setWish(null),
    ),
  )
  // A pending change is sent when the page unloads, and before an order.
  const queryClient = useQueryClient()
  useEffect(() => {
    const release = tabOf(queryClient).cartWrites.hold({
      flush: sender.flush,
      leave() {
        const quantity = sender.unanswered()
        if (quantity === undefined) return
        // Without a version, because an earlier call may or may not have been done. A failure can't be shown any
        // more.
        callApi(queryClient, updateCart, { body: { product: id, quantity } }).catch(() => undefined)
      },
    })
    return () => {
      release()
      sender.flush()
    }
  }, [queryClient, sender, id])
  return {
    quantity: wish ?? saved,
    pending: wish !== null,
    change(quantity) {
      setWish(quantity)
      sender.change(quantity)
    },
    flush: sender.flush,
  }
}

/** The message when a product is no longer in the cart. */
export function removedMessage(article: string): string {
  return `${article} удалён из корзины`
}
