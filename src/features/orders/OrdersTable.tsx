import { formatCalendarDay, formatShortDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { orderPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { isOwed, type OrderListItem } from './order-words.ts'
import { NextStep } from './NextStep.tsx'
import styles from './Orders.module.css'
import { OrderStatusPill } from './OrderStatusPill.tsx'

const columns: readonly Column<OrderListItem>[] = [
  {
    id: 'number',
    title: 'Номер и дата',
    card: 'head',
    cell: ({ id, number, createdAt }) => (
      <>
        <Link to={orderPath(id)} className={styles.number}>
          {number}
        </Link>
        <span className={styles.small}>от {formatShortDay(createdAt)}</span>
      </>
    ),
  },
  {
    id: 'customerNumber',
    title: 'Ваш номер',
    card: 'title',
    cell: ({ customerOrderNumber, company }) => (
      <>
        {customerOrderNumber ?? <NoValue />}
        {company && <span className={styles.small}>{company.name}</span>}
      </>
    ),
  },
  {
    id: 'status',
    title: 'Статус',
    card: 'headEnd',
    cell: ({ status }) => <OrderStatusPill status={status} />,
  },
  {
    id: 'sum',
    title: 'Сумма',
    number: true,
    card: 'end',
    cell: (order) => (
      <>
        <b>{formatMoney(order.total)}</b>
        {isOwed(order) && <span className={styles.small}>к оплате {formatMoney(order.due)}</span>}
        {order.paymentStatus === 'overdue' && (
          <span className={styles.overdue}>
            <Icon name="warning" size="small" />
            Просрочено
          </span>
        )}
      </>
    ),
  },
  {
    id: 'expected',
    title: 'Ожидается',
    card: 'plain',
    // What has arrived isn't expected any more.
    cell: ({ expectedDate, status }) =>
      expectedDate && status !== 'completed' ? (
        <span className={styles.expected}>{formatCalendarDay(expectedDate)}</span>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'next',
    title: 'Что дальше',
    card: 'plain',
    cell: (order) => <NextStep order={order} />,
  },
]

/** Orders as rows, on a phone as cards; the number leads to the order. */
export function OrdersTable({ orders, caption }: { orders: readonly OrderListItem[]; caption: string }) {
  return <Table caption={caption} columns={columns} rows={orders} rowKey={({ id }) => id} density="touch" />
}
