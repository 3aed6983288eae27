import { useEffect, useState } from 'react'
import { useUpdateCart } from './cart-api.ts'
import { lastWins } from './last-wins.ts'
import { useCartFailure } from './use-cart-failure.ts'

/** A quantity in the cart while it is being changed. */
export interface CartQuantity {
  /** What the visitor wishes, else what the server has. */
  quantity: number
  /** The wish isn't the server's answer yet: sums are out of date. */
  pending: boolean
  change: (quantity: number) => void
}

/**
 * Changes the quantity of a product in the cart: fast changes are sent once, the last one wins. A refused change goes
 * back to what the server has.
 * @param saved the server's quantity
 * @param versioned see `useUpdateCart`
 */
export function useCartQuantity(productId: number, saved: number, versioned: boolean): CartQuantity {
  const { mutateAsync } = useUpdateCart(versioned)
  const fail = useCartFailure()
  const [wish, setWish] = useState<number | null>(null)
  // All that it holds is stable, so the first one serves for good.
  const [sender] = useState(() =>
    lastWins(
      (quantity: number) =>
        mutateAsync({ product: productId, quantity }).catch((error: unknown) =>
          fail(error, 'Не удалось изменить количество'),
        ),
      () => setWish(null),
    ),
  )
  // A change made just before leaving the page is sent all the same.
  useEffect(() => sender.flush, [sender])
  return {
    quantity: wish ?? saved,
    pending: wish !== null,
    change(quantity) {
      setWish(quantity)
      sender.change(quantity)
    },
  }
}
