import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAtTabStore } from '../../api/tab-store.ts'
import { comparePath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import styles from './Analogues.module.css'
import { AnaloguesTable } from './AnaloguesTable.tsx'
import { firstAnalogues } from './first-analogues.ts'
import { analoguesQuery, type Product, type ProductCard } from './product-api.ts'

export interface AnaloguesProps {
  product: Product
  renderAction: (product: ProductCard) => ReactNode
}

/** Other products that do the same work, with relation, quality and difference in price. */
export function Analogues({ product, renderAction }: AnaloguesProps) {
  // All of them, by availability, then price (R-PROD-05).
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
  const beside = [product.code, ...data.items.slice(0, 3).map(({ code }) => code)]
  return (
    <>
      <p>
        <Link to={`${comparePath}?products=${beside.join(',')}`}>Сравнить с аналогами</Link>
      </p>
      <AnaloguesTable product={product} analogues={data.items} renderAction={renderAction} />
      {failure}
      {data.items.length < ids.length && first.length < ids.length && !isError && (
        <Button className={styles.more} loading={isFetching} onClick={() => setAll(true)}>
          Показать все аналоги: {ids.length}
        </Button>
      )}
    </>
  )
}
