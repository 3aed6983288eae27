import { cx } from '../../ui/class-names.ts'
import styles from './StoreMap.module.css'
import { type MappedStore, storePlaces } from './store-places.ts'

export interface StoreMapProps {
  /** Numbered from 1 in their order, as in the list beside the map. */
  stores: readonly MappedStore[]
  chosen: string
  onChoose: (storeId: string) => void
}

/**
 * Stores where they lie to each other, on the grid of the shop's drawings: it has no map tiles. For the pointer only;
 * the list beside it says and does the same for everybody.
 */
export function StoreMap({ stores, chosen, onChoose }: StoreMapProps) {
  return (
    <div className={styles.map} aria-hidden="true">
      {storePlaces(stores).map(({ storeId, name, left, top }, index) => (
        <button
          key={storeId}
          type="button"
          tabIndex={-1}
          title={name}
          className={cx(styles.pin, storeId === chosen && styles.chosen)}
          style={{ insetInlineStart: `${left}%`, insetBlockStart: `${top}%` }}
          onClick={() => onChoose(storeId)}
        >
          {index + 1}
        </button>
      ))}
    </div>
  )
}
