import { useRef, useState } from 'react'
import { maybeDone } from '../../api/maybe-done.ts'
import type { components } from '../../generated/api-types.ts'
import { newUuid } from '../../lib/uuid.ts'
import { fitQuantity } from '../../ui/quantity.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { useAddToCart } from './cart-api.ts'
import { useCartFailure } from './use-cart-failure.ts'

/** The longest time between the clicks of a double click, in milliseconds. */
const doubleClickTime = 500

/** A pending addition. */
export interface Addition {
  /** How many shall be added. */
  quantity: number
  choose: (quantity: number) => void
  add: () => Promise<void>
  running: boolean
}

/** Adds a product to the cart with a toast (R-CART-09); a refusal shows the server's message (O-45). */
export function useAddition(
  {
    id,
    minQty,
    multiplicity,
    stock,
  }: Pick<components['schemas']['ProductCard'], 'id' | 'minQty' | 'multiplicity' | 'stock'>,
  needed = minQty,
): Addition {
  const inStock = stock.here + stock.elsewhere
  // More than there is would be refused; what is only made to order has no bound here.
  const max = inStock > 0 ? inStock : undefined
  const [quantity, setQuantity] = useState(() =>
    fitQuantity(needed, { step: multiplicity, min: minQty, max }),
  )
  const { mutateAsync, isPending } = useAddToCart()
  const toast = useToast()
  const fail = useCartFailure()
  // One key per intent: a retry without an answer has the same key, another quantity a new one.
  const intent = useRef<{ key: string; quantity: number; running: boolean } | null>(null)

  const add = async () => {
    if (intent.current?.running) return
    const key = intent.current?.quantity === quantity ? intent.current.key : newUuid()
    intent.current = { key, quantity, running: true }
    try {
      await mutateAsync({ body: { product: { id, quantity } }, options: { idempotencyKey: key } })
      // The second click of a double click may come before the control has changed.
      setTimeout(() => {
        intent.current = null
      }, doubleClickTime)
      toast({ message: 'Товар добавлен в корзину' })
    } catch (error) {
      intent.current = maybeDone(error) ? { key, quantity, running: false } : null
      await fail(error, 'Не удалось добавить товар')
    }
  }
  return { quantity, choose: setQuantity, add, running: isPending }
}
