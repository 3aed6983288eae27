import { wordFor } from '../../lib/word-for.ts'
import { formatCalendarDay, formatShortDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { orderPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { nextActionWords, type OrderListItem } from './order-words.ts'
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
    cell: ({ total, due, paymentStatus, status }) => (
      <>
        <b>{formatMoney(total)}</b>
        {due > 0 && status !== 'canceled' && paymentStatus !== 'none' && (
          <span className={styles.small}>к оплате {formatMoney(due)}</span>
        )}
      </>
    ),
  },
  {
    id: 'expected',
    title: 'Ожидается',
    card: 'plain',
    cell: ({ expectedDate }) =>
      expectedDate ? <span className={styles.expected}>{formatCalendarDay(expectedDate)}</span> : <NoValue />,
  },
  {
    id: 'next',
    title: 'Что дальше',
    card: 'plain',
    cell: ({ id, nextAction }) =>
      nextAction ? <Link to={orderPath(id)}>{wordFor(nextActionWords, nextAction)}</Link> : <NoValue />,
  },
]

/** Orders as rows, on a phone as cards; the number leads to the order. */
export function OrdersTable({ orders, caption }: { orders: readonly OrderListItem[]; caption: string }) {
  return <Table caption={caption} columns={columns} rows={orders} rowKey={({ id }) => id} density="touch" />
}
