import { Link } from 'react-router'
import type { Data } from '../../api/operation.ts'
import type { listOrderStatuses } from '../../generated/operations.ts'
import { type OrdersAddress, noFilters, ordersHref } from './orders-address.ts'
import styles from './Orders.module.css'
import { OrderStatusPill } from './OrderStatusPill.tsx'

const everything: OrdersAddress = { tab: 'all', page: 1, ...noFilters }

/** How many orders are in each status, those without orders left out; each leads to its part of the list. */
export function OrderStatusCounts({ statuses }: { statuses: Data<typeof listOrderStatuses>['items'] }) {
  return (
    <ul role="list" className={styles.counts}>
      {statuses
        .filter(({ count }) => count > 0)
        .map(({ code, count }) => (
          <li key={code}>
            <Link to={ordersHref(everything, { status: code })} className={styles.count}>
              <OrderStatusPill status={code} />
              <b>{count}</b>
            </Link>
          </li>
        ))}
    </ul>
  )
}
