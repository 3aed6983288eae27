import { wordFor } from '../../lib/word-for.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { productPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { LineMachines } from '../../ui/LineMachines.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { lineStatusWords, type Order } from './order-words.ts'
import styles from './Order.module.css'

type OrderLine = Order['items'][number]

const columns: readonly Column<OrderLine>[] = [
  {
    id: 'article',
    title: 'Артикул',
    card: 'head',
    cell: ({ product }) => <span className={styles.article}>{product.article}</span>,
  },
  {
    id: 'name',
    title: 'Товар',
    card: 'title',
    cell: ({ product, machines }) => (
      <>
        <Link to={productPath(product.code)}>
          <Unbroken text={product.name} part={product.article} />
        </Link>
        <span className={styles.small}>{product.brand}</span>
        {machines && <LineMachines machines={machines} unit={product.unit} />}
      </>
    ),
  },
  {
    id: 'state',
    title: 'Состояние',
    card: 'headEnd',
    cell: ({ lineStatus, eta }) => (
      <>
        {wordFor(lineStatusWords, lineStatus)}
        {eta && lineStatus !== 'shipped' && lineStatus !== 'canceled' && (
          <span className={styles.small}>к {formatCalendarDay(eta)}</span>
        )}
      </>
    ),
  },
  { id: 'store', title: 'Склад', card: 'line', cell: ({ store }) => store?.city ?? <NoValue /> },
  {
    id: 'quantity',
    title: 'Количество',
    number: true,
    card: 'plain',
    cell: ({ quantity, shippedQuantity, product }) => (
      <>
        {formatNumber(quantity)} {product.unit}
        {shippedQuantity > 0 && shippedQuantity < quantity && (
          <span className={styles.small}>отгружено {formatNumber(shippedQuantity)}</span>
        )}
      </>
    ),
  },
  {
    id: 'price',
    title: 'Цена',
    number: true,
    card: 'plain',
    cell: ({ price, fullPrice, vatRate }) => (
      <>
        {formatMoney(price)}
        {fullPrice > price && <s className={styles.small}>{formatMoney(fullPrice)}</s>}
        <span className={styles.small}>{vatRate === 0 ? 'без НДС' : `НДС ${vatRate}\u00a0%`}</span>
      </>
    ),
  },
  { id: 'sum', title: 'Сумма', number: true, card: 'end', cell: ({ sum }) => <b>{formatMoney(sum)}</b> },
]

/** What is ordered, at the prices of the day it was placed. */
export function OrderLines({ items }: { items: readonly OrderLine[] }) {
  return (
    <Table caption="Состав заказа" columns={columns} rows={items} rowKey={({ id }) => id} density="touch" />
  )
}
