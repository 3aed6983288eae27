import type { CartLine } from './cart-api.ts'

/** Lines that are shipped from one store. */
export interface StoreGroup {
  storeId: string
  /** Empty when the backend doesn't tell it. */
  storeName: string
  lines: CartLine[]
}

/** Lines by store, stores in the order in which the cart names them first. */
export function groupByStore(lines: readonly CartLine[]): StoreGroup[] {
  const groups = new Map<string, StoreGroup>()
  for (const line of lines) {
    const group = groups.get(line.storeId)
    if (group) group.lines.push(line)
    else
      groups.set(line.storeId, {
        storeId: line.storeId,
        storeName: line.storeName ?? '',
        lines: [line],
      })
  }
  return [...groups.values()]
}
