import type { CartRecord } from '../world-records.ts'
import type { Refuse, SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { cartOf, cartView } from './cart-view.ts'
import { viewpointOf } from './viewpoint.ts'

/** The call of an operation that changes the cart. */
interface CartWrite {
  state: SandboxState
  session: Session
  user: UserRecord | undefined
  body: { version?: number }
  refuse: Refuse<
    | 'addToCart'
    | 'addManyToCart'
    | 'removeFromCart'
    | 'clearCart'
    | 'updateCart'
    | 'updateCartLine'
    | 'addMachinesToCart'
    | 'addSavedCartToCart'
    | 'addServiceToCart'
  >
}

/** The cart to change; a stale `version` is refused with the fresh cart. */
export function freshCart({ state, session, user, body, refuse }: CartWrite): CartRecord {
  const cart = cartOf(state, session)
  if (body.version !== undefined && body.version !== cart.version)
    throw refuse(
      'conflict',
      'Корзина изменилась в другой вкладке. Мы показали её заново.',
      'version',
      cartView(state, viewpointOf({ state, session, user }), cart),
    )
  return cart
}
