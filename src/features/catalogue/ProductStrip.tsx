import { type ReactNode, useRef } from 'react'
import { cx } from '../../ui/class-names.ts'
import { useMouseModule } from '../../ui/use-mouse-module.ts'
import type { ListedProduct } from './listed-product.ts'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductCard.module.css'

export interface ProductStripProps<Product extends ListedProduct> {
  products: readonly Product[]
  renderActions?: (product: Product) => ReactNode
  /** Name of the list for screen readers, usually the heading above it. */
  label: string
}

/**
 * Cards side by side in one row that scrolls by itself when it is wider than the page: sellout, viewed, analogues.
 * A mouse can't drag what scrolls: swiper takes over when one comes. Until then, with data saver, and if its code doesn't
 * come, the row goes on scrolling.
 */
export function ProductStrip<Product extends ListedProduct>({
  products,
  renderActions,
  label,
}: ProductStripProps<Product>) {
  const frame = useRef<HTMLDivElement>(null)
  const { module, onPointerMove } = useMouseModule(() => import('./StripSlider.tsx'))
  return (
    <div ref={frame} onPointerMove={onPointerMove}>
      <ul className={cx(styles.list, styles.tiles, styles.strip)} aria-label={label}>
        {products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            rest={index >= 4}
            pictureSizes="(width < 48.0625em) 80px, 280px"
            action={renderActions?.(product)}
          />
        ))}
      </ul>
      {module && <module.StripSlider frame={frame} label={label} />}
    </div>
  )
}
