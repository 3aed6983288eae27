import { ordersPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { OrderListItem } from './order-words.ts'
import { NoOrdersYet } from './OrdersStates.tsx'
import { OrdersTable } from './OrdersTable.tsx'

/** The latest orders, for the overview of the personal area. */
export function LatestOrders({ orders }: { orders: readonly OrderListItem[] }) {
  return (
    <Panel
      title="Последние заказы"
      flush={orders.length > 0}
      actions={
        <Link to={ordersPath} className={buttonClass({ variant: 'link' })}>
          Все заказы
        </Link>
      }
    >
      {orders.length === 0 ? <NoOrdersYet /> : <OrdersTable orders={orders} caption="Последние заказы" />}
    </Panel>
  )
}
