import type { ReactNode } from 'react'
import { formatNumber } from '../../lib/money.ts'
import type { ListView } from '../../lib/list-view.ts'
import { Link } from '../../links/Link.tsx'
import styles from './GroupedProducts.module.css'
import { filtersOnly, type ListAddress } from './list-address.ts'
import type { ListedProduct } from './listed-product.ts'
import { ProductList } from './ProductList.tsx'
import type { ShownListing } from './section-api.ts'

type Group = NonNullable<ShownListing['groups']>[number]

interface GroupedProductsProps {
  address: ListAddress
  items: readonly ListedProduct[]
  columns: readonly { name: string }[]
  groups: readonly Group[]
  view: Exclude<ListView, 'table'>
  renderActions: (product: ListedProduct) => ReactNode
}

/** The parts of a machine under the names of its units; one list per unit. */
export function GroupedProducts({
  address,
  items,
  columns,
  groups,
  view,
  renderActions,
}: GroupedProductsProps) {
  return groups.map((group, index) => {
    const from = beginOf(groups, index)
    return (
      <section key={group.url} className={styles.group} aria-label={group.name}>
        <h2 className={styles.title}>
          <GroupTitle group={group} address={address} />
        </h2>
        <ProductList
          products={items.slice(from, from + group.onPage)}
          columns={columns}
          view={view}
          label={group.name}
          renderActions={renderActions}
          first={index === 0}
        />
      </section>
    )
  })
}

/** The name of a unit, which leads to its section with the same choice, and how many parts it has on all pages. */
function GroupTitle({ group: { name, url, total }, address }: { group: Group; address: ListAddress }) {
  return (
    <>
      <Link to={url + filtersOnly(address)}>{name}</Link>{' '}
      <span className={styles.count}>{formatNumber(total)}</span>
    </>
  )
}

/** The same over the rows of a table. */
export function GroupRow({ span, ...title }: { span: number; group: Group; address: ListAddress }) {
  return (
    <tr>
      <th role="rowheader" scope="rowgroup" colSpan={span} className={styles.heading}>
        <GroupTitle {...title} />
      </th>
    </tr>
  )
}

/** The place of a group's first product on the page. */
export function beginOf(groups: readonly Group[], index: number): number {
  return groups.slice(0, index).reduce((sum, { onPage }) => sum + onPage, 0)
}
