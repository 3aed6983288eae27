import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { useAtTabStore } from '../../api/tab-store.ts'
import { type addSavedCartToCart, listProductsByIds } from '../../generated/operations.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { rejectedWords } from '../../lib/rejected-words.ts'
import styles from './SavedCarts.module.css'

type Addition = Data<typeof addSavedCartToCart>

/** Ids that one call takes. */
const mostIds = 100

/** Which products were not put into the cart, or only in part, and why. */
export function AdditionReport({ added, rejected }: Pick<Addition, 'added' | 'rejected'>) {
  const ids = rejected.slice(0, mostIds).map(({ productId }) => productId)
  // Only article and unit come from here: without them the report is shorter.
  const { data } = useQuery(useAtTabStore(apiQuery(listProductsByIds, { query: { 'ids[]': ids } })))
  const whole = added.filter(({ productId }) => rejected.every((one) => one.productId !== productId))
  return (
    <>
      {whole.length > 0 && <p>{`В корзину добавлено: ${countOf(whole.length, positionForms)}.`}</p>}
      <p>Не добавлено:</p>
      <ul className={styles.report}>
        {rejected.map((one) => (
          <li key={one.productId}>
            {rejectedWords(
              one,
              data?.items.find(({ id }) => id === one.productId),
              added.find(({ productId }) => productId === one.productId)?.quantity,
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
