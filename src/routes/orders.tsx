import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { parseOrdersAddress } from '../features/orders/orders-address.ts'
import { ordersQuery } from '../features/orders/orders-queries.ts'
import { OrdersList } from '../features/orders/OrdersList.tsx'
import { ordersPath } from '../lib/paths.ts'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** Orders of the customer (R-ACC-12, R-API-71). A page beyond the last one is 404 (O-14). */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const address = parseOrdersAddress(new URL(request.url).searchParams)
  if (!address) throw data(null, { status: 404 })
  const { pagination } = await loadPage(context.get(appContext), ordersQuery(address))
  if (address.page > 1 && address.page > pagination.pages) throw data(null, { status: 404 })
  return null
}

export function Component() {
  const { search } = useLocation()
  const address = parseOrdersAddress(new URLSearchParams(search))
  return (
    <div className={styles.page}>
      <PageHead title="Заказы" canonical={ordersPath} robots="noindex" />
      <h1 tabIndex={-1}>Заказы</h1>
      {address && <OrdersList address={address} />}
    </div>
  )
}
