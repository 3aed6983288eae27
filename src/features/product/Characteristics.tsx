import { PropertyList } from '../../ui/PropertyList.tsx'
import type { Product } from './product-api.ts'
import styles from './Characteristics.module.css'
import { propertyGroups } from './property-groups.ts'

/** All properties under the headings of their groups, and what the product itself knows of weight, size and origin. */
export function Characteristics({ product }: { product: Product }) {
  return (
    <div className={styles.groups}>
      {propertyGroups(product).map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <PropertyList items={items} />
        </div>
      ))}
    </div>
  )
}
