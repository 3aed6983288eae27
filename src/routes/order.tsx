import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { orderQuery, watchedOrderQuery } from '../features/orders/orders-queries.ts'
import { OrdersFailure } from '../features/orders/OrdersStates.tsx'
import { OrderView } from '../features/orders/OrderView.tsx'
import { renderSiteLink } from '../links/SiteLink.tsx'
import { orderPath, ordersPath, personalPath } from '../lib/paths.ts'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { OnDemandPart } from '../ui/OnDemandPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

const orderAuthorities = onDemand(() => import('../features/records/OrderAuthorities.tsx'))

/** One order (R-ACC-13, R-API-70); another customer's is 404, and so is what can't be an order's number. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = orderId(params['id'])
  if (id === undefined) throw data(null, { status: 404 })
  await loadPage(context.get(appContext), orderQuery(id))
  return null
}

export function Component() {
  const id = orderId(useParams()['id']) ?? 0
  const { data: answer, error, isFetching, refetch } = useQuery(watchedOrderQuery(id))
  if (!answer) {
    // Read anew after a login, for instance.
    return error ? (
      <OrdersFailure
        title="Не удалось загрузить заказ"
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton lines={12} />
    )
  }
  const { order } = answer
  const title = `Заказ ${order.number}`
  return (
    <div className={styles.page}>
      <PageHead title={title} canonical={orderPath(id)} robots="noindex" />
      <div data-print="no">
        <Breadcrumbs
          renderLink={renderSiteLink}
          items={[
            { title: 'Личный кабинет', href: personalPath },
            { title: 'Заказы', href: ordersPath },
            { title: order.number },
          ]}
        />
      </div>
      <OrderView
        order={order}
        authorities={
          order.delivery.needsAuthority &&
          order.status !== 'canceled' && (
            <OnDemandPart
              // The seller uses them up at the hand-over.
              key={order.version}
              code={orderAuthorities}
              error="Не удалось показать доверенности"
              props={{ order }}
            />
          )
        }
      />
    </div>
  )
}

function orderId(text = ''): number | undefined {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}
