import type { components } from '../../generated/api-types.ts'
import { formatMoney } from '../../lib/money.ts'
import { countOf, productForms } from '../../lib/plural.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Panel } from '../../ui/Panel.tsx'
import styles from './Cart.module.css'
import { CartLineRow } from './CartLineRow.tsx'
import { Counting } from './CartTotals.tsx'
import type { StoreGroup } from './group-lines.ts'

export interface CartStoreGroupProps {
  group: StoreGroup
  /** Sums of all its lines, also of those that a search hides. */
  sums: components['schemas']['CartStore'] | undefined
  /** Of the whole cart; each line takes its own. */
  warnings: readonly components['schemas']['CartWarning'][]
}

/** What is shipped from one store. */
export function CartStoreGroup({ group: { storeName, lines }, sums, warnings }: CartStoreGroupProps) {
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
      actions={
        sums && (
          <span className={styles.storeSums}>
            {countOf(sums.count, productForms)} · <Counting>{formatMoney(sums.total)}</Counting>
          </span>
        )
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
