import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { isQueued } from '../../api/maybe-done.ts'
import { addManyToCart } from '../../generated/operations.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { newUuid } from '../../lib/uuid.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { type AddedPart, AddedParts } from './AddedParts.tsx'

/** A part to add, as its position names it. */
export interface PartToAdd extends AddedPart {
  quantity: number
}

/** Puts several parts into the cart with one call, and tells what became of it. */
export function useAddParts() {
  const toast = useToast()
  const popups = usePopups()
  const { mutateAsync, isPending } = useMutation({ ...apiMutation(addManyToCart), scope: cartScope })
  // The same choice after a call without an answer has the same key: it is added once.
  const intent = useRef({ key: '', products: '' })

  /** @returns whether it is settled: answered, with what was refused read by the customer, or waiting for the network */
  const add = async (parts: readonly PartToAdd[]): Promise<boolean> => {
    const products = parts.map(({ id, quantity }) => ({ id, quantity }))
    const text = JSON.stringify(products)
    if (intent.current.products !== text) intent.current = { key: newUuid(), products: text }
    try {
      const addition = await mutateAsync({
        body: { products },
        options: { idempotencyKey: intent.current.key },
      })
      intent.current = { key: '', products: '' }
      const { added, rejected } = addition
      if (rejected.length > 0)
        await popups.alert({
          title: added.length > 0 ? 'Добавлено не всё' : 'Ничего не добавлено',
          text: <AddedParts {...addition} parts={parts} />,
        })
      else toast({ message: `В корзину добавлено: ${countOf(added.length, positionForms)}` })
      return true
    } catch (error) {
      const reason = isProblem(error) ? error.errors[0]?.message : undefined
      const waits = isQueued(error)
      toast({ status: waits && 'waits', message: reason ?? 'Не удалось добавить в корзину' })
      return waits
    }
  }
  return { add, isPending }
}
