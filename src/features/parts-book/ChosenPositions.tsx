import { countOf, positionForms } from '../../lib/plural.ts'
import { Button } from '../../ui/Button.tsx'
import type { Position, ProductCardData } from './parts-queries.ts'
import { offeredVariants } from './parts-words.ts'
import styles from './PositionList.module.css'
import { useAddParts } from './use-add-parts.ts'

export interface ChosenPositionsProps {
  positions: readonly Position[]
  cards: ReadonlyMap<number, ProductCardData>
  onClear: () => void
}

/** Puts the chosen positions into the cart at once: as many as a machine has, in whole packs. */
export function ChosenPositions({ positions, cards, onClear }: ChosenPositionsProps) {
  const { add: addParts, isPending } = useAddParts()
  const products = positions.flatMap((position) => orderOf(position, cards) ?? [])
  const unclear = positions.length - products.length

  const add = async () => {
    if (await addParts(products)) onClear()
  }
  return (
    <div className={styles.chosen} role="region" aria-label="Выбранные позиции" data-print="no">
      <p role="status">
        {`Выбрано: ${countOf(positions.length, positionForms)}, по количеству на машину`}
        {unclear > 0 &&
          `. Не войдёт: ${countOf(unclear, positionForms)}, у которых нет цены или деталь зависит от серийного номера`}
      </p>
      <div className={styles.chosenActions}>
        <Button
          variant="primary"
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
