import type { components } from '../../generated/api-types.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './Cart.module.css'
import { CartLineRow } from './CartLineRow.tsx'
import type { StoreGroup } from './group-lines.ts'

export interface CartStoreGroupProps {
  group: StoreGroup
  /** Of the whole cart; each line takes its own. */
  warnings: readonly components['schemas']['CartWarning'][]
}

/** What is shipped from one store. */
export function CartStoreGroup({ group: { storeName, lines }, warnings }: CartStoreGroupProps) {
  return (
    <Panel
      flush
      className={styles.group ?? ''}
      title={
        <span className={styles.store}>
          <Icon name="warehouse" />
          {storeName ? `Отгрузка: ${storeName}` : 'Отгрузка со склада'}
        </span>
      }
    >
      <ul role="list">
        {lines.map((line) => (
          <CartLineRow key={line.id} line={line} warnings={warnings} />
        ))}
      </ul>
    </Panel>
  )
}
