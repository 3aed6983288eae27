import { formatMoney, formatNumber } from '../../lib/money.ts'
import { diagramPath } from '../../lib/paths.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { NamedProduct } from '../../links/NamedProduct.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import styles from './PartsBook.module.css'
import type { PartsKit } from './kits-queries.ts'
import { useAddParts } from './use-add-parts.tsx'

type Line = PartsKit['lines'][number]

export interface KitProps {
  kit: PartsKit
  serial: string | undefined
  isOpen: boolean
}

/** One set: its parts with price and stock, the sum, and the button that puts all of it into the cart. */
export function Kit({ kit, serial, isOpen }: KitProps) {
  const { name, model, lines, total } = kit
  const { add, isPending } = useAddParts()
  const products = lines.flatMap(({ product, price, stockState, quantity }) =>
    product && price !== null && stockState !== 'none'
      ? [{ id: product.id, article: product.article, unit: product.unit, quantity }]
      : [],
  )
  const left = lines.length - products.length
  const title = `${name}, ${model.name}`
  return (
    <section aria-label={title}>
      <Disclosure
        title={<h3>{title}</h3>}
        aside={
          <span className={styles.kitTotal} data-sum>
            {formatMoney(total)}
          </span>
        }
        defaultOpen={isOpen}
      >
        <Table caption={title} columns={columnsFor(model.code, serial)} rows={lines} rowKey={keyOf} />
        <div className={styles.kitEnd}>
          <p>
            {'Сумма комплекта: '}
            <b data-sum>{formatMoney(total)}</b>
          </p>
          <Button
            icon="cart"
            loading={isPending}
            disabled={products.length === 0}
            aria-label={`Комплект в корзину: ${title}`}
            data-print="no"
            onClick={() => void add(products)}
          >
            Комплект в корзину
          </Button>
        </div>
        {left > 0 && (
          <p className={styles.muted}>
            {`Не войдёт: ${countOf(left, positionForms)}. Нет цены или остатка, или исполнение зависит от серийного номера.`}
          </p>
        )}
      </Disclosure>
    </section>
  )
}

const keyOf = ({ name, diagramId, position, product }: Line) =>
  `${diagramId ?? ''}/${position ?? name}/${product?.id ?? ''}`

const columnsFor = (modelCode: string, serial: string | undefined): Column<Line>[] => [
  {
    id: 'name',
    title: 'Деталь',
    card: 'title',
    cell: ({ name, product }) => (
      <span className={styles.kitPart}>
        <span>{name}</span>
        {product ? (
          <NamedProduct product={product} />
        ) : (
          <span className={styles.muted}>
            {serial === undefined
              ? 'Зависит от серийного номера'
              : 'Серийный номер не говорит, какая подходит'}
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'place',
    title: 'На чертеже',
    cell: ({ diagramId, position }) =>
      diagramId === null ? (
        <NoValue />
      ) : (
        <Link to={diagramPath(modelCode, diagramId, { serial, position: position ?? undefined })}>
          {position === null ? 'открыть' : `поз. ${position}`}
        </Link>
      ),
  },
  {
    id: 'quantity',
    title: 'Количество',
    number: true,
    cell: ({ quantity, machineQuantity, product }) => (
      <>
        {`${formatNumber(quantity)}\u00a0${product?.unit ?? 'шт'}`}
        {quantity > machineQuantity && (
          <span className={styles.muted}>{` (на машину ${formatNumber(machineQuantity)})`}</span>
        )}
      </>
    ),
  },
  { id: 'stock', title: 'Наличие', cell: (line) => <LineStock line={line} /> },
  {
    id: 'price',
    title: 'Цена',
    number: true,
    cell: ({ price, product }) =>
      price === null ? product ? 'по запросу' : <NoValue /> : <span data-sum>{formatMoney(price)}</span>,
  },
  {
    id: 'sum',
    title: 'Сумма',
    number: true,
    cell: ({ sum, price }) => (price === null ? <NoValue /> : <span data-sum>{formatMoney(sum)}</span>),
  },
]

function LineStock({ line: { product, stockState, maxQuantity } }: { line: Line }) {
  if (!product) return <NoValue />
  const { here, elsewhere } = product.stock
  const amount = (units: number) => `${formatNumber(units)}\u00a0${product.unit}`
  if (stockState === 'none') return <>нет</>
  if (stockState === 'partial') return <>{`есть ${amount(maxQuantity)}`}</>
  if (here > 0) return <>{`в вашем городе ${amount(here)}`}</>
  return <>{elsewhere > 0 ? `в других городах ${amount(elsewhere)}` : 'под заказ'}</>
}
