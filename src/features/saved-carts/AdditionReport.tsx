import type { Data } from '../../api/operation.ts'
import type { addSavedCartToCart } from '../../generated/operations.ts'
import { formatNumber } from '../../lib/money.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { wordFor } from '../../lib/word-for.ts'
import styles from './SavedCarts.module.css'

type Addition = Data<typeof addSavedCartToCart>

const reasons: Readonly<Record<Addition['rejected'][number]['reason'], string>> = {
  productNotFound: 'такого товара больше нет',
  onRequest: 'цена по запросу',
  superseded: 'заменён другим товаром',
  outOfStock: 'нет в наличии',
  limitReached: 'в корзине нет места',
  quantityInvalid: 'количество не подходит к упаковке',
  notEnoughStock: 'столько нет в наличии',
}

/** Which products were not put into the cart, or only in part, and why. */
export function AdditionReport({ added, rejected }: Pick<Addition, 'added' | 'rejected'>) {
  return (
    <>
      {added.length > 0 && <p>{`В корзину добавлено: ${countOf(added.length, positionForms)}.`}</p>}
      <p>Не добавлено:</p>
      <ul className={styles.report}>
        {rejected.map(({ productId, name, quantity, reason }) => (
          <li key={productId}>
            {`${name ?? 'Товар'}, ${formatNumber(quantity)}: ${wordFor(reasons, reason)}`}
          </li>
        ))}
      </ul>
    </>
  )
}
