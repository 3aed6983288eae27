import { useQueryClient } from '@tanstack/react-query'
import { useToast } from '../../ui/toast/toast-context.ts'
import { type CartLine, shownCartKey, useAddToCart } from './cart-api.ts'
import { useRemoveFromCart, useTieToMachine, useUpdateLine } from './line-api.ts'
import { focusLine } from './line-focus.ts'
import { removedMessage } from './use-cart-quantity.ts'
import { useCartFailure } from './use-cart-failure.ts'

/** Milliseconds of the toast: long enough to undo a mistake. */
const undoTime = 6000

/**
 * Removes a line at once and offers to put it back as it was; what can't be bought any more can't be put back. Parts for
 * several machines can't be either, which is told.
 */
export function useRemoveLine({
  id,
  quantity,
  stockState,
  product,
  comment,
  storeId,
  machineId,
  machines,
}: CartLine) {
  const queryClient = useQueryClient()
  const removal = useRemoveFromCart()
  const addition = useAddToCart()
  const line = useUpdateLine()
  const tie = useTieToMachine()
  const toast = useToast()
  const fail = useCartFailure()

  async function putBack() {
    try {
      await addition.mutateAsync({ body: { product: { id, quantity } } })
      focusLine(id)
      const now = queryClient
        .getQueryData(shownCartKey(queryClient))
        ?.basketProducts.grid.products.find((one) => one.id === id)
      // The buyer had chosen a store if the server would now take another one.
      const isOfOtherStore = now !== undefined && now.storeId !== storeId
      if (comment || isOfOtherStore)
        await line.mutateAsync({
          body: { product: id, ...(comment && { comment }), ...(isOfOtherStore && { storeId }) },
        })
      if (machineId !== undefined) await tie.mutateAsync({ body: { products: [id], machineId } })
      else if (machines)
        toast({
          message: `${product.article} снова в корзине, но без машин: выберите машину заново`,
          time: undoTime,
        })
    } catch (error) {
      await fail(error, 'Не удалось вернуть товар')
    }
  }
  const removing = removal.isPending || removal.isSuccess
  async function remove() {
    if (removing) return
    try {
      await removal.mutateAsync([id])
    } catch (error) {
      await fail(error, 'Не удалось удалить товар')
      return
    }
    const buyable = stockState === 'ok' || stockState === 'priceChanged'
    toast({
      message: removedMessage(product.article),
      time: undoTime,
      ...(buyable && { action: { label: 'Вернуть', onAction: () => void putBack() } }),
    })
  }
  return { remove, removing }
}
