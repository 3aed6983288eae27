import { wordFor } from '../../lib/word-for.ts'
import type { Data } from '../../api/operation.ts'
import type { copyOrder } from '../../generated/operations.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import styles from './Order.module.css'

type Copied = Data<typeof copyOrder>

const reasons: Readonly<Record<Copied['rejected'][number]['reason'], string>> = {
  gone: 'больше не продаётся',
  outOfStock: 'нет в наличии',
  onRequest: 'цена по запросу',
  cartFull: 'в корзине нет места',
}

/** Products of a repeated order that could not be added, or that cost more now. */
export function RepeatReport({
  rejected,
  dearer,
}: {
  rejected: Copied['rejected']
  dearer: Copied['added']
}) {
  return (
    <>
      {rejected.length > 0 && (
        <>
          <p>Не добавлено:</p>
          <ul className={styles.changes}>
            {rejected.map(({ productId, name, quantity, reason }) => (
              <li key={productId}>{`${name}, ${formatNumber(quantity)}: ${wordFor(reasons, reason)}`}</li>
            ))}
          </ul>
        </>
      )}
      {dearer.length > 0 && (
        <>
          <p>Стало дороже:</p>
          <ul className={styles.changes}>
            {dearer.map(({ productId, name, priceBefore, priceNow }) => (
              <li key={productId}>{`${name}: ${formatMoney(priceBefore)} → ${formatMoney(priceNow)}`}</li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
