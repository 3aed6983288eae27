import type { ReactNode } from 'react'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { countOf, dayForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { StockMark } from '../../ui/StockMark.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './Analogues.module.css'
import type { Product, ProductCard } from './product-api.ts'
import { analogueWords, priceDifference } from './product-words.ts'

interface AnaloguesTableProps {
  product: Product
  analogues: readonly ProductCard[]
  renderAction: (product: ProductCard) => ReactNode
}

/** The product and what can stand in for it, row by row; a property that differs from the product's is bold. */
export function AnaloguesTable({ product, analogues, renderAction }: AnaloguesTableProps) {
  const own = { ...product, analogue: undefined }
  const isOwn = ({ id }: Row) => id === product.id
  const properties = product.keyProps.map(({ code, name, value, unit }): Column<Row> => ({
    id: code,
    title: unit === undefined ? name : `${name}, ${unit}`,
    card: 'line',
    cell: ({ keyProps }) => {
      const found = keyProps.find((property) => property.code === code)
      if (!found) return <NoValue />
      return found.value === value ? found.value : <b>{found.value}</b>
    },
  }))
  return (
    <Table<Row>
      caption="Аналоги"
      className={styles.table ?? ''}
      rowKey={({ id }) => id}
      rows={[own, ...analogues]}
      columns={[
        { id: 'article', title: 'Артикул', card: 'head', cell: ({ article }) => <code>{article}</code> },
        {
          id: 'name',
          title: 'Название',
          card: 'title',
          cell: (row) => {
            const name = <Unbroken text={row.name} part={row.article} />
            return isOwn(row) ? name : <Link to={row.url}>{name}</Link>
          },
        },
        { id: 'brand', title: 'Бренд', card: 'plain', cell: ({ brand }) => brand },
        {
          id: 'relation',
          title: 'Замена',
          card: 'line',
          cell: ({ analogue }) => (analogue ? analogueWords(analogue) : 'Этот товар'),
        },
        ...properties,
        { id: 'stock', title: 'Наличие', card: 'plain', cell: (row) => <Stock product={row} /> },
        {
          id: 'price',
          title: 'Цена',
          number: true,
          card: 'headEnd',
          cell: ({ price, analogue }) => (
            <>
              {price.current === null ? 'по запросу' : <b data-sum>{formatMoney(price.current)}</b>}
              {analogue && <span className={styles.difference}>{priceDifference(analogue)}</span>}
            </>
          ),
        },
        {
          id: 'action',
          title: 'Купить',
          titleHidden: true,
          card: 'end',
          cell: ({ id }) => {
            const analogue = analogues.find((card) => card.id === id)
            return analogue && renderAction(analogue)
          },
        },
      ]}
    />
  )
}

type Row = Pick<
  ProductCard,
  'id' | 'article' | 'name' | 'brand' | 'url' | 'keyProps' | 'stock' | 'unit' | 'multiplicity' | 'minQty'
> & {
  price: Pick<ProductCard['price'], 'current' | 'onRequest'>
  analogue?: ProductCard['analogue'] | undefined
}

function Stock({ product: { stock, unit } }: { product: Row }) {
  const { here, elsewhere, etaDays } = stock
  const amount = `${formatNumber(here || elsewhere)}\u00a0${unit}`
  const term = etaDays ? `, ${countOf(etaDays, dayForms)}` : ''
  if (here > 0) return <StockMark tone="in">{`${amount}, здесь`}</StockMark>
  if (elsewhere > 0) return <StockMark tone="elsewhere">{amount + term}</StockMark>
  if (etaDays !== undefined) return <StockMark tone="order">{`Заказ${term}`}</StockMark>
  return <StockMark tone="none">Нет</StockMark>
}
