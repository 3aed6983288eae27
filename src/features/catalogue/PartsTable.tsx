import type { ReactNode } from 'react'
import type { components } from '../../generated/api-types.ts'
import { withPage } from '../../lib/filters.ts'
import { ORDER_BY, SORT } from '../../lib/list-parameters.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { Link } from '../../links/Link.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { StockMark } from '../../ui/StockMark.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { beginOf, GroupRow } from './GroupedProducts.tsx'
import { type ListAddress, queryText } from './list-address.ts'
import type { ListedProduct } from './listed-product.ts'
import { ViewLinks } from './ListToolbar.tsx'
import styles from './ProductListing.module.css'
import { ProductLink } from './ProductLink.tsx'
import type { ShownListing } from './section-api.ts'
import { stockWords } from '../../lib/stock-words.ts'

export interface PartsTableProps {
  address: ListAddress
  items: readonly ListedProduct[]
  columns: readonly components['schemas']['ListColumn'][]
  /** Units that the rows stand under, in order. */
  groups?: ShownListing['groups'] | undefined
  renderActions: (product: ListedProduct) => ReactNode
}

/** Products as rows of 32 px, with a column for each property that tells them apart; headings order by their column. */
export function PartsTable({ address, items, columns, groups, renderActions }: PartsTableProps) {
  const hasUnits = new Set(items.map(({ unit }) => unit)).size > 1
  const firsts = new Map(groups?.map((group, index) => [items[beginOf(groups, index)], group]))
  const sorted = (id: string, title: string, rest: Omit<Column<ListedProduct>, 'id' | 'title'>) => ({
    id,
    title: <OrderLink address={address} code={id} title={title} />,
    sort: orderOf(address, id),
    ...rest,
  })
  const facts =
    columns.length > 0
      ? columns.map(({ code, name, unit }, index) => {
          const title = unit === undefined ? name : `${name},\u00a0${unit}`
          const rest = {
            label: title,
            cell: ({ facts: own }: ListedProduct) => factCell(own?.[index] ?? '', unit),
          }
          return code === '' ? { id: 'unit', title, ...rest } : sorted(code, title, rest)
        })
      : [
          {
            id: 'facts',
            title: 'Характеристики',
            card: 'line' as const,
            cell: ({ facts }: ListedProduct) => <span className={styles.oneLine}>{facts?.join(' · ')}</span>,
          },
        ]
  return (
    <Table
      caption="Товары"
      density="compact"
      className={styles.table ?? ''}
      rowKey={({ id }) => id}
      rows={items}
      headingBefore={(product) => {
        const group = firsts.get(product)
        return group && <GroupRow key={group.url} span={facts.length + 6} group={group} address={address} />
      }}
      columns={[
        sorted('article', 'Артикул', { card: 'head', cell: ({ article }) => <code>{article}</code> }),
        sorted('name', 'Название', {
          card: 'title',
          cell: ({ name, url, id }) => (
            <ProductLink to={url} className={styles.oneLine} title={name} data-product={id}>
              {name}
            </ProductLink>
          ),
        }),
        sorted('brand', 'Бренд', { card: 'plain', cell: ({ brand }) => brand }),
        ...facts,
        sorted('stock', 'Наличие', { card: 'plain', cell: (product) => <Stock product={product} /> }),
        sorted('price', 'Цена', {
          number: true,
          card: 'headEnd',
          cell: ({ price, unit }) =>
            price.current === null ? (
              'по запросу'
            ) : (
              <>
                {price.old !== undefined && (
                  <>
                    <s>
                      <VisuallyHidden>Старая цена: </VisuallyHidden>
                      <small>{formatMoney(price.old)}</small>
                    </s>{' '}
                    <VisuallyHidden>Цена: </VisuallyHidden>
                  </>
                )}
                <b data-sum>{formatMoney(price.current)}</b>
                {hasUnits && ` /\u00a0${unit}`}
              </>
            ),
        }),
        {
          id: 'action',
          title: <ViewLinks address={address} view="table" label="Вид списка в таблице" />,
          card: 'end',
          cell: renderActions,
        },
      ]}
    />
  )
}

/** Shorter than in rows of cards: the column is headed 'Наличие'. */
function Stock({ product }: { product: ListedProduct }) {
  const { tone, term } = stockWords(product)
  const { here, elsewhere } = product.stock
  const amount = `${formatNumber(here || elsewhere)}\u00a0${product.unit}`
  const words = { in: `${amount}, здесь`, elsewhere: amount, order: 'Заказ', none: 'Нет' }[tone]
  return <StockMark tone={tone}>{term === undefined ? words : `${words}, ${term}`}</StockMark>
}

/** Without the unit, which the heading has. */
function factCell(fact: string, unit: string | undefined): ReactNode {
  if (fact === '') return <span data-empty>—</span>
  return unit === undefined ? fact : fact.slice(0, -unit.length - 1)
}

function orderOf({ orderBy }: ListAddress, code: string): Column<ListedProduct>['sort'] {
  if (orderBy === code) return 'ascending'
  return orderBy === `-${code}` ? 'descending' : 'none'
}

/** A heading that orders by its column: ascending, descending, then as before. */
function OrderLink({ address, code, title }: { address: ListAddress; code: string; title: string }) {
  const order = orderOf(address, code)
  const search = withPage(address.search, 1)
  search.delete(SORT)
  if (order === 'descending') search.delete(ORDER_BY)
  else search.set(ORDER_BY, order === 'ascending' ? `-${code}` : code)
  return (
    <Link to={{ search: queryText(search) }} className={styles.order} rel="nofollow" preventScrollReset>
      {title}
      {order !== 'none' && <Icon name={order === 'ascending' ? 'arrow-up' : 'arrow-down'} size="small" />}
    </Link>
  )
}
