import { useParams } from 'react-router'
import { countOf, positionForms } from '../../lib/plural.ts'
import { sessionSafeStorage } from '../../lib/storage.ts'
import { Button } from '../../ui/Button.tsx'
import { fitQuantity } from '../../ui/quantity.ts'
import { type Position, type ProductCardData, offeredVariants } from './parts-queries.ts'
import styles from './ChosenPositions.module.css'
import { type PartToAdd, useAddParts } from './use-add-parts.tsx'

export interface ChosenPositionsProps {
  positions: readonly Position[]
  cards: ReadonlyMap<number, ProductCardData>
}

/** Puts the chosen positions into the cart at once: as many as a machine has, in whole packs. */
export function ChosenPositions({ positions, cards }: ChosenPositionsProps) {
  // From the address: a prop more would be bytes of the diagram's first load.
  const diagramId = Number(useParams()['diagram'])
  const { add: addParts, isPending } = useAddParts()
  const clear = positions.filter((position) => cardOf(position, cards))
  const unclear = positions.length - clear.length

  const add = async () => {
    if (await addParts(partsOf(clear, cards)))
      untick(
        diagramId,
        clear.map(({ number }) => number),
      )
  }
  return (
    <div
      className={styles.root}
      role="region"
      aria-label="Выбранные позиции"
      data-print="no"
      data-chosen-of={diagramId}
    >
      <p role="status">
        {`Выбрано: ${countOf(positions.length, positionForms)}, по количеству на машину`}
        {unclear > 0 &&
          `. Не войдёт: ${countOf(unclear, positionForms)}. Нет цены, или деталь зависит от серийного номера`}
      </p>
      <div className={styles.actions}>
        <Button
          variant="primary"
          loading={isPending}
          disabled={clear.length === 0}
          onClick={() => void add()}
        >
          Выбранное в корзину
        </Button>
        <Button
          onClick={() =>
            untick(
              diagramId,
              positions.map(({ number }) => number),
            )
          }
        >
          Снять выбор
        </Button>
      </div>
    </div>
  )
}

/** The only product that a position offers; undefined when that isn't clear or it isn't sold. */
function cardOf(
  position: Position,
  cards: ReadonlyMap<number, ProductCardData>,
): ProductCardData | undefined {
  const [variant, second] = offeredVariants(position).offered
  const card = variant && !second ? cards.get(variant.productId) : undefined
  return card?.price.current === null ? undefined : card
}

/** A product of several positions is one part: packs hold what all of them take together. */
function partsOf(positions: readonly Position[], cards: ReadonlyMap<number, ProductCardData>): PartToAdd[] {
  const parts = new Map<ProductCardData, number>()
  for (const position of positions) {
    const card = cardOf(position, cards)
    if (card) parts.set(card, (parts.get(card) ?? 0) + position.quantity)
  }
  return [...parts].map(([{ id, article, unit, minQty, multiplicity }, quantity]) => ({
    id,
    article,
    unit,
    quantity: fitQuantity(quantity, { step: multiplicity, min: minQty }),
  }))
}

/** Takes ticks away from a diagram, which may have left the screen: its ticks stay with the tab. */
function untick(diagramId: number, numbers: readonly number[]): void {
  const bar = document.querySelector(`[data-chosen-of="${diagramId}"]`)
  if (!bar) {
    const storage = sessionSafeStorage()
    const key = `diagram-${diagramId}`
    const [mark, ...kept] = (storage.get(key) ?? '0').split(' ')
    storage.set(key, [mark, ...kept.filter((number) => !numbers.includes(Number(number)))].join(' '))
    return
  }
  const ticked = [...document.querySelectorAll<HTMLInputElement>('input[name="position"]:checked')]
  const boxes = ticked.filter(({ value }) => numbers.includes(Number(value)))
  // The bar goes, or its button has nothing more to add: the focus, which a closing report gives back, would be lost.
  const focused = document.activeElement
  if (bar.contains(focused) || focused?.matches('body, dialog *')) boxes[0]?.focus({ preventScroll: true })
  for (const box of boxes) box.checked = false
  boxes[0]?.dispatchEvent(new Event('change', { bubbles: true }))
}
