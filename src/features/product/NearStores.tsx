import { useQuery } from '@tanstack/react-query'
import { useAtTabStore } from '../../api/tab-store.ts'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { productStoresQuery } from './product-api.ts'
import styles from './ProductPage.module.css'
import { quantityWords, stockGroups, termWords } from './stock-groups.ts'

const shown = 4

/** Where the product is soonest to be had, for the first view; the availability below has all stores and its failures. */
export function NearStores({ productId }: { productId: number }) {
  const { data } = useQuery(useAtTabStore(productStoresQuery(productId)))
  const [product] = data?.items ?? []
  if (!product) return null
  const rows = stockGroups(product.rows).flatMap((group) => group.rows)
  return (
    <PropertyList
      className={styles.near ?? ''}
      items={rows.slice(0, shown).map((row) => ({
        name: row.city,
        value: [quantityWords(row, product.unit), termWords(row)].filter(Boolean).join(', '),
      }))}
    />
  )
}
