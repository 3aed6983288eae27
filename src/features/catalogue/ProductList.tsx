import { memo, type ReactNode } from 'react'
import { cx } from '../../ui/class-names.ts'
import type { ListedProduct } from './listed-product.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductCard.module.css'

type CardView = 'list' | 'grid'

export interface ProductListProps<Product extends ListedProduct> {
  products: readonly Product[]
  view: CardView
  /** What the facts of the products are. */
  columns?: readonly { name: string }[]
  /** The one action of each card; the route puts the cart's button here. */
  renderActions?: (product: Product) => ReactNode
  /** Name of the list for screen readers. */
  label?: string
  /** The list stands at the top of the page: its first row is loaded at once. */
  first?: boolean
}

/** How wide the pictures stand, by the widths of the style sheet. */
const pictureSizes: Readonly<Record<CardView, string>> = {
  list: '(width < 48.0625em) 72px, 96px',
  grid: '(width < 48.0625em) 50vw, 280px',
}

/**
 * Cards whose picture doesn't wait for the layout: a row of tiles, as on a desktop. In rows it is one, for pictures are small
 * there, and an SVG that comes before the first paint holds that up.
 */
const firstRow: Readonly<Record<CardView, number>> = { list: 1, grid: 5 }

/** Cards of a first screen, the highest one of all devices. */
const firstScreen: Readonly<Record<CardView, number>> = { list: 10, grid: 8 }

/** Products as rows (parts) or tiles (machines). */
function Products<Product extends ListedProduct>({
  products,
  view,
  columns,
  renderActions,
  label = 'Товары',
  first = false,
}: ProductListProps<Product>) {
  return (
    <ul className={cx(styles.list, view === 'grid' ? styles.tiles : styles.rows)} aria-label={label}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          columns={columns}
          action={renderActions?.(product)}
          pictureSizes={pictureSizes[view]}
          rest={index >= firstScreen[view]}
          eager={first && (index === 0 ? 'high' : index < firstRow[view])}
        />
      ))}
    </ul>
  )
}

/** Memoized: the router draws a page again when a navigation begins, while its products stay. */
export const ProductList = memo(Products) as typeof Products
