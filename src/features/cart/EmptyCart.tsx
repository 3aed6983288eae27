import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { catalogPath, selloutPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'
import styles from './Cart.module.css'

/** Nothing in the cart yet: where to find something. */
export function EmptyCart({ viewed }: { viewed?: ReactNode }) {
  return (
    <div className={styles.page}>
      <EmptyState
        heading="h1"
        icon="cart"
        title="Корзина пуста"
        text="Найдите запчасть по артикулу в строке поиска или выберите в каталоге."
        actions={
          <>
            <Link to={catalogPath} className={buttonClass({ variant: 'primary' })}>
              Перейти в каталог
            </Link>
            <Link to={selloutPath} className={buttonClass()}>
              Распродажа
            </Link>
          </>
        }
      />
      {viewed}
    </div>
  )
}
