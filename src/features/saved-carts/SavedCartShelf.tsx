import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '../../lib/money.ts'
import { savedCartsPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { savedCartPath, savedCartsQuery } from './saved-cart-api.ts'
import { ToCart } from './SavedCartList.tsx'
import styles from './SavedCarts.module.css'

/** How many are shown; the page of saved carts has the rest. */
const most = 5

/** The latest saved carts, under an empty cart. Nothing while there are none, or none can be read. */
export default function SavedCartShelf() {
  const { data } = useQuery(savedCartsQuery())
  if (!data || data.items.length === 0) return null
  return (
    <Panel title="Сохранённые корзины" actions={<Link to={savedCartsPath}>Все</Link>}>
      <ul role="list" className={styles.shelf}>
        {data.items.slice(0, most).map((cart) => (
          <li key={cart.id}>
            <Link to={savedCartPath(cart.id)} className={styles.name}>
              {cart.name}
            </Link>
            <span>{formatMoney(cart.total)}</span>
            <ToCart cart={cart} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
