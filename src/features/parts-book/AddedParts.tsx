import type { Data } from '../../api/operation.ts'
import type { addManyToCart } from '../../generated/operations.ts'
import { formatNumber } from '../../lib/money.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { rejectionWords } from '../../lib/rejection-words.ts'
import { wordFor } from '../../lib/word-for.ts'
import styles from './AddedParts.module.css'

type Addition = Data<typeof addManyToCart>
type Rejected = Addition['rejected'][number]

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
            {wordsOf(
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

/** @param present how many of them are in the cart now */
function wordsOf({ name, quantity, reason }: Rejected, part: AddedPart | undefined, present = 0): string {
  const article = part?.article ?? ''
  const title = [name?.includes(article) ? '' : article, name ?? ''].filter(Boolean).join(' ')
  const amount = `${formatNumber(quantity)}${present > 0 ? ` из ${formatNumber(present + quantity)}` : ''}\u00a0${part?.unit ?? 'шт'}`
  return `${title || 'Товар'}, ${amount}: ${wordFor<Rejected['reason']>(rejectionWords, reason)}`
}
