import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { fitQuantity } from '../../ui/quantity.ts'
import { diagramPath, orderPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { NamedProduct } from '../../links/NamedProduct.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import styles from './Equipment.module.css'
import type { MachineServicePlan, ServiceItem } from './service-queries.ts'

export interface ServiceKitProps {
  items: readonly ServiceItem[]
  total: number
  machine: MachineServicePlan['machine']
}

/** Parts and oils of a service with price, stock by store and the last order. */
export function ServiceKit({ items, total, machine }: ServiceKitProps) {
  return (
    <Table
      caption="Комплект ТО"
      columns={columnsFor(machine)}
      rows={items}
      rowKey={({ name, diagramId, position }) => `${name} ${diagramId} ${position}`}
      totals={[{ name: 'Итого', sum: <b>{formatMoney(total)}</b> }]}
    />
  )
}

const columnsFor = ({
  modelCode,
  serialNumber: serial,
}: ServiceKitProps['machine']): Column<ServiceItem>[] => [
  {
    id: 'name',
    title: 'Что заменить',
    card: 'title',
    cell: ({ name, product, replaces }) => (
      <span className={styles.stack}>
        <span>{name}</span>
        {product ? (
          <NamedProduct product={product} {...(replaces !== null && { note: `вместо ${replaces}` })} />
        ) : (
          <span className={styles.muted}>Серийный номер не говорит, какая подходит</span>
        )}
      </span>
    ),
  },
  {
    id: 'place',
    title: 'На чертеже',
    cell: ({ diagramId, position }) =>
      diagramId === null || modelCode === undefined ? (
        <NoValue />
      ) : (
        <Link to={diagramPath(modelCode, diagramId, { serial, position: position ?? undefined })}>
          {position === null ? 'открыть' : `поз. ${position}`}
        </Link>
      ),
  },
  {
    id: 'quantity',
    title: 'На машину',
    number: true,
    cell: ({ quantity, product }) => {
      const packed = product ? packedQuantity(quantity, product) : quantity
      return (
        <>
          {`${formatNumber(quantity)}\u00a0${product?.unit ?? 'шт'}`}
          {packed > quantity && (
            <span className={styles.packed}>{` (в корзину ${formatNumber(packed)})`}</span>
          )}
        </>
      )
    },
  },
  {
    id: 'stock',
    title: 'Наличие',
    card: 'line',
    cell: (item) => <ItemStock item={item} />,
  },
  {
    id: 'bought',
    title: 'Прошлый заказ',
    cell: ({ lastBought }) =>
      lastBought ? (
        <Link to={orderPath(lastBought.orderId)}>
          {`${formatCalendarDay(lastBought.date)}, ${formatNumber(lastBought.quantity)}`}
        </Link>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'price',
    title: 'Цена',
    number: true,
    cell: ({ price, product }) =>
      price === null ? product ? 'по запросу' : <NoValue /> : formatMoney(price),
  },
  {
    id: 'sum',
    title: 'Сумма',
    number: true,
    cell: ({ sum, price }) => (price === null ? <NoValue /> : formatMoney(sum)),
  },
]

/** As many as the cart takes of it: whole packs. */
export const packedQuantity = (
  quantity: number,
  { multiplicity, minQty }: Pick<NonNullable<ServiceItem['product']>, 'multiplicity' | 'minQty'>,
) => fitQuantity(quantity, { step: multiplicity, min: minQty })

/** Where it is; the stores of the current branch first. */
function ItemStock({ item: { stores, product, stockState } }: { item: ServiceItem }) {
  if (!product) return <NoValue />
  if (stores.length === 0) return stockState === 'none' ? <span>нет</span> : <span>под заказ</span>
  const { unit } = product
  return (
    <div className={styles.stock}>
      <Disclosure title={stockState === 'partial' ? 'Есть не всё' : 'Есть'}>
        <ul role="list" className={styles.stack}>
          {stores.map(({ storeId, storeName, quantity, moreThan, status }) => (
            <li key={storeId}>
              {`${storeName}: ${moreThan ? 'больше ' : ''}${formatNumber(quantity)}\u00a0${unit}${status === 'inTransit' ? ', в пути' : ''}`}
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  )
}
