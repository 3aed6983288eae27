import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { tabOf } from '../../api/tab.ts'
import { callApi } from '../../api/client.ts'
import {
  cancelOrder,
  deleteOrderProduct,
  getCart,
  replaceOrderLines,
  updateOrderProduct,
  updateOrderProducts,
} from '../../generated/operations.ts'
import { formatMoney } from '../../lib/money.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import { freshOrder } from './fresh-order.ts'
import { orderDifference } from './order-difference.ts'
import type { Order } from './order-words.ts'

interface NewQuantity {
  lineId: number
  quantity: number
}

interface LineRefusal {
  message: string
  /** Messages by line id. */
  atLine: ReadonlyMap<number, string>
  /** The order as the buyer saw it, and as it is when somebody else changed it meanwhile. */
  seen: Order
  fresh: Order | undefined
}

type Change = 'save' | 'remove' | 'replace'

/** Changes of an order's lines; a refused one stays to be read until the next try. */
export function useLineChanges(order: Order) {
  const queryClient = useQueryClient()
  const popups = usePopups()
  const toast = useToast()
  const [busy, setBusy] = useState<Change>()
  const [refusal, setRefusal] = useState<LineRefusal>()
  const one = useMutation(apiMutation(updateOrderProduct))
  const several = useMutation(apiMutation(updateOrderProducts))
  const deletion = useMutation(apiMutation(deleteOrderProduct))
  const replacement = useMutation(apiMutation(replaceOrderLines))
  const { id: orderId, version } = order

  /** @returns whether it was done */
  const run = async (
    change: Change,
    call: () => Promise<unknown>,
    { done, lines = [] }: { done: string; lines?: readonly NewQuantity[] },
  ): Promise<boolean> => {
    setBusy(change)
    setRefusal(undefined)
    try {
      await call()
      toast({ message: done, time: 4000 })
      return true
    } catch (error) {
      if (!isProblem(error)) throw error
      setRefusal(refusalOf(error, order, lines))
      if (error.httpStatus === 200) await invalidateAfter(queryClient, cancelOrder)
      return false
    } finally {
      setBusy(undefined)
    }
  }

  return {
    busy,
    refusal,
    forget: () => setRefusal(undefined),

    save(lines: readonly NewQuantity[]): Promise<boolean> {
      const [first] = lines
      const call = () =>
        first && lines.length === 1
          ? one.mutateAsync({ path: { id: orderId }, body: { ...first, version } })
          : several.mutateAsync({ body: { orderId, version, lines: [...lines] } })
      return run('save', call, { done: 'Состав заказа изменён', lines })
    },

    /** The last line can't be deleted: cancelling the order is offered instead, to those who may. */
    async remove({ id: lineId, product }: Order['items'][number]): Promise<void> {
      if (order.items.length === 1) {
        if (!order.allowedActions.includes('cancel')) {
          await popups.alert({
            title: 'Это последний товар',
            text: 'Без товаров заказа не бывает. Отменить его может сотрудник с правом отмены.',
          })
          return
        }
        await popups.open('order-cancel', {
          order,
          text: `${product.name} — последний товар заказа. Без него заказ будет отменён.`,
        })
        return
      }
      const yes = await popups.confirm({
        title: 'Удалить товар из заказа?',
        text: product.name,
        confirm: 'Удалить',
        cancel: 'Оставить',
        danger: true,
      })
      if (yes)
        await run('remove', () => deletion.mutateAsync({ body: { orderId, version, lineId } }), {
          done: 'Товар удалён из заказа',
        })
    },

    async replace(): Promise<void> {
      await tabOf(queryClient).cartWrites.settle()
      const read = async () => callApi(queryClient, getCart, {})
      let cart: Awaited<ReturnType<typeof read>>
      try {
        cart = await read()
      } catch (error) {
        if (!isProblem(error)) throw error
        setRefusal({ ...refusalOf(error, order, []), message: 'Не удалось прочитать корзину' })
        return
      }
      const { count, total } = cart.basketProducts.info
      if (count === 0) {
        await popups.alert({
          title: 'Корзина пуста',
          text: 'Соберите в корзине то, что должно быть в заказе, и вернитесь сюда.',
        })
        return
      }
      const positions = countOf(cart.basketProducts.grid.products.length, positionForms)
      const yes = await popups.confirm({
        title: 'Заменить состав заказа?',
        text: `Вместо нынешних товаров в заказе будут товары корзины: ${positions} на ${formatMoney(total)}. Корзина станет пустой.`,
        confirm: 'Заменить',
        danger: true,
      })
      if (yes)
        await run(
          'replace',
          () => replacement.mutateAsync({ body: { orderId, version, cartVersion: cart.version } }),
          { done: 'Состав заказа заменён корзиной' },
        )
    },
  }
}

function refusalOf(error: Error, seen: Order, lines: readonly NewQuantity[]): LineRefusal {
  const reasons = isProblem(error) ? error.errors : []
  const atLine = new Map<number, string>()
  const others: string[] = []
  for (const { field, message } of reasons) {
    const index = field === 'quantity' ? 0 : Number(/^lines\.(\d+)\.quantity$/.exec(field ?? '')?.[1] ?? -1)
    const line = lines[index]
    if (line) atLine.set(line.lineId, message)
    else others.push(message)
  }
  const fresh = freshOrder(error)
  return {
    message:
      others.join(' ') ||
      (atLine.size > 0 ? 'Проверьте количество' : 'Не удалось изменить заказ. Попробуйте ещё раз'),
    atLine,
    seen,
    fresh: fresh && orderDifference(seen, fresh).length > 0 ? fresh : undefined,
  }
}
