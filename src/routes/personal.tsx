import { useQuery } from '@tanstack/react-query'
import { Link, type LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { companiesQuery } from '../api/frame-queries.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { profileQuery } from '../features/account/account-queries.ts'
import { ProfileCard } from '../features/account/ProfileCard.tsx'
import { latestOrdersQuery, orderStatusesQuery } from '../features/orders/orders-queries.ts'
import { OrdersTable } from '../features/orders/OrdersTable.tsx'
import { OrderStatusCounts } from '../features/orders/OrderStatusCounts.tsx'
import { catalogPath, ordersPath } from '../lib/paths.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Panel } from '../ui/Panel.tsx'
import { EmptyState, ErrorState } from '../ui/State.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** As many of the latest orders as the overview shows. */
const latestCount = 5

/** The overview of the personal area (R-ACC-02, R-API-09): who is here, and the orders. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  await Promise.all([
    loadPage(app, profileQuery()),
    loadOptional(app, companiesQuery()),
    loadOptional(app, latestOrdersQuery()),
    loadOptional(app, orderStatusesQuery()),
  ])
  return null
}

export function Component() {
  const profile = useQuery(profileQuery())
  const statuses = useQuery(orderStatusesQuery())
  return (
    <div className={styles.page}>
      <PageHead title="Личный кабинет" robots="noindex" />
      <h1 tabIndex={-1}>Личный кабинет</h1>
      {profile.data && <ProfileCard user={profile.data.user} />}
      {statuses.data?.items.some(({ count }) => count > 0) && (
        <Panel title="Заказы по статусам">
          <OrderStatusCounts statuses={statuses.data.items} />
        </Panel>
      )}
      <LatestOrders />
    </div>
  )
}

function LatestOrders() {
  const { data, isFetching, refetch } = useQuery(latestOrdersQuery())
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
      {!data && (
        <ErrorState
          compact
          title="Не удалось загрузить заказы"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          title="Заказов пока нет"
          text="Соберите корзину в каталоге и оформите первый заказ."
          actions={
            <Link to={catalogPath} className={buttonClass({ variant: 'primary' })}>
              Перейти в каталог
            </Link>
          }
        />
      )}
      {data && data.items.length > 0 && (
        <OrdersTable orders={data.items.slice(0, latestCount)} caption="Последние заказы" />
      )}
    </Panel>
  )
}
