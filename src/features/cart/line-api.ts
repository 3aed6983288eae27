import { useMutation } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { apiQuery } from '../../api/api-query.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { addMachinesToCart, listMachines, updateCartLine } from '../../generated/operations.ts'

// What only the cart page needs: `cart-api.ts` is on every page with products.

/** Machines that a line can be for; customers only. */
export function machinesQuery() {
  return apiQuery(listMachines, { query: { PAGE_SIZE: 100 } })
}

/** Sets comment and store of a line. */
export function useUpdateLine() {
  return useMutation({ ...apiMutation(updateCartLine), scope: cartScope })
}

/** Ties lines to a machine of the company. */
export function useTieToMachine() {
  return useMutation({ ...apiMutation(addMachinesToCart), scope: cartScope })
}
