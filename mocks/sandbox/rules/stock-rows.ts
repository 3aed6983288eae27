import type { components } from '../../../src/generated/api-types.ts'
import type { ProductRecord, StoreRecord } from '../seed/records.ts'
import { transferDays } from '../seed/stores.ts'
import { supplierDays, transitDays } from './availability.ts'
import { closingToday } from './opening-hours.ts'
import { compareRussian } from './per-catalogue.ts'
import { unitOf } from '../seed/product-unit.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']
type StockRow = Schemas['StockRow']

/** Above this quantity the answer has `moreThan`. */
const mostTold = 50

/** Availability of one product in all stores; `now` is the world's clock. */
export function productStores(
  view: Viewpoint,
  product: ProductRecord,
  now: number,
): Schemas['ProductStores'] {
  const rows = view.stores.map((store) => stockRow(view, product, store, now)).toSorted(compareRows)
  return { productId: product.id, unit: unitOf(product), rows }
}

function stockRow(view: Viewpoint, product: ProductRecord, store: StoreRecord, now: number): StockRow {
  const { branch, catalogue } = view
  const { quantity: kept = 0, inTransit = 0 } = catalogue.stockAt(product.id, store.id) ?? {}
  const quantity = Math.max(0, kept - (view.reserved.get(product.id)?.get(store.id) ?? 0))
  const isCurrent = store.id === branch.id
  const supplied = supplierDays(product)
  const road = transferDays(store, branch)
  const status = quantity > 0 ? 'inStock' : inTransit > 0 ? 'inTransit' : supplied ? 'toOrder' : 'none'
  const units = status === 'inStock' ? quantity : status === 'inTransit' ? inTransit : 0
  const eta = {
    inStock: isCurrent ? undefined : road,
    inTransit: { min: road.min + transitDays.min, max: road.max + transitDays.max },
    toOrder: supplied,
    none: undefined,
  }[status]
  return {
    storeId: store.storeId,
    storeName: store.storeName,
    city: store.name,
    address: store.address,
    quantity: Math.min(units, mostTold),
    moreThan: units > mostTold,
    status,
    ...(eta && { etaDays: eta }),
    pickupToday: isCurrent && status === 'inStock' && closingToday(store, now) !== undefined,
    schedule: store.schedule.map(({ days, hours }) => `${days} ${hours}`).join(', '),
    isCurrent,
  }
}

const statusPlaces = { inStock: 0, inTransit: 0, toOrder: 1, none: 2 } as const

/** Order: the current branch, stores with stock (soonest first), to order, none; then city and storeId. */
function compareRows(left: StockRow, right: StockRow): number {
  return (
    Number(right.isCurrent) - Number(left.isCurrent) ||
    statusPlaces[left.status] - statusPlaces[right.status] ||
    (left.etaDays?.min ?? 0) - (right.etaDays?.min ?? 0) ||
    compareRussian(left.city, right.city) ||
    (left.storeId < right.storeId ? -1 : 1)
  )
}
