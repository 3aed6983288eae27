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

type StockView = Pick<Viewpoint, 'catalogue' | 'stores' | 'branch' | 'reserved'>

/** The stock of a product for a branch. */
export function availabilityOf(
  { catalogue, stores, branch, reserved }: StockView,
  product: ProductRecord,
): Availability {
  return workOut(catalogue, stores, branch, product, reserved.get(product.id))
}

/** What lists ask of the stock of all their products: bits of one byte. */
const isHere = 4
const isElsewhere = 8
const isKnown = 16
const rankBits = 3

/** A byte per product of the catalogue, by branch. */
const known = perCatalogue(() => new Map<number, Uint8Array>())

/** What filters and orders of lists ask of the stock. Kept per product and branch, unless orders have taken units. */
export function stockMarks(
  view: StockView,
  product: ProductRecord,
): { here: boolean; elsewhere: boolean; rank: number } {
  const marks = view.reserved.has(product.id) ? marksOf(view, product) : keptMarks(view, product)
  return {
    here: (marks & isHere) !== 0,
    elsewhere: (marks & isElsewhere) !== 0,
    rank: marks & rankBits,
  }
}

function keptMarks(view: StockView, product: ProductRecord): number {
  const ofCatalogue = known(view.catalogue)
  let ofBranch = ofCatalogue.get(view.branch.id)
  if (!ofBranch) {
    const last = view.catalogue.products.at(-1)?.id ?? 0
    ofCatalogue.set(view.branch.id, (ofBranch = new Uint8Array(last + 1)))
  }
  return ofBranch[product.id] || (ofBranch[product.id] = marksOf(view, product))
}

function marksOf(view: StockView, product: ProductRecord): number {
  const { here, elsewhere, rank } = availabilityOf(view, product)
  return isKnown | rank | (here > 0 ? isHere : 0) | (elsewhere > 0 ? isElsewhere : 0)
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
