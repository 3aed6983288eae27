import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { companiesQuery } from '../api/frame-queries.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { profileQuery } from '../features/account/account-queries.ts'
import { ProfileCard } from '../features/account/ProfileCard.tsx'
import { LatestOrders } from '../features/orders/LatestOrders.tsx'
import { latestOrdersQuery, orderStatusesQuery } from '../features/orders/orders-queries.ts'
import { OrderStatusCounts } from '../features/orders/OrderStatusCounts.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/State.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

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
  return (
    <div className={styles.page}>
      <PageHead title="Личный кабинет" robots="noindex" />
      <h1 tabIndex={-1}>Личный кабинет</h1>
      {profile.data ? (
        <ProfileCard user={profile.data.user} />
      ) : profile.isError ? (
        <ErrorState
          compact
          title="Не удалось загрузить профиль"
          retrying={profile.isFetching}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Skeleton lines={4} />
      )}
      <OrderStatusCounts />
      <LatestOrders />
    </div>
  )
}
