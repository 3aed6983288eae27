import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAtTabStore } from '../../api/tab-store.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import styles from './Analogues.module.css'
import { firstAnalogues } from './first-analogues.ts'
import { analoguesQuery, type ProductCard } from './product-api.ts'

interface AllAnaloguesProps {
  product: { id: number; analogues: { ids: readonly number[] } }
  children: (analogues: readonly ProductCard[]) => ReactNode
}

/** Reads the best analogues, and all of them on demand, by availability, then price (R-PROD-05). */
export function AllAnalogues({ product, children }: AllAnaloguesProps) {
  const { ids } = product.analogues
  const [all, setAll] = useState(false)
  const first = firstAnalogues(ids)
  // Two reads: should the second one fail, the first ones stay.
  const best = useQuery(useAtTabStore(analoguesQuery(product.id, first)))
  const whole = useQuery({ ...useAtTabStore(analoguesQuery(product.id, ids)), enabled: all })
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
      {children(data.items)}
      {failure}
      {data !== whole.data && first.length < ids.length && !isError && (
        <Button className={styles.more} loading={isFetching} onClick={() => setAll(true)}>
          Показать все аналоги: {ids.length}
        </Button>
      )}
    </>
  )
}
