import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import { listOrders } from '../../generated/operations.ts'
import { ordersPath, withQuery } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { OrdersFailure } from './OrdersStates.tsx'
import { OrdersTable } from './OrdersTable.tsx'

/** The newest orders under a contract, and the way to all of them. */
export function ContractOrders({ contractId }: { contractId: number }) {
  const { data, error, isFetching, refetch } = useQuery(
    apiQuery(listOrders, { query: { contractId, PAGE_SIZE: 20 } }),
  )
  const total = data?.pagination.total ?? 0
  return (
    <Panel
      title="Заказы по договору"
      flush={total > 0}
      actions={
        total > 0 && (
          <Link
            to={withQuery(ordersPath, { contract: contractId })}
            className={buttonClass({ variant: 'link' })}
          >
            {`Все, ${countOf(total, ['заказ', 'заказа', 'заказов'])}`}
          </Link>
        )
      }
    >
      {data ? (
        total > 0 ? (
          <OrdersTable orders={data.items.slice(0, 5)} caption="Заказы по договору" />
        ) : (
          <p>По этому договору заказов ещё не было.</p>
        )
      ) : error ? (
        <OrdersFailure
          title="Не удалось загрузить заказы"
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={5} />
      )}
    </Panel>
  )
}
