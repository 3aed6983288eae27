import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAtTabStore } from '../../api/tab-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import styles from './Analogues.module.css'
import { firstAnalogues } from './first-analogues.ts'
import { analoguesQuery, type ProductCard } from './product-api.ts'
import { analogueWords, priceDifference } from './product-words.ts'
import type { RenderProducts } from './render-products.ts'

export interface AnaloguesProps {
  productId: number
  /** All of them, by availability, then price (R-PROD-05). */
  ids: readonly number[]
  renderProducts: RenderProducts
}

/** Other products that do the same work, with relation, quality and difference in price. */
export function Analogues({ productId, ids, renderProducts }: AnaloguesProps) {
  const [all, setAll] = useState(false)
  const first = firstAnalogues(ids)
  // Two reads: should the second one fail, the first ones stay.
  const best = useQuery(useAtTabStore(analoguesQuery(productId, first)))
  const whole = useQuery({ ...useAtTabStore(analoguesQuery(productId, ids)), enabled: all })
  const { isError, isFetching, refetch } = all ? whole : best
  const data = (all && whole.data) || best.data
  const failure = isError && (
    <ErrorState
      compact
      title="Не удалось загрузить аналоги"
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
  if (!data) return failure || <Skeleton height="30rem" />
  return (
    <>
      {renderProducts({ label: 'Аналоги', products: data.items, renderNote })}
      {failure}
      {data.items.length < ids.length && first.length < ids.length && !isError && (
        <Button className={styles.more} loading={isFetching} onClick={() => setAll(true)}>
          Показать все аналоги: {ids.length}
        </Button>
      )}
    </>
  )
}

function renderNote({ analogue }: ProductCard) {
  if (!analogue) return null
  const difference = priceDifference(analogue)
  return (
    <p className={styles.note}>
      {analogueWords(analogue)}
      {difference && <span className={styles.difference}>{difference}</span>}
    </p>
  )
}
