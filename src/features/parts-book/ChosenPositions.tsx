import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { addManyToCart } from '../../generated/operations.ts'
import { countOf } from '../../lib/plural.ts'
import { newUuid } from '../../lib/uuid.ts'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { Position, ProductCardData } from './parts-queries.ts'
import { offeredVariants } from './parts-words.ts'
import styles from './PositionList.module.css'

const forms = ['позиция', 'позиции', 'позиций'] as const

export interface ChosenPositionsProps {
  positions: readonly Position[]
  cards: ReadonlyMap<number, ProductCardData>
  onClear: () => void
}

/** Puts the chosen positions into the cart at once: as many as a machine has, in whole packs. */
export function ChosenPositions({ positions, cards, onClear }: ChosenPositionsProps) {
  const toast = useToast()
  const { mutateAsync, isPending } = useMutation({ ...apiMutation(addManyToCart), scope: cartScope })
  // The same choice after a call without an answer has the same key: it is added once.
  const intent = useRef({ key: '', products: '' })
  const products = positions.flatMap((position) => orderOf(position, cards) ?? [])
  const unclear = positions.length - products.length

  const add = async () => {
    const text = JSON.stringify(products)
    if (intent.current.products !== text) intent.current = { key: newUuid(), products: text }
    try {
      const { added, rejected } = await mutateAsync({
        body: { products },
        options: { idempotencyKey: intent.current.key },
      })
      intent.current = { key: '', products: '' }
      if (added.length > 0) toast({ message: `В корзину добавлено: ${countOf(added.length, forms)}` })
      if (rejected.length > 0)
        toast({
          status: false,
          message: `Не добавлено, откройте страницу товара: ${rejected.map(({ name, productId }) => name ?? productId).join(', ')}`,
        })
      onClear()
    } catch (error) {
      const reason = isProblem(error) ? error.errors[0]?.message : undefined
      toast({ status: false, message: reason ?? 'Не удалось добавить в корзину' })
    }
  }
  return (
    <div className={styles.chosen} role="region" aria-label="Выбранные позиции" data-print="no">
      <p role="status">
        {`Выбрано: ${countOf(positions.length, forms)}, по количеству на машину`}
        {unclear > 0 &&
          `. Не войдёт: ${countOf(unclear, forms)}, у которых нет цены или деталь зависит от серийного номера`}
      </p>
      <div className={styles.chosenActions}>
        <Button
          variant="primary"
          icon="cart"
          loading={isPending}
          disabled={products.length === 0}
          onClick={() => void add()}
        >
          Выбранное в корзину
        </Button>
        <Button onClick={onClear}>Снять выбор</Button>
      </div>
    </div>
  )
}

/** What a position orders: the only product that it offers, in whole packs; undefined when that isn't clear or not sold. */
function orderOf(position: Position, cards: ReadonlyMap<number, ProductCardData>) {
  const [variant, second] = offeredVariants(position).offered
  const card = variant && !second ? cards.get(variant.productId) : undefined
  if (!card || card.price.current === null) return undefined
  const { id, minQty, multiplicity } = card
  const wanted = Math.max(minQty, position.quantity)
  return { id, quantity: Math.ceil(wanted / multiplicity) * multiplicity }
}
