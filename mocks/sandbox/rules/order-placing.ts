import type { components } from '../../../src/generated/api-types.ts'
import type { CartRecord } from '../collections.ts'
import type { SandboxState } from '../operation.ts'
import type { Outbox } from '../outbox.ts'
import type { ContractRecord, OrderRecord, UserRecord } from '../seed/account-records.ts'
import type { Buyer } from './buyer.ts'
import { addDays, dayIn } from './days.ts'
import { limitsAt } from './limits.ts'
import { fullName } from './members.ts'
import { rubles } from './money.ts'
import { firstOpenDay } from './opening-hours.ts'
import type { Calculation } from './order-calculation.ts'
import { shop } from './shop.ts'
import { reserve } from './stock.ts'

interface Placing {
  state: SandboxState
  outbox: Outbox
  newId: (collection: 'orders' | 'notifications') => number
  buyer: Buyer
  cart: CartRecord
  contract: ContractRecord | undefined
  calculation: Calculation
  request: Omit<components['schemas']['OrderRequest'], 'SESSID'>
  now: number
}

/**
 * Places a checked order: fixes its lines, takes the stock, uses limits and credit, keeps the consents, empties the
 * cart, and notifies the buyer by a notification and a mail.
 */
export function placeOrder(placing: Placing): OrderRecord {
  const { state, buyer, cart, contract, now } = placing
  const order = orderRecord(placing)
  state.orders.put(order)
  state.carts.put({ ...cart, lines: [], version: cart.version + 1, updatedAt: order.createdAt })
  const { total } = order.totals
  if (buyer.member) {
    const limits = limitsAt(buyer.member.limits, now)
    state.members.put({ ...buyer.member, limits: { ...limits, spent: limits.spent + total } })
  }
  if (contract && order.payment.type === 'contractDeferred')
    state.contracts.put({ ...contract, creditUsed: contract.creditUsed + total })
  keepConsents(placing, now)
  tell(placing, order)
  return order
}

/** The order with its lines, whose units are taken from the stores here. */
function orderRecord({
  state,
  newId,
  buyer,
  cart,
  contract,
  calculation,
  request,
  now,
}: Placing): OrderRecord {
  const id = newId('orders')
  const { user, company } = buyer
  const { delivery, recipient } = request
  const { totals, deliveryOptions, approvalReason } = calculation.wire
  const { goods, discount, delivery: deliveryPrice, vat, total, paid, due } = totals
  const option = deliveryOptions.find(({ type }) => type === delivery.type)
  const author = fullName(user)
  const at = new Date(now).toISOString()
  const today = dayIn(calculation.destination.timeZone, now)
  const byPickup = delivery.type === 'pickup'
  const handedOver = (days: number) => {
    const day = addDays(today, days)
    return byPickup ? firstOpenDay(calculation.destination, day, now) : day
  }
  const managerId = company?.managerId ?? contract?.managerId
  const customerOrderNumber = request.customerOrderNumber?.trim()
  return {
    id,
    number: `ЗК-${dayIn('Europe/Moscow', now).slice(0, 4)}-${String(id).padStart(6, '0')}`,
    createdAt: at,
    userId: user.id,
    author,
    ...(company && { companyId: company.id }),
    ...(contract && { contractId: contract.id }),
    storeId: calculation.destination.id,
    status: 'new',
    paymentStatus: 'none',
    lines: calculation.lines.map((line, index) => ({
      id: id * 1000 + index + 1,
      productId: line.product.id,
      quantity: line.quantity,
      shippedQuantity: 0,
      price: line.price,
      ...(line.discount > 0 && { fullPrice: line.fullPrice }),
      vatRate: line.product.vatRate,
      sum: line.sum,
      vat: line.vat,
      storeId: line.store.id,
      eta: handedOver(line.eta.min),
      lineStatus: 'waiting',
      reserved: reserve(state, line.product.id, line.quantity, line.store),
      ...machineOf(cart, line.product.id),
    })),
    totals: { goods, discount, delivery: deliveryPrice ?? 0, vat, total, paid, due },
    delivery: {
      type: delivery.type,
      ...(byPickup && { storeId: calculation.destination.id }),
      ...(!byPickup && delivery.addressId !== undefined && { addressId: delivery.addressId }),
      ...(delivery.type === 'carrierTerminal' &&
        delivery.terminal !== undefined && { terminal: delivery.terminal }),
      ...(delivery.unloading !== undefined && { unloading: delivery.unloading }),
      price: deliveryPrice,
      eta: option?.etaFrom && option.etaTo ? { from: option.etaFrom, to: option.etaTo } : null,
      recipient,
      needsAuthority: company !== undefined && byPickup,
    },
    payment: { type: request.payment.type },
    ...(managerId !== undefined &&
      state.managers.some((manager) => manager.id === managerId) && { managerId }),
    comment: request.comment?.trim() ?? '',
    ...(customerOrderNumber && { customerOrderNumber }),
    history: [{ at, actor: author, from: null, to: 'new' }],
    ...(approvalReason !== null && { approval: { required: true, reason: approvalReason } }),
    version: 1,
  }
}

/** The machine that the buyer chose for a line. */
function machineOf({ lines }: CartRecord, id: number): { machineId?: number } {
  const machineId = lines.find(({ productId }) => productId === id)?.machineId
  return machineId === undefined ? {} : { machineId }
}

/** The order's consents replace the customer's earlier ones. */
function keepConsents({ state, buyer, request: { consents } }: Placing, now: number): void {
  const given = (['offer', 'personalData', 'marketing'] as const)
    .filter((type) => consents[type] === true)
    .map((type) => ({ type, docVersion: shop.documentsVersion, acceptedAt: new Date(now).toISOString() }))
  const kept = buyer.user.consents.filter(({ type }) => !given.some((consent) => consent.type === type))
  state.users.put({ ...buyer.user, consents: [...kept, ...given] })
}

function tell({ state, outbox, newId, buyer: { user } }: Placing, order: OrderRecord): void {
  const text = messageOf(order)
  const link = `/personal/orders/${order.id}/`
  state.notifications.put({
    id: newId('notifications'),
    userId: user.id,
    type: order.approval ? 'approval' : 'order',
    title: 'Заказ оформлен',
    text,
    link,
    createdAt: order.createdAt,
    isRead: false,
  })
  outbox.send({
    channel: 'email',
    to: recipientOf(order, user),
    subject: `Заказ ${order.number} оформлен`,
    text: `Здравствуйте, ${user.name}! ${text}`,
    link,
  })
}

function messageOf({ number, totals, approval }: OrderRecord): string {
  const placed = `Заказ ${number} на сумму ${rubles(totals.total)} оформлен.`
  return approval ? `${placed} Отправьте его на согласование: ${approval.reason.toLowerCase()}.` : placed
}

const recipientOf = ({ delivery }: OrderRecord, { email }: UserRecord) => delivery.recipient.email ?? email
