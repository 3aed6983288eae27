import type { MachineShare } from '../seed/machine-share.ts'
import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { AddressRecord } from '../seed/address-record.ts'
import type { OrderedProduct, OrderLineRecord, OrderRecord } from '../seed/order-record.ts'
import { addDays, dayIn } from './days.ts'
import { firstOpenDay } from './opening-hours.ts'
import type { Calculation } from './order-calculation.ts'
import { orderedProduct } from '../seed/ordered-product.ts'
import { reserve } from './stock.ts'

type Schemas = components['schemas']

/** What a calculation gives an order, when it is placed and when it is changed. */
export interface Reckoning {
  state: SandboxState
  calculation: Calculation
  delivery: Schemas['DeliveryChoice']
  now: number
}

/** A line that an order had before, or that the cart holds. */
interface KnownLine {
  productId: number
  id?: number
  product?: OrderedProduct
  machineId?: number
  machines?: MachineShare[]
}

/**
 * The lines of an order, whose units are taken from the stores here. A line without an id gets the next one after those
 * of `former`, the lines before.
 */
export function lineRecords(
  { state, calculation, now }: Reckoning,
  orderId: number,
  known: readonly KnownLine[],
  former: readonly { id: number }[] = [],
): OrderLineRecord[] {
  const lastId = Math.max(orderId * 1000, ...former.map(({ id }) => id))
  const { destination } = calculation
  const today = dayIn(destination.timeZone, now)
  const handedOver = (days: number) => firstOpenDay(destination, addDays(today, days), now)
  return calculation.lines.map((line, index) => {
    const { product, quantity, price, fullPrice, discount, vatRate, sum, vat, store, eta } = line
    const before = known.find(({ productId }) => productId === product.id)
    const { id = lastId + index + 1, machineId, machines } = before ?? {}
    return {
      id,
      productId: product.id,
      product: before?.product ?? orderedProduct(product),
      quantity,
      shippedQuantity: 0,
      price,
      ...(discount > 0 && { fullPrice }),
      vatRate,
      sum,
      vat,
      storeId: store.id,
      eta: handedOver(eta.min),
      lineStatus: 'waiting',
      reserved: reserve(state, product.id, quantity, store),
      ...(machineId !== undefined && { machineId }),
      ...(machines && { machines }),
    }
  })
}

/** The delivery of an order as it was chosen, with the price and term of the calculation. */
export function deliveryRecord(
  { calculation, delivery }: Reckoning,
  recipient: OrderRecord['delivery']['recipient'],
  companyId: number | undefined,
  address: AddressRecord | undefined,
): OrderRecord['delivery'] {
  const { totals, deliveryOptions } = calculation.wire
  const option = deliveryOptions.find(({ type }) => type === delivery.type)
  const byPickup = delivery.type === 'pickup'
  return {
    type: delivery.type,
    ...(byPickup && { storeId: calculation.destination.id }),
    ...(!byPickup &&
      delivery.type !== 'carrierTerminal' &&
      delivery.addressId !== undefined && { addressId: delivery.addressId, ...(address && { address }) }),
    ...(delivery.type === 'carrierTerminal' &&
      delivery.terminal !== undefined && { terminal: delivery.terminal }),
    ...(delivery.unloading !== undefined && { unloading: delivery.unloading }),
    price: totals.delivery,
    eta: option?.etaFrom && option.etaTo ? { from: option.etaFrom, to: option.etaTo } : null,
    recipient,
    needsAuthority: companyId !== undefined && byPickup,
  }
}

/** The totals of an order of which `paid` has been paid already. */
export function totalsRecord({ wire: { totals } }: Calculation, paid: number): OrderRecord['totals'] {
  const { goods, discount, delivery, vat, total } = totals
  return { goods, discount, delivery: delivery ?? 0, vat, total, paid, due: Math.max(0, total - paid) }
}
