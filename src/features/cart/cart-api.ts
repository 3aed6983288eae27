import { type MutationFunctionContext, type QueryClient, useMutation, useQuery } from '@tanstack/react-query'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import { apiQuery } from '../../api/api-query.ts'
import { cartScope, leavingMeta } from '../../api/cart-writes.ts'
import { callApi } from '../../api/client.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import type { Data, Input } from '../../api/operation.ts'
import { atStore, tabStore } from '../../api/tab-store.ts'
import { addToCart, getCart, updateCart } from '../../generated/operations.ts'

/** The whole cart as `getCart` answers it. */
export type Cart = Data<typeof getCart>
/** One product in it. */
export type CartLine = Cart['basketProducts']['grid']['products'][number]
/** Its sums. */
export type CartInfo = Cart['basketProducts']['info']

/** The whole cart (R-CART-01, O-47). The page reads it anew at every visit, but not again at hydration. */
export function cartQuery() {
  return apiQuery(getCart, {})
}

/** Where the cart on screen stands: the one at the store of this tab (O-84). */
export function shownCartKey(client: QueryClient) {
  return atStore(cartQuery(), tabStore(client)).queryKey
}

/** How many of a product the cart holds; 0 when it isn't there. An entry without a quantity counts 1 (R-CART-04). */
export function useQuantityInCart(productId: number): number {
  const { data } = useQuery({
    ...cartProductsQuery(),
    select: (products) => {
      const entry = products.find(({ id }) => id === productId)
      return entry ? (entry.quantity ?? 1) : 0
    },
  })
  return data ?? 0
}

/** Puts a product into the cart; done only when the answer says so, then the list is read again (R-CART-07, R-CART-08). */
export function useAddToCart() {
  return useMutation({ ...apiMutation(addToCart), scope: cartScope })
}

type QuantityChange = Pick<Input<typeof updateCart>['body'], 'product' | 'quantity'>

/**
 * Sets a quantity, 0 removes (R-CART-03); a full cart on screen is read again (R-CART-11).
 * @param versioned the visitor sees the whole cart: a change of an older one than the newest is refused
 */
export function useUpdateCart(versioned: boolean) {
  return useMutation({
    mutationFn: async (change: QuantityChange, context) => {
      const version = versioned ? await shownVersion(context) : {}
      return callApi(context.client, updateCart, { body: { ...change, ...version } })
    },
    scope: cartScope,
    onSuccess: async (result, _change, _context, { client }) => {
      rememberVersion(client, result)
      await invalidateAfter(client, updateCart)
    },
  })
}

/**
 * The version is read when the write is sent: queued writes before it have raised it. After a write with an unknown
 * result the cart is read first, or the server would refuse this one as stale.
 */
export async function shownVersion({ client, meta }: MutationFunctionContext): Promise<{ version?: number }> {
  if (meta === leavingMeta) return {}
  const query = atStore(cartQuery(), tabStore(client))
  const state = client.getQueryState(query.queryKey)
  const cart = state?.isInvalidated ? await client.query({ ...query, staleTime: 0 }) : state?.data
  return cart ? { version: cart.version } : {}
}

/** If the read afterwards fails, the next write must still not be stale. */
export function rememberVersion(client: QueryClient, { version }: Data<typeof updateCart>): void {
  client.setQueryData(shownCartKey(client), (cart) => cart && { ...cart, version })
}
