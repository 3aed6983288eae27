import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadBuilt } from '../api/built-load.ts'
import { parseOrdersAddress } from '../features/orders/orders-address.ts'
import { ordersQuery } from '../features/orders/orders-queries.ts'
import { OrdersList } from '../features/orders/OrdersList.tsx'
import { ordersPath } from '../lib/paths.ts'
import { builtPage } from './built-page.tsx'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** Orders of the customer (R-ACC-12, R-API-71). A page beyond the last one is 404 (O-14). */
async function readOrders({ context, request }: LoaderFunctionArgs): Promise<null> {
  const address = parseOrdersAddress(new URL(request.url).searchParams)
  if (!address) throw data(null, { status: 404 })
  const { pagination } = await loadBuilt(context.get(appContext), ordersQuery(address))
  if (address.page > 1 && address.page > pagination.pages) throw data(null, { status: 404 })
  return null
}

function OrdersPage() {
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

export const { loader, Component } = builtPage({ title: 'Заказы', loader: readOrders, Component: OrdersPage })
