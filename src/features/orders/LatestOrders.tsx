import { useQuery } from '@tanstack/react-query'
import { ordersPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { latestOrdersQuery } from './orders-queries.ts'
import { NoOrdersYet, OrdersFailure } from './OrdersStates.tsx'
import { OrdersTable } from './OrdersTable.tsx'

/** As many of the latest orders as the overview shows. */
const latestCount = 5

/** The latest orders, for the overview of the personal area. */
export function LatestOrders() {
  const { data, error, isFetching, refetch } = useQuery(latestOrdersQuery())
  return (
    <Panel
      title="Последние заказы"
      flush={(data?.items.length ?? 0) > 0}
      actions={
        <Link to={ordersPath} className={buttonClass({ variant: 'link' })}>
          Все заказы
        </Link>
      }
    >
      {!data && !error && <Skeleton lines={6} />}
      {!data && error && (
        <OrdersFailure
          compact
          title="Не удалось загрузить заказы"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && <NoOrdersYet />}
      {data && data.items.length > 0 && (
        <OrdersTable orders={data.items.slice(0, latestCount)} caption="Последние заказы" />
      )}
    </Panel>
  )
}
