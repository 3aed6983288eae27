import { Skeleton } from '../../ui/Skeleton.tsx'
import { FilterSkeleton } from './FilterSkeleton.tsx'
import styles from './ProductListing.module.css'

const rows = [0, 1, 2, 3, 4, 5]

/** A list that has to be read again as a whole, after login for instance. */
export function ListingSkeleton() {
  return (
    <div className={styles.listing} aria-busy>
      <aside className={styles.rail}>
        <FilterSkeleton />
      </aside>
      <div className={styles.products}>
        {rows.map((row) => (
          <Skeleton key={row} height="88px" />
        ))}
      </div>
    </div>
  )
}
