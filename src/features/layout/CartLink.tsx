import { useQuery } from '@tanstack/react-query'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import { cartPath } from '../../lib/paths.ts'
import { countOf, productForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './HeaderAction.module.css'

/** 'Корзина' with the number of distinct products, without a badge when there are none (R-HEAD-41, R-MOB-06, O-30). */
export function CartLink() {
  const { data } = useQuery(cartProductsQuery())
  const count = data?.length ?? 0
  return (
    <Link to={cartPath} className={buttonClass({ variant: 'ghost' }, styles.action)}>
      <Icon name="cart" />
      <span className={styles.label}>Корзина</span>
      {count > 0 && (
        <Badge
          value={count}
          tone="yellow"
          label={countOf(count, productForms)}
          className={styles.badge ?? ''}
        />
      )}
    </Link>
  )
}
