import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { cartScope } from '../../api/cart-writes.ts'
import type { Input } from '../../api/operation.ts'
import { addManyToCart } from '../../generated/operations.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { newUuid } from '../../lib/uuid.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

type Products = Input<typeof addManyToCart>['body']['products']

/** Puts several parts into the cart with one call, and tells what became of it. */
export function useAddParts() {
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation({ ...apiMutation(addManyToCart), scope: cartScope })
  // The same choice after a call without an answer has the same key: it is added once.
  const intent = useRef({ key: '', products: '' })

  /** @returns whether the call was answered */
  const add = async (products: Products): Promise<boolean> => {
    const text = JSON.stringify(products)
    if (intent.current.products !== text) intent.current = { key: newUuid(), products: text }
    try {
      const { added, rejected } = await mutateAsync({
        body: { products },
        options: { idempotencyKey: intent.current.key },
      })
      intent.current = { key: '', products: '' }
      if (added.length > 0) toast({ message: `В корзину добавлено: ${countOf(added.length, positionForms)}` })
      if (rejected.length > 0)
        toast({
          status: false,
          message: `Не добавлено, откройте страницу товара: ${rejected.map(({ name, productId }) => name ?? productId).join(', ')}`,
        })
      return true
    } catch (error) {
      const reason = isProblem(error) ? error.errors[0]?.message : undefined
      toast({ status: false, message: reason ?? 'Не удалось добавить в корзину' })
      return false
    }
  }
  return { add, isPending }
}
