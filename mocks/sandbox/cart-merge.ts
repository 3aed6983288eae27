import type { CartRecord } from './world-records.ts'
import { cartLimit } from './rules/cart-quantity.ts'
import type { State } from './state.ts'

/**
 * Merges the guest's cart into the customer's at login; of the same product the larger quantity stays (O-50). Deletes
 * the guest's cart. Lines beyond the largest cart are dropped, the latest first. Returns the ids of the products
 * whose line in the customer's cart changed.
 */
export function mergeCarts(
  state: State<unknown>,
  guest: string,
  customer: string,
  updatedAt: string,
): number[] {
  const from = state.carts.get(guest)
  if (!from) return []
  const into: CartRecord = state.carts.get(customer) ?? { id: customer, lines: [], version: 0, updatedAt }
  const lines = new Map(into.lines.map((line) => [line.productId, line]))
  const changed: number[] = []
  const merged: number[] = []
  for (const line of from.lines) {
    const own = lines.get(line.productId)
    if (own ? own.quantity >= line.quantity : lines.size >= cartLimit) continue
    lines.set(line.productId, own ? { ...own, quantity: line.quantity } : line)
    changed.push(line.productId)
    if (own) merged.push(line.productId)
  }
  if (changed.length > 0)
    state.carts.put({
      ...into,
      lines: [...lines.values()],
      version: into.version + 1,
      updatedAt,
      ...(merged.length > 0 && { merged }),
    })
  state.carts.delete(guest)
  return changed
}
