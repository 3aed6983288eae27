import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, useRef } from 'react'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { isQueued, maybeDone } from '../../api/maybe-done.ts'
import type { components } from '../../generated/api-types.ts'
import { addToCart } from '../../generated/operations.ts'
import { cartPath } from '../../lib/paths.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useToast } from '../../ui/toast/toast-context.ts'

export type SuggestedProduct = components['schemas']['SearchProduct']

/** What a suggestion offers beside its link: the smallest quantity into the cart, the cart, or a question to a manager. */
export function SuggestedAction({
  product,
  onLeave,
}: {
  product: SuggestedProduct
  onLeave: (event: MouseEvent) => void
}) {
  const { id, name, minQty, price, stock, unit } = product
  const popups = usePopups()
  const { running, add } = useAddition(product)
  const { data: inCart } = useQuery({
    ...cartProductsQuery(),
    select: (lines) => lines.find((line) => line.id === id),
  })
  if (inCart)
    return (
      <Link
        to={cartPath}
        tabIndex={-1}
        className={buttonClass({ size: 'small' })}
        aria-label={`В корзине ${inCart.quantity ?? 1} ${unit}: ${name}`}
        onClick={onLeave}
      >
        В корзине
      </Link>
    )
  const isNowhere = stock.here === 0 && stock.elsewhere === 0 && stock.etaDays === undefined
  if (price.onRequest || isNowhere) {
    const title = price.onRequest ? 'Запросить цену' : 'Узнать о поступлении'
    return (
      <Button
        size="small"
        variant="secondary"
        tabIndex={-1}
        onMouseDown={keepFocus}
        aria-label={`${title}: ${name}`}
        {...popups.intent('contacting')}
        onClick={() => void popups.open('contacting', { title, product })}
      >
        Запросить
      </Button>
    )
  }
  return (
    <Button
      size="small"
      variant="secondary"
      tabIndex={-1}
      onMouseDown={keepFocus}
      loading={running}
      aria-label={`В корзину${minQty > 1 ? ` ${minQty} ${unit}` : ''}: ${name}`}
      onClick={() => void add()}
    >
      В корзину
    </Button>
  )
}

/** The focus stays in the box: the arrow keys go on from here. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function useAddition({ id, minQty }: SuggestedProduct) {
  const { mutateAsync, isPending } = useMutation({ ...apiMutation(addToCart), scope: cartScope })
  const queryClient = useQueryClient()
  const toast = useToast()
  /** One key until it is known whether the product is in the cart: a repeat adds it once. */
  const key = useRef<string | null>(null)
  const add = async () => {
    key.current ??= newUuid()
    try {
      await mutateAsync({
        body: { product: { id, quantity: minQty } },
        options: { idempotencyKey: key.current },
      })
      key.current = null
      toast({ message: 'Товар добавлен в корзину' })
    } catch (error) {
      const message = isProblem(error) ? error.errors[0]?.message : undefined
      toast({ status: isQueued(error) && 'waits', message: message ?? 'Не удалось добавить товар' })
      if (maybeDone(error)) await invalidateAfter(queryClient, addToCart)
      else key.current = null
    }
  }
  return { running: isPending, add }
}
