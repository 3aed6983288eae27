import type { SandboxState } from '../operation.ts'

/** How many viewed products are remembered. */
export const viewedLimit = 20

type ViewedState = Pick<SandboxState, 'viewed'>

/** Puts a product first among those that a visitor has viewed; writes nothing when it is first already. */
export function rememberViewed(
  state: ViewedState,
  owner: string,
  productId: number,
  updatedAt: string,
): void {
  const before = state.viewed.get(owner)?.productIds ?? []
  if (before[0] === productId) return
  const productIds = [productId, ...before.filter((id) => id !== productId)].slice(0, viewedLimit)
  state.viewed.put({ id: owner, productIds, updatedAt })
}

/** At login what the guest has viewed goes before what the customer had; the guest's list is gone afterwards. */
export function mergeViewed(state: ViewedState, guest: string, customer: string, updatedAt: string): void {
  const from = state.viewed.get(guest)
  if (!from) return
  const own = state.viewed.get(customer)?.productIds ?? []
  const productIds = [...new Set([...from.productIds, ...own])].slice(0, viewedLimit)
  state.viewed.put({ id: customer, productIds, updatedAt })
  state.viewed.delete(guest)
}
