import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { EtaDays, ProductRecord, StoreRecord } from '../seed/records.ts'
import { transferDays } from '../seed/stores.ts'
import { perCatalogue } from './per-catalogue.ts'
import type { Viewpoint } from './viewpoint.ts'

/** Days until goods on their way to a store are there. */
export const transitDays: EtaDays = { min: 2, max: 4 }

/** Days until the supplier has delivered; `undefined` when he doesn't any more. */
export function supplierDays(product: ProductRecord): EtaDays | undefined {
  if (product.supersededBy !== undefined || product.isWithdrawn) return undefined
  return product.isMachine ? { min: 45, max: 60 } : { min: 21, max: 30 }
}

/** In the branch, in another one, to order, unavailable: the order of sorting by availability. */
export type AvailabilityRank = 0 | 1 | 2 | 3

export type Availability = components['schemas']['StockSummary'] & { rank: AvailabilityRank }

const known = perCatalogue(() => new Map<number, Map<number, Availability>>())

/** The stock of a product for a branch. Cached per product and branch, unless orders have taken units. */
export function availabilityOf(
  { catalogue, stores, branch, reserved }: Pick<Viewpoint, 'catalogue' | 'stores' | 'branch' | 'reserved'>,
  product: ProductRecord,
): Availability {
  const taken = reserved.get(product.id)
  if (taken) return workOut(catalogue, stores, branch, product, taken)
  const ofCatalogue = known(catalogue)
  let ofBranch = ofCatalogue.get(branch.id)
  if (!ofBranch) ofCatalogue.set(branch.id, (ofBranch = new Map()))
  let availability = ofBranch.get(product.id)
  if (!availability) ofBranch.set(product.id, (availability = workOut(catalogue, stores, branch, product)))
  return availability
}

function workOut(
  catalogue: Catalogue,
  stores: readonly StoreRecord[],
  branch: StoreRecord,
  product: ProductRecord,
  taken?: ReadonlyMap<number, number>,
): Availability {
  let here = 0
  let elsewhere = 0
  const days: number[] = []
  for (const { storeId, quantity: kept, inTransit } of catalogue.stock(product.id)) {
    const quantity = Math.max(0, kept - (taken?.get(storeId) ?? 0))
    const from = stores.find(({ id }) => id === storeId)
    if (!from) continue
    if (storeId === branch.id) here += quantity
    else elsewhere += quantity
    const road = transferDays(from, branch).min
    if (quantity > 0) days.push(road)
    if (inTransit > 0) days.push(road + transitDays.min)
  }
  const supplied = supplierDays(product)
  if (days.length === 0 && supplied) days.push(supplied.min)
  const rank = here > 0 ? 0 : elsewhere > 0 ? 1 : days.length > 0 ? 2 : 3
  return { here, elsewhere, rank, ...(here === 0 && days.length > 0 && { etaDays: Math.min(...days) }) }
}
