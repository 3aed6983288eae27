import { useMutation } from '@tanstack/react-query'
import { apiMutation, invalidateAfter } from '../../api/api-mutation.ts'
import { apiQuery } from '../../api/api-query.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { callApi } from '../../api/client.ts'
import { cartProductsQuery } from '../../api/frame-queries.ts'
import {
  addMachinesToCart,
  clearCart,
  findInCart,
  removeFromCart,
  updateCartLine,
} from '../../generated/operations.ts'
import { rememberVersion, shownVersion } from './cart-api.ts'

// What only the cart page needs: `cart-api.ts` is on every page with products.

/** Lines that match a text (R-CART-05). @param search trimmed, not empty */
export function cartSearchQuery(search: string) {
  return apiQuery(findInCart, { body: { search } })
}

/** Sets comment and store of a line. */
export function useUpdateLine() {
  return useMutation({ ...apiMutation(updateCartLine), scope: cartScope })
}

/** Ties lines to a machine of the company. */
export function useTieToMachine() {
  return useMutation({ ...apiMutation(addMachinesToCart), scope: cartScope })
}

/** Takes products out; a full cart on screen is read again (R-CART-10). */
export function useRemoveFromCart() {
  return useMutation({
    mutationFn: async (products: number[], context) =>
      callApi(context.client, removeFromCart, { body: { products, ...(await shownVersion(context)) } }),
    scope: cartScope,
    onSuccess: async (result, _products, _context, { client }) => {
      rememberVersion(client, result)
      await invalidateAfter(client, removeFromCart)
    },
  })
}

/** Empties the cart and reads it again (R-CART-12, R-CART-13). */
export function useClearCart() {
  return useMutation({
    mutationFn: async (_: void, context) =>
      callApi(context.client, clearCart, { body: await shownVersion(context) }),
    scope: cartScope,
    onSuccess: async (result, _nothing, _context, { client }) => {
      client.setQueryData(cartProductsQuery().queryKey, [])
      rememberVersion(client, result)
      await invalidateAfter(client, clearCart)
    },
  })
}
