import { formatCalendarDay, formatShortDay } from '../../lib/dates.ts'
import { formatMoney } from '../../lib/money.ts'
import { orderPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { isOwed, type OrderListItem } from './order-words.ts'
import { NextStep } from './NextStep.tsx'
import styles from './Orders.module.css'
import { OrderStatusPill } from './OrderStatusPill.tsx'
import { useRepeatOrder } from './use-repeat-order.tsx'

const columns = [
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
    card: 'line',
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
    card: 'line',
    // What has arrived isn't expected any more.
    cell: ({ expectedDate, status }) =>
      expectedDate && status !== 'completed' ? formatCalendarDay(expectedDate) : <NoValue />,
  },
  {
    id: 'next',
    title: 'Что дальше',
    card: 'plain',
    cell: (order) => <NextStep order={order} />,
  },
] satisfies readonly Column<OrderListItem>[]

export interface OrdersTableProps {
  orders: readonly OrderListItem[]
  caption: string
  /** Orders that can be chosen, and those that are; absent: no choice. */
  choice?: {
    isOffered: (order: OrderListItem) => boolean
    isChosen: (order: OrderListItem) => boolean
    onChange: (order: OrderListItem, isChosen: boolean) => void
  }
  /** Each row can be ordered again. */
  repeatable?: boolean
}

/** Orders as rows, on a phone as cards; the number leads to the order. */
export function OrdersTable({ orders, caption, choice, repeatable = false }: OrdersTableProps) {
  const all: Column<OrderListItem>[] = [...columns]
  if (choice)
    all.unshift({
      id: 'choice',
      title: 'Выбор',
      titleHidden: true,
      screenOnly: true,
      card: 'head',
      width: '4rem',
      cell: (order) =>
        choice.isOffered(order) && (
          <Checkbox
            label={<VisuallyHidden>{`Выбрать ${order.number}`}</VisuallyHidden>}
            checked={choice.isChosen(order)}
            onChange={({ currentTarget }) => choice.onChange(order, currentTarget.checked)}
          />
        ),
    })
  if (repeatable)
    all.push({
      id: 'repeat',
      title: 'Повторить',
      titleHidden: true,
      screenOnly: true,
      card: 'end',
      cell: (order) => order.allowedActions.includes('copy') && <RepeatButton order={order} />,
    })
  return <Table caption={caption} columns={all} rows={orders} rowKey={({ id }) => id} density="touch" />
}

function RepeatButton({ order }: { order: OrderListItem }) {
  const { repeat, isPending } = useRepeatOrder(order)
  return (
    <Button
      size="small"
      icon="refresh"
      loading={isPending}
      aria-label={`Повторить ${order.number}`}
      onClick={() => void repeat()}
    >
      <span className={styles.repeat}>Повторить</span>
    </Button>
  )
}
