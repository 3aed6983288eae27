import type { CartLine } from './cart-api.ts'

/** Lines that are shipped from one store. */
export interface StoreGroup {
  storeId: string
  /** Empty when the backend doesn't tell it. */
  storeName: string
  lines: CartLine[]
}

/**
 * Lines by store: that of the current branch first, the others by name. The lines themselves don't decide the order, so
 * that no group moves when a line is removed.
 */
export function groupByStore(
  lines: readonly CartLine[],
  currentStoreId: string | null | undefined,
): StoreGroup[] {
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
  const isElsewhere = ({ storeId }: StoreGroup) => Number(storeId !== currentStoreId)
  return [...groups.values()].toSorted(
    (left, right) =>
      isElsewhere(left) - isElsewhere(right) || left.storeName.localeCompare(right.storeName, 'ru'),
  )
}
