import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../api/api-problem.ts'
import type { Data } from '../../api/operation.ts'
import { tabOf } from '../../api/tab.ts'
import { useOnceMutation } from '../../api/use-once-mutation.ts'
import { addServiceToCart } from '../../generated/operations.ts'
import { cartPath } from '../../lib/paths.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

export type Addition = Data<typeof addServiceToCart>
/** What could not be added; the route puts the report of saved carts here. */
export type RenderReport = (addition: Addition) => ReactNode

/** Milliseconds of the toast: long enough to click its link to the cart. */
const wayTime = 6000

/** Puts the next services of machines into the cart, tied to them; tells whether anything was added. */
export function useServiceToCart(renderReport: RenderReport) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const popups = usePopups()
  const toast = useToast()
  const add = useOnceMutation(addServiceToCart)
  return async (machines: readonly number[]): Promise<boolean> => {
    // Pending changes of the cart are sent first.
    await tabOf(queryClient).cartWrites.settle()
    try {
      const addition = await add({ body: { machines: [...machines] } })
      if (addition.rejected.length > 0) {
        await popups.alert({
          title: addition.added.length > 0 ? 'Добавлено не всё' : 'Ничего не добавлено',
          text: renderReport(addition),
        })
        return addition.added.length > 0
      }
      if (addition.added.length === 0) {
        toast({ status: false, message: 'Ничего не добавлено: неизвестно, какие детали подходят' })
        return false
      }
      toast({
        message: 'Комплект ТО в корзине',
        time: wayTime,
        action: { label: 'В корзину', onAction: () => void navigate(cartPath) },
      })
      return true
    } catch (error) {
      const reason = isProblem(error) ? error.errors[0]?.message : undefined
      toast({ status: false, message: reason ?? 'Не удалось добавить комплект ТО в корзину' })
      return false
    }
  }
}
