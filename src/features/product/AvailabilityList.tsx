import { useQuery } from '@tanstack/react-query'
import { useAtTabStore } from '../../api/tab-store.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/State.tsx'
import { StockMark, type StockMarkProps } from '../../ui/StockMark.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './AvailabilityList.module.css'
import { productStoresQuery, type StockRow } from './product-api.ts'
import { orderTerms, quantityWords, stockGroups, termWords } from './stock-groups.ts'

/** Availability by store: loading, failed, nothing, or stores by how soon it can be had (R-ROLE-07). */
export function AvailabilityList({ productId }: { productId: number }) {
  const { data, isError, isFetching, refetch } = useQuery(useAtTabStore(productStoresQuery(productId)))
  if (!data) {
    return isError ? (
      <ErrorState
        compact
        title="Не удалось загрузить наличие"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton lines={6} />
    )
  }
  const [product] = data.items
  const groups = stockGroups(product?.rows ?? [])
  const onOrder = orderTerms(product?.rows ?? [])
  if (!product || groups.length + onOrder.length === 0)
    return <EmptyState icon="warehouse" title="Данных о наличии нет" text="Спросите менеджера о сроках." />
  return (
    <div className={styles.groups}>
      {groups.map(({ title, rows }) => (
        <div key={title}>
          <h3 className={styles.title}>{title}</h3>
          <ul className={styles.stores} aria-label={title}>
            {rows.map((row) => (
              <Store key={row.storeId} row={row} unit={product.unit} />
            ))}
          </ul>
        </div>
      ))}
      {onOrder.length > 0 && (
        <div>
          <h3 className={styles.title}>Под заказ</h3>
          <ul className={styles.stores} aria-label="Под заказ">
            {onOrder.map(({ term, cities }) => (
              <li key={term} className={styles.order}>
                <span>
                  <Unbroken text={cities.join(', ')} />
                </span>
                <StockMark tone="order">{term}</StockMark>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}

const tones: Record<StockRow['status'], StockMarkProps['tone']> = {
  inStock: 'in',
  inTransit: 'elsewhere',
  toOrder: 'order',
  none: 'none',
}

function Store({ row, unit }: { row: StockRow; unit: string }) {
  const { city, storeName, address, schedule, status } = row
  return (
    <li className={styles.store}>
      <span className={styles.place}>
        <b>{city}</b>
        {storeName !== city && (
          <span className={styles.small}>
            <Unbroken text={storeName} />
          </span>
        )}
      </span>
      <span className={styles.address}>
        {address}
        <br />
        {hoursBesideDays(schedule)}
      </span>
      <StockMark tone={tones[status]} className={styles.quantity ?? ''}>
        {quantityWords(row, unit)}
      </StockMark>
      <span className={styles.term}>{termWords(row)}</span>
    </li>
  )
}

/** "Пн–Пт 8:00–20:00, Вс выходной" breaks between the days only. */
function hoursBesideDays(schedule: string): string {
  return schedule.replaceAll(/ (?=[^\s,]+(?:,|$))/g, '\u00a0')
}
