import type { Data } from '../../api/operation.ts'
import type { addManyToCart } from '../../generated/operations.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { rejectedWords } from '../../lib/rejected-words.ts'
import styles from './AddedParts.module.css'

type Addition = Data<typeof addManyToCart>

export interface AddedPart {
  id: number
  article: string
  unit: string
}

export interface AddedPartsProps extends Pick<Addition, 'added' | 'rejected'> {
  parts: readonly AddedPart[]
}

/** Which parts are not in the cart, or only some of them, and why. */
export function AddedParts({ added, rejected, parts }: AddedPartsProps) {
  const whole = added.filter(({ productId }) => rejected.every((one) => one.productId !== productId))
  return (
    <>
      {whole.length > 0 && <p>{`В корзину добавлено: ${countOf(whole.length, positionForms)}.`}</p>}
      <p>Не вошло в корзину:</p>
      <ul className={styles.report}>
        {rejected.map((one) => (
          <li key={one.productId}>
            {rejectedWords(
              one,
              parts.find(({ id }) => id === one.productId),
              added.find(({ productId }) => productId === one.productId)?.quantity,
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
