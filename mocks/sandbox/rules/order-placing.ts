import type { components } from '../../../src/generated/api-types.ts'
import type { CartRecord } from '../world-records.ts'
import type { SandboxState } from '../operation.ts'
import type { Outbox } from '../outbox.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Buyer } from './buyer.ts'
import { dayIn } from './days.ts'
import { currentVersion } from './consents.ts'
import { fullName } from './members.ts'
import { rubles } from './money.ts'
import type { Calculation } from './order-calculation.ts'
import { countOrder } from './order-holdings.ts'
import { deliveryRecord, lineRecords, totalsRecord } from './order-record.ts'

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
  const { state, cart, now } = placing
  const consents = keepConsents(placing, now)
  const order = { ...orderRecord(placing), consents }
  state.orders.put(order)
  state.carts.put({ ...cart, lines: [], version: cart.version + 1, updatedAt: order.createdAt })
  countOrder(state, order, now)
  tell(placing, order)
  return order
}

function orderRecord(placing: Placing): OrderRecord {
  const { state, newId, buyer, cart, contract, calculation, request, now } = placing
  const id = newId('orders')
  const { user, company } = buyer
  const { delivery, recipient } = request
  const { approvalReason } = calculation.wire
  const author = fullName(user)
  const at = new Date(now).toISOString()
  const managerId = company?.managerId ?? contract?.managerId
  const customerOrderNumber = request.customerOrderNumber?.trim()
  const reckoning = { state, calculation, delivery, now }
  const address = delivery.addressId === undefined ? undefined : state.addresses.get(delivery.addressId)
  return {
    id,
    number: `ЗК-${dayIn('Europe/Moscow', now).slice(0, 4)}-${String(id).padStart(6, '0')}`,
    createdAt: at,
    userId: user.id,
    author,
    ...(company && { companyId: company.id, company: { name: company.name, inn: company.inn } }),
    ...(contract && { contractId: contract.id, contractNumber: contract.number }),
    storeId: calculation.destination.id,
    status: 'new',
    paymentStatus: 'none',
    lines: lineRecords(reckoning, id, cart.lines),
    totals: totalsRecord(calculation, 0),
    delivery: deliveryRecord(reckoning, recipient, company?.id, address),
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

/** The order's consents replace the customer's earlier ones. @returns those of the order */
function keepConsents({ state, buyer, request: { consents } }: Placing, now: number): UserRecord['consents'] {
  const given = (['offer', 'personalData', 'marketing'] as const)
    .filter((type) => consents[type] === true)
    .map((type) => ({ type, docVersion: currentVersion(type), acceptedAt: new Date(now).toISOString() }))
  const kept = buyer.user.consents.filter(({ type }) => !given.some((consent) => consent.type === type))
  state.users.put({ ...buyer.user, consents: [...kept, ...given] })
  return given
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
