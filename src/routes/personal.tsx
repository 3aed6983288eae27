import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { dashboardQuery } from '../features/account/account-queries.ts'
import { DashboardView } from '../features/account/DashboardView.tsx'
import { LatestOrders } from '../features/orders/LatestOrders.tsx'
import { orderStatusesQuery } from '../features/orders/orders-queries.ts'
import { OrderStatusCounts } from '../features/orders/OrderStatusCounts.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** The overview of the personal area (R-ACC-02), read at each visit: orders change it without a write of this tab. */
export async function loader({ context }: LoaderFunctionArgs) {
  const app = context.get(appContext)
  await Promise.all([
    loadPage(app, { ...dashboardQuery(), staleTime: 0 }),
    loadOptional(app, orderStatusesQuery()),
  ])
  return null
}

export function Component() {
  const { data } = useSuspenseQuery(dashboardQuery())
  return (
    <div className={styles.page}>
      <PageHead title="Личный кабинет" robots="noindex" />
      <h1 tabIndex={-1}>Личный кабинет</h1>
      <DashboardView dashboard={data}>
        <LatestOrders orders={data.latestOrders} />
        <OrderStatusCounts />
      </DashboardView>
    </div>
  )
}
