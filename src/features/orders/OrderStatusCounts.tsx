import { useQuery } from '@tanstack/react-query'
import { Link } from '../../links/Link.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { type OrdersAddress, noFilters, ordersHref } from './orders-address.ts'
import { orderStatusesQuery } from './orders-queries.ts'
import styles from './Orders.module.css'
import { OrdersFailure } from './OrdersStates.tsx'
import { OrderStatusPill } from './OrderStatusPill.tsx'

const everything: OrdersAddress = { tab: 'all', page: 1, ...noFilters }

/**
 * How many orders are in each status, those without orders left out; each leads to its part of the list. Nothing for
 * customers without orders.
 */
export function OrderStatusCounts() {
  const { data, error, isFetching, refetch } = useQuery(orderStatusesQuery())
  const statuses = data?.items.filter(({ count }) => count > 0)
  if (statuses?.length === 0) return null
  return (
    <Panel title="Заказы по статусам">
      {!statuses && !error && <Skeleton lines={2} />}
      {!statuses && error && (
        <OrdersFailure
          compact
          title="Не удалось загрузить статусы"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {statuses && (
        <ul role="list" className={styles.counts}>
          {statuses.map(({ code, count }) => (
            <li key={code}>
              <Link to={ordersHref(everything, { status: code })} className={styles.count}>
                <OrderStatusPill status={code} />
                <b>{count}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
