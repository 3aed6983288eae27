import { useState } from 'react'
import type { Data } from '../../api/operation.ts'
import type { getCurrentStore } from '../../generated/operations.ts'
import styles from './Cart.module.css'

/** Says that another city has regrouped the lines while the cart was in sight. */
export function NewBranchNote({ branch }: { branch: Data<typeof getCurrentStore> | undefined }) {
  const [first] = useState(branch?.storeId)
  const isOther = branch !== undefined && first !== undefined && first !== branch.storeId
  return (
    <p role="status" className={styles.warning}>
      {isOther &&
        `Город изменён на ${branch.store}: товары сгруппированы заново. Проверьте сроки и способ получения в заказе.`}
    </p>
  )
}
