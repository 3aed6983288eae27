import type { SandboxState } from '../operation.ts'
import type { EtaDays, ProductRecord, StoreRecord } from '../seed/records.ts'
import { transferDays } from '../seed/stores.ts'
import { supplierDays, transitDays } from './availability.ts'

/** The largest quantity of a line; also what the supplier delivers at once. */
export const largestQuantity = 9999

/** Units as they are sold: at least `minQty`, a multiple of `multiplicity`. */
export function wholePacks(
  product: Pick<ProductRecord, 'minQty' | 'multiplicity'> | undefined,
  needed: number,
): number {
  const { minQty = 1, multiplicity = 1 } = product ?? {}
  return Math.min(Math.ceil(Math.max(needed, minQty) / multiplicity) * multiplicity, largestQuantity)
}

export interface FreeStock {
  store: StoreRecord
  /** Units that no order has taken. */
  quantity: number
  inTransit: number
}

/** Free units of a product by store, in the order of stores; stores that don't keep it are left out. */
export function freeStock(state: SandboxState, productId: number): FreeStock[] {
  const reserved = state.reservations.get(productId)?.stores ?? []
  return state.catalogue.stock(productId).flatMap(({ storeId, quantity, inTransit }) => {
    const store = state.stores.find(({ id }) => id === storeId)
    if (!store) return []
    const taken = reserved.find((row) => row.storeId === storeId)?.quantity ?? 0
    return [{ store, quantity: Math.max(0, quantity - taken), inTransit }]
  })
}

/** What all stores have together, or 9999 for what the supplier delivers to order; 0 when it can't be had. */
export function orderable(state: SandboxState, product: ProductRecord): number {
  const total = freeStock(state, product.id).reduce((sum, { quantity }) => sum + quantity, 0)
  if (total > 0) return Math.min(total, largestQuantity)
  return supplierDays(product) ? largestQuantity : 0
}

export interface Source {
  /** Where a line is shipped from. */
  store: StoreRecord
  /** Days until it can be collected in the branch; absent when it is there, or can't be had. */
  etaDays?: EtaDays
}

/** Whether a store has a quantity of a product that no order has taken. */
export function hasAtStore(
  state: SandboxState,
  productId: number,
  quantity: number,
  storeId: number,
): boolean {
  return freeStock(state, productId).some((row) => row.store.id === storeId && row.quantity >= quantity)
}

/**
 * Where a quantity is shipped from: the store that the buyer chose when it has enough, else the branch when it has, else the soonest store that has enough, else the
 * soonest one that has some; what only the supplier has comes to the branch.
 */
export function sourceOf(
  state: SandboxState,
  product: ProductRecord,
  quantity: number,
  branch: StoreRecord,
  chosenStoreId?: number,
): Source {
  const rows = freeStock(state, product.id)
  const chosen = rows.filter(({ store }) => store.id === chosenStoreId)
  const found =
    soonest(chosen, branch, quantity) ?? soonest(rows, branch, quantity) ?? soonest(rows, branch, 1)
  if (found?.store.id === branch.id) return { store: branch }
  if (found) return { store: found.store, etaDays: found.days }
  const onTheWay = rows
    .filter(({ inTransit }) => inTransit >= quantity)
    .map(({ store }) => transferDays(store, branch))
    .map(({ min, max }) => ({ min: min + transitDays.min, max: max + transitDays.max }))
  const [days] = [...onTheWay, supplierDays(product)]
    .filter((term) => term !== undefined)
    .toSorted((left, right) => left.min - right.min)
  return { store: branch, ...(days && { etaDays: days }) }
}

function soonest(rows: readonly FreeStock[], branch: StoreRecord, atLeast: number) {
  return rows
    .filter(({ quantity }) => quantity >= atLeast)
    .map(({ store }) => ({ store, days: transferDays(store, branch) }))
    .toSorted((left, right) => left.days.min - right.days.min || left.store.id - right.store.id)[0]
}

/** Units of one store. */
interface StoreUnits {
  storeId: number
  quantity: number
}

/**
 * Takes units for an order: first from `store`, then from the others by id. What the supplier brings takes none.
 * @returns what was taken, to be released when the order is canceled
 */
export function reserve(
  state: SandboxState,
  productId: number,
  quantity: number,
  store: StoreRecord,
): StoreUnits[] {
  const byPreference = freeStock(state, productId).toSorted(
    (left, right) =>
      Number(right.store.id === store.id) - Number(left.store.id === store.id) ||
      left.store.id - right.store.id,
  )
  const taken: StoreUnits[] = []
  let left = quantity
  for (const row of byPreference) {
    const units = Math.min(left, row.quantity)
    if (units > 0) taken.push({ storeId: row.store.id, quantity: units })
    left -= units
  }
  take(state, productId, taken)
  return taken
}

/** Takes these units. */
export function take(state: SandboxState, productId: number, units: readonly StoreUnits[]): void {
  changeReservation(state, productId, units, 1)
}

/** Gives back what `reserve` took. */
export function release(state: SandboxState, productId: number, taken: readonly StoreUnits[]): void {
  changeReservation(state, productId, taken, -1)
}

function changeReservation(
  state: SandboxState,
  productId: number,
  units: readonly StoreUnits[],
  sign: 1 | -1,
): void {
  if (units.length === 0) return
  const byStore = new Map(
    (state.reservations.get(productId)?.stores ?? []).map((row) => [row.storeId, row.quantity]),
  )
  for (const { storeId, quantity } of units)
    byStore.set(storeId, (byStore.get(storeId) ?? 0) + sign * quantity)
  const stores = [...byStore]
    .filter(([, quantity]) => quantity !== 0)
    .map(([storeId, quantity]) => ({ storeId, quantity }))
  if (stores.length > 0) state.reservations.put({ id: productId, stores })
  else state.reservations.delete(productId)
}
