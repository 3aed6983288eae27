import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadBuilt, NotBuilt } from '../api/built-load.ts'
import { loadOptional } from '../api/page-load.ts'
import { dashboardQuery } from '../features/account/account-queries.ts'
import { DashboardView } from '../features/account/DashboardView.tsx'
import { LatestOrders } from '../features/orders/LatestOrders.tsx'
import { orderStatusesQuery } from '../features/orders/orders-queries.ts'
import { OrderStatusCounts } from '../features/orders/OrderStatusCounts.tsx'
import { ordersPath } from '../lib/paths.ts'
import { Link } from '../links/Link.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { NotBuiltState } from '../ui/NotBuiltState.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/**
 * The overview of the personal area (R-ACC-02), read at each visit: orders change it without a write of this tab. Every
 * login leads here, so a backend without the overview still has the page.
 */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ missing?: string }> {
  const app = context.get(appContext)
  const statuses = loadOptional(app, orderStatusesQuery())
  try {
    await loadBuilt(app, { ...dashboardQuery(), staleTime: 0 })
  } catch (failure) {
    if (!(failure instanceof NotBuilt)) throw failure
    return { missing: failure.operation }
  } finally {
    await statuses
  }
  return {}
}

export function Component() {
  const { missing } = useLoaderData<typeof loader>()
  return (
    <div className={styles.page}>
      <PageHead title="Личный кабинет" robots="noindex" />
      <h1 tabIndex={-1}>Личный кабинет</h1>
      {missing === undefined ? <Overview /> : <NoOverview operation={missing} />}
    </div>
  )
}

function Overview() {
  const { data } = useSuspenseQuery(dashboardQuery())
  return (
    <DashboardView dashboard={data}>
      <LatestOrders orders={data.latestOrders} />
      <OrderStatusCounts />
    </DashboardView>
  )
}

function NoOverview({ operation }: { operation: string }) {
  return (
    <NotBuiltState
      operation={operation}
      title="Обзор пока недоступен"
      text="Заказы и другие разделы открываются из меню."
      actions={
        <Link to={ordersPath} className={buttonClass()}>
          Мои заказы
        </Link>
      }
    />
  )
}
