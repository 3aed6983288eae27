import type { Data } from '../../api/operation.ts'
import type { addSavedCartToCart } from '../../generated/operations.ts'
import { formatNumber } from '../../lib/money.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { rejectionWords } from '../../lib/rejection-words.ts'
import { wordFor } from '../../lib/word-for.ts'
import styles from './SavedCarts.module.css'

type Addition = Data<typeof addSavedCartToCart>
type Reason = Addition['rejected'][number]['reason']

/** Which products were not put into the cart, or only in part, and why. */
export function AdditionReport({ added, rejected }: Pick<Addition, 'added' | 'rejected'>) {
  return (
    <>
      {added.length > 0 && <p>{`В корзину добавлено: ${countOf(added.length, positionForms)}.`}</p>}
      <p>Не добавлено:</p>
      <ul className={styles.report}>
        {rejected.map(({ productId, name, quantity, reason }) => (
          <li key={productId}>
            {`${name ?? 'Товар'}, ${formatNumber(quantity)}: ${wordFor<Reason>(rejectionWords, reason)}`}
          </li>
        ))}
      </ul>
    </>
  )
}
