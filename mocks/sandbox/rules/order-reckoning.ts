import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { AddressRecord } from '../seed/address-record.ts'
import type { OrderLineRecord, OrderRecord, OrderStatus } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { chosenAddress } from './addresses.ts'
import type { Buyer } from './buyer.ts'
import { pricingCompanyId } from './current-company.ts'
import { storeById } from './current-store.ts'
import { memberOf } from './members.ts'
import { calculate } from './order-calculation.ts'
import { pricedState } from './price-lists.ts'
import { type OrderWrite, putOrder } from './order-change.ts'
import { countOrder, freeOrder } from './order-holdings.ts'
import type { WantedLine } from './order-lines.ts'
import { deliveryRecord, lineRecords, type Reckoning, totalsRecord } from './order-record.ts'
import {
  buyerFaults,
  contractFaults,
  deliveryFaults,
  type OrderTerms,
  paymentFaults,
  sumFaults,
} from './order-terms.ts'

type DeliveryChoice = components['schemas']['DeliveryChoice']

interface Wish {
  wanted: readonly WantedLine[]
  delivery?: DeliveryChoice
}

/**
 * What a changed order is judged by, as if it were placed now. What it holds is free from then on: store the order again
 * with `putReckoned`, or refuse, which rolls back.
 */
export function reckon(
  { state, customer, now }: OrderWrite,
  order: OrderRecord,
  { wanted, delivery = choiceOf(state, order) }: Wish,
): OrderTerms {
  freeOrder(state, order, now)
  const contract = order.contractId === undefined ? undefined : state.contracts.get(order.contractId)
  const author = buyerOfOrder(state, state.users.get(order.userId) ?? customer, order)
  const address = chosenAddress(state, author, delivery)
  const calculation = calculate({
    // The company of the order pays, whatever the current one is.
    state: pricedState(state, pricingCompanyId(state, author.user, order.companyId), now),
    buyer: author,
    wanted,
    branch: storeById(state, order.storeId),
    contract,
    address,
    delivery,
    now,
  })
  return {
    state,
    buyer: buyerOfOrder(state, customer, order),
    products: wanted.map(({ productId, quantity }) => ({ id: productId, quantity })),
    contractId: order.contractId,
    contract,
    delivery,
    addressMissing: delivery.addressId !== undefined && !address,
    payment: order.payment.type,
    calculation,
    now,
  }
}

/** Reasons that every change of an order has in common. */
export function lastingFaults(terms: OrderTerms) {
  return [...contractFaults(terms), ...paymentFaults(terms), ...deliveryFaults(terms), ...buyerFaults(terms)]
}

/** The same with the least sum, where lines change. */
export const lineFaults = (terms: OrderTerms) => [...lastingFaults(terms), ...sumFaults(terms)]

interface Stored {
  known: Parameters<typeof lineRecords>[2]
  recipient?: OrderRecord['delivery']['recipient']
  /** A newly chosen address; without one the order keeps its own. */
  address?: AddressRecord | undefined
  comment: string
  to?: OrderStatus
}

/** Stores a judged order: its units, limits and credit are taken again, and its author's limits decide on agreement. */
export function putReckoned(
  write: OrderWrite,
  order: OrderRecord,
  { calculation, delivery }: OrderTerms,
  stored: Stored,
): OrderRecord {
  const { known, recipient = order.delivery.recipient, comment, to = order.status } = stored
  const { address = order.delivery.address } = stored
  const { state, now } = write
  const reckoning: Reckoning = { state, calculation, delivery, now }
  const { approvalReason: reason } = calculation.wire
  // Sent to agreement, an earlier decision is over.
  const decided = to === 'agreement' ? {} : order.approval
  const changed = putOrder(
    write,
    order,
    {
      storeId: calculation.destination.id,
      lines: lineRecords(reckoning, order.id, known, order.lines),
      totals: totalsRecord(calculation, order.totals.paid),
      delivery: deliveryRecord(reckoning, recipient, order.companyId, address),
      ...(reason !== null && { approval: { ...decided, required: true, reason } }),
      ...(reason === null && order.approval && { approval: { ...order.approval, required: false } }),
    },
    to,
    comment,
  )
  countOrder(state, changed, now)
  return changed
}

/** The lines of an order as they are wanted again, at their prices; `quantities` by line id. */
export function placedLines(
  lines: readonly OrderLineRecord[],
  quantities: ReadonlyMap<number, number> = new Map(),
): WantedLine[] {
  return lines.map(({ id, productId, quantity, price, fullPrice, vatRate }) => ({
    productId,
    quantity: quantities.get(id) ?? quantity,
    placed: { price, ...(fullPrice !== undefined && { fullPrice }), vatRate, quantity },
  }))
}

/** Whether the buyer has to pay more than before, or doesn't know any more what delivery costs. */
export function isDearer({ calculation: { wire } }: OrderTerms, before: OrderRecord): boolean {
  const { total, delivery } = wire.totals
  return total > before.totals.total || (delivery === null && before.delivery.price !== null)
}

/** The delivery of an order as a choice that could be made now. */
function choiceOf(state: SandboxState, { delivery }: OrderRecord): DeliveryChoice {
  const { type, storeId, addressId, terminal, unloading = 'none' } = delivery
  return {
    type,
    ...(storeId !== undefined && { storeId: storeById(state, storeId).storeId }),
    ...(addressId !== undefined && { addressId }),
    ...(terminal !== undefined && { terminal }),
    unloading,
  }
}

function buyerOfOrder(state: SandboxState, user: UserRecord, { companyId }: OrderRecord): Buyer {
  const company = companyId === undefined ? undefined : state.companies.get(companyId)
  const member = company && memberOf(state, user, company.id)
  return { user, ...(company && { company }), ...(member && { member }) }
}
