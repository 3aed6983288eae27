import { countOf, positionForms } from '../../lib/plural.ts'
import { Button } from '../../ui/Button.tsx'
import { fitQuantity } from '../../ui/quantity.ts'
import { type Position, type ProductCardData, offeredVariants } from './parts-queries.ts'
import styles from './PositionList.module.css'
import { type PartToAdd, useAddParts } from './use-add-parts.tsx'

export interface ChosenPositionsProps {
  positions: readonly Position[]
  cards: ReadonlyMap<number, ProductCardData>
  /** Takes the numbers that stay chosen. */
  onClear: (left: readonly number[]) => void
}

/** Puts the chosen positions into the cart at once: as many as a machine has, in whole packs. */
export function ChosenPositions({ positions, cards, onClear }: ChosenPositionsProps) {
  const { add: addParts, isPending } = useAddParts()
  const products = positions.flatMap((position) => orderOf(position, cards) ?? [])
  const unclear = positions.filter((position) => !orderOf(position, cards)).map(({ number }) => number)

  const clear = (left: readonly number[]) => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="position"]:checked')]
    // The bar with the focus goes, or its button has nothing more to add.
    boxes[0]?.focus({ preventScroll: true })
    for (const box of boxes) box.checked = left.includes(Number(box.value))
    onClear(left)
  }
  const add = async () => {
    if (await addParts(products)) clear(unclear)
  }
  return (
    <div className={styles.chosen} role="region" aria-label="Выбранные позиции" data-print="no">
      <p role="status">
        {`Выбрано: ${countOf(positions.length, positionForms)}, по количеству на машину`}
        {unclear.length > 0 &&
          `. Не войдёт: ${countOf(unclear.length, positionForms)}, у которых нет цены или деталь зависит от серийного номера`}
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
        <Button onClick={() => clear([])}>Снять выбор</Button>
      </div>
    </div>
  )
}

/** What a position orders: the only product that it offers, in whole packs; undefined when that isn't clear or not sold. */
function orderOf(position: Position, cards: ReadonlyMap<number, ProductCardData>): PartToAdd | undefined {
  const [variant, second] = offeredVariants(position).offered
  const card = variant && !second ? cards.get(variant.productId) : undefined
  if (!card || card.price.current === null) return undefined
  const { id, article, unit, minQty, multiplicity } = card
  return {
    id,
    article,
    unit,
    quantity: fitQuantity(position.quantity, { step: multiplicity, min: minQty }),
  }
}
