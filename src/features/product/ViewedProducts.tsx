import { useQuery } from '@tanstack/react-query'
import { useAtTabStore } from '../../api/tab-store.ts'
import { viewedProductsQuery } from './product-api.ts'
import type { RenderProducts } from './render-products.ts'
import styles from './ViewedProducts.module.css'

export interface ViewedProductsProps {
  /** The product whose page this is. */
  exclude?: number
  renderProducts: RenderProducts
}

/**
 * What the visitor looked at. Read in the browser only, after hydration. Shows nothing without other viewed products,
 * and nothing on a failure.
 */
export function ViewedProducts({ exclude, renderProducts }: ViewedProductsProps) {
  const { data } = useQuery({ ...useAtTabStore(viewedProductsQuery(exclude)), staleTime: 0 })
  if (!data || data.items.length === 0) return null
  return (
    <section className={styles.viewed} aria-labelledby="viewed-products">
      <h2 id="viewed-products">Вы смотрели</h2>
      {renderProducts({ label: 'Вы смотрели', products: data.items })}
    </section>
  )
}
