import { groupBy } from '../../../src/lib/group-by.ts'
import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { KitItemRecord } from '../seed/parts-book/book-records.ts'
import type { ProductRecord } from '../seed/records.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { addDays, dayIn } from './days.ts'
import { sharesOf } from './line-machines.ts'
import { bestFit, fitOf, rowFit } from './machine-fit.ts'
import { visibleOrders } from './order-list.ts'
import { unitPrice } from './price.ts'
import { productCard } from './product-card.ts'
import { planningOf } from './service-due.ts'
import { productStores } from './stock-rows.ts'
import { orderable, wholePacks } from './stock.ts'
import type { Viewpoint } from './viewpoint.ts'

type Item = components['schemas']['ServiceItem']
type Bought = NonNullable<Item['lastBought']>

/** Stores of one product in the answer. */
const mostStores = 50

/** A position of the kit of one machine, with what is ordered for it. */
export interface KitPosition {
  item: KitItemRecord
  /** Absent when the serial number doesn't tell which product it is. */
  product?: ProductRecord
  /** What the book names, where another product is ordered. */
  replaced?: ProductRecord
}

/** The kit of the next service, judged by the machine; what the machine doesn't have is left out. */
export function kitOf(state: SandboxState, machine: MachineRecord): KitPosition[] {
  const { planned } = planningOf(state.catalogue, machine)
  return (planned?.plan.kit ?? []).flatMap((item) => {
    const fits = item.variants.map((row) => ({ row, fit: rowFit(state.catalogue, row, machine) }))
    const right = fits.find(({ fit }) => fit === 'fits')?.row
    if (right) return [{ item, ...orderedFor(state, machine, right.productId) }]
    return bestFit(fits.map(({ fit }) => fit)) === 'doesNotFit' ? [] : [{ item }]
  })
}

/** The product of the book; its successor where the book's can't be had and the successor fits. */
function orderedFor(
  state: SandboxState,
  machine: MachineRecord,
  productId: number,
): Pick<KitPosition, 'product' | 'replaced'> {
  const product = productWith(state.catalogue, productId)
  const successor =
    product.supersededBy === undefined ? undefined : state.catalogue.product(product.supersededBy)
  const isReplaced =
    successor !== undefined &&
    !canBeHad(state, product) &&
    canBeHad(state, successor) &&
    fitOf(state.catalogue, successor, machine) === 'fits'
  return isReplaced ? { product: successor, replaced: product } : { product }
}

function productWith(catalogue: Pick<Catalogue, 'product'>, id: number): ProductRecord {
  const product = catalogue.product(id)
  if (!product) throw new Error(`No product ${id} of a service kit`)
  return product
}

const canBeHad = (state: SandboxState, product: ProductRecord) =>
  product.price !== null && !product.isWithdrawn && orderable(state, product) > 0

/** What so many units cost and whether they can be had. */
export function costOf(
  state: SandboxState,
  { quantity, product }: { quantity: number; product?: ProductRecord },
): Pick<Item, 'price' | 'sum' | 'stockState' | 'maxQuantity'> {
  const price = product && !product.isWithdrawn ? unitPrice(product, quantity) : null
  const maxQuantity = product && price !== null ? orderable(state, product) : 0
  const stockState = maxQuantity === 0 ? 'none' : quantity > maxQuantity ? 'partial' : 'ok'
  return { price, sum: (price ?? 0) * quantity, stockState, maxQuantity }
}

/** The kit over the wire. */
export function kitView(
  state: SandboxState,
  user: UserRecord,
  view: Viewpoint,
  machine: MachineRecord,
  now: number,
): Item[] {
  const bought = boughtByMachine(state, user).get(machine.id) ?? []
  return kitOf(state, machine).map((position) => {
    const { item, product, replaced } = position
    const { name, kind, quantity, place } = item
    const ids = productsOf(position)
    const stores = product ? productStores(view, product, now).rows : []
    return {
      name,
      kind,
      quantity,
      diagramId: place?.diagramId ?? null,
      position: place?.position ?? null,
      product: product ? productCard(view, product) : null,
      replaces: replaced?.article ?? null,
      ...costOf(state, { quantity: wholePacks(product, quantity), ...(product && { product }) }),
      stores: stores
        .filter(({ status }) => status === 'inStock' || status === 'inTransit')
        .slice(0, mostStores),
      lastBought: bought.find(({ productId }) => ids.has(productId))?.bought ?? null,
    }
  })
}

/** All products that a position may have been bought as. */
const productsOf = ({ item, product }: KitPosition) =>
  new Set([...item.variants.map(({ productId }) => productId), ...(product ? [product.id] : [])])

export type BoughtByMachine = ReadonlyMap<number, readonly { productId: number; bought: Bought }[]>

/** Lines ordered for each machine, the latest first. */
export function boughtByMachine(state: SandboxState, user: UserRecord): BoughtByMachine {
  const lines = visibleOrders(state, user)
    .filter(({ status }) => status !== 'canceled')
    .toSorted((left, right) => Date.parse(right.createdAt) - Date.parse(left.createdAt))
    .flatMap((order) => {
      const date = dayIn('Europe/Moscow', Date.parse(order.createdAt))
      return order.lines.flatMap((line) =>
        sharesOf(line).map(({ machineId, quantity }) => ({
          machineId,
          productId: line.productId,
          bought: { orderId: order.id, orderNumber: order.number, date, quantity },
        })),
      )
    })
  return groupBy(lines, ({ machineId }) => machineId)
}

/** Days in which what was ordered is taken to be for the next service. */
const orderedDays = 90

/** What is ordered for the next service of a machine already. */
export function orderedOf(
  kit: readonly KitPosition[],
  { id, lastService }: MachineRecord,
  bought: BoughtByMachine,
  now: number,
): Pick<components['schemas']['MachineServicePlan'], 'ordered'> {
  const since = addDays(dayIn('Europe/Moscow', now), -orderedDays)
  const recent = (bought.get(id) ?? []).filter(
    ({ bought: { date } }) => date >= since && date >= (lastService?.at ?? date),
  )
  const found = kit.flatMap((position) => {
    const ids = productsOf(position)
    return recent.find(({ productId }) => ids.has(productId))?.bought ?? []
  })
  const [latest] = found.toSorted(
    (left, right) => right.date.localeCompare(left.date) || right.orderId - left.orderId,
  )
  if (!latest) return {}
  const { orderId, orderNumber, date } = latest
  return { ordered: { orderId, orderNumber, date, itemCount: found.length } }
}
