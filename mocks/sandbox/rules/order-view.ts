import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { OrderLineRecord, OrderRecord } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { addressView } from './addresses.ts'
import { orderStoreOf } from './branch.ts'
import { storeById } from './current-store.ts'
import { dueDate } from './due-date.ts'
import { lineMachines } from './line-machines.ts'
import { includedVat } from './money.ts'
import { managerView } from './manager.ts'
import { nextAction, orderActions } from './order-actions.ts'
import { paymentTitles } from './payment-options.ts'
import { orderedProductView } from './ordered-product.ts'
import { invoiceFile, orderFiles } from './document-file.ts'
import { shop } from './shop.ts'

type Schemas = components['schemas']

/** The whole order for a user who may see it. */
export function orderView(
  state: SandboxState,
  user: UserRecord,
  order: OrderRecord,
  now: number,
): Schemas['Order'] {
  const { id, number, version, createdAt, status, paymentStatus, totals, comment } = order
  return {
    id,
    number,
    version,
    createdAt,
    author: { id: order.userId, fio: order.author },
    company: companyOf(state, order),
    contract: contractOf(state, order),
    status,
    paymentStatus,
    items: order.lines.map((line) => lineView(state, order, line)),
    totals: {
      ...totals,
      delivery: order.delivery.price,
      deliveryVatRate: shop.deliveryVatRate,
      deliveryVat: includedVat(order.delivery.price ?? 0, shop.deliveryVatRate),
    },
    delivery: deliveryView(state, order),
    payment: {
      type: order.payment.type,
      title: paymentTitles[order.payment.type],
      dueDate: dueDate(state, order),
    },
    invoice: invoiceView(order),
    documents: orderFiles(order),
    manager: managerView(state, order.managerId),
    comment,
    customerOrderNumber: order.customerOrderNumber ?? null,
    history: order.history,
    approval: approvalView(order),
    changes: (order.changes ?? []).map(({ lineId, field, from, to }) => ({
      lineId,
      field,
      from: from === null ? '' : String(from),
      to: String(to),
    })),
    cancelRequest: cancelRequestView(order),
    allowedActions: orderActions(state, user, order, now),
  }
}

/** An order in the list. */
export function orderListItem(
  state: SandboxState,
  user: UserRecord,
  order: OrderRecord,
  now: number,
): Schemas['OrderListItem'] {
  const actions = orderActions(state, user, order, now)
  return {
    id: order.id,
    number: order.number,
    createdAt: order.createdAt,
    customerOrderNumber: order.customerOrderNumber ?? null,
    company: companyOf(state, order),
    status: order.status,
    paymentStatus: order.paymentStatus,
    itemsCount: order.lines.length,
    total: order.totals.total,
    due: order.totals.due,
    expectedDate: order.status === 'canceled' ? null : (order.delivery.eta?.to ?? null),
    version: order.version,
    nextAction: nextAction(actions),
    allowedActions: actions,
  }
}

/** An order for a picker. */
export function orderShort({ id, number, createdAt, status, totals }: OrderRecord): Schemas['OrderShort'] {
  return { id, number, createdAt, status, total: totals.total }
}

function companyOf(state: SandboxState, { companyId, company }: OrderRecord): Schemas['OrderCompany'] | null {
  const named = company ?? (companyId === undefined ? undefined : state.companies.get(companyId))
  return companyId !== undefined && named ? { id: companyId, name: named.name, inn: named.inn } : null
}

function contractOf(
  state: SandboxState,
  { contractId, contractNumber }: OrderRecord,
): Schemas['OrderContract'] | null {
  const number =
    contractNumber ?? (contractId === undefined ? undefined : state.contracts.get(contractId)?.number)
  return contractId !== undefined && number !== undefined ? { id: contractId, number } : null
}

function lineView(
  state: SandboxState,
  { companyId, userId }: OrderRecord,
  line: OrderLineRecord,
): Schemas['OrderLine'] {
  const { id, quantity, shippedQuantity, price, vatRate, vat, sum, eta, lineStatus } = line
  const { fullPrice = price } = line
  return {
    id,
    product: orderedProductView(state.catalogue, line),
    quantity,
    shippedQuantity,
    price,
    fullPrice,
    discount: (fullPrice - price) * quantity,
    vatRate,
    vat,
    sum,
    store: orderStoreOf(storeById(state, line.storeId)),
    eta,
    lineStatus,
    ...lineMachines(line, (machineId) => {
      const machine = state.machines.get(machineId)
      const isBuyers =
        machine?.companyId === companyId && (companyId !== undefined || machine?.userId === userId)
      return isBuyers ? machine : undefined
    }),
  }
}

function deliveryView(state: SandboxState, { delivery }: OrderRecord): Schemas['Delivery'] {
  const { type, storeId, addressId, price, eta, recipient, needsAuthority } = delivery
  const address = delivery.address ?? (addressId === undefined ? undefined : state.addresses.get(addressId))
  return {
    type,
    store: storeId === undefined ? null : orderStoreOf(storeById(state, storeId)),
    address: address ? addressView(state, address) : null,
    terminal: delivery.terminal ?? null,
    price,
    etaFrom: eta?.from ?? null,
    etaTo: eta?.to ?? null,
    unloading: delivery.unloading ?? 'none',
    needsAuthority,
    recipient,
  }
}

export function invoiceView(order: OrderRecord): Schemas['OrderInvoice'] | null {
  const { invoice } = order
  if (!invoice) return null
  const isReady = invoice.status === 'ready'
  return {
    status: invoice.status,
    requestedAt: invoice.requestedAt ?? `${invoice.date}T06:00:00Z`,
    number: isReady ? invoice.number : null,
    date: isReady ? invoice.date : null,
    validUntil: isReady ? invoice.validUntil : null,
    file: invoiceFile(order),
    failReason: invoice.status === 'failed' ? 'Не удалось сформировать счёт.' : null,
  }
}

function approvalView({ approval, status, history }: OrderRecord): Schemas['OrderApproval'] | null {
  if (!approval) return null
  const { required, reason, decidedBy, comment } = approval
  const turn = history.findLast(
    ({ from, to }) =>
      from !== to && (to === 'agreement' || to === 'agreed' || (from === 'agreement' && to === 'new')),
  )
  // Sent to agreement again, an earlier decision is over.
  const decision = turn?.to === 'agreement' ? undefined : turn
  const state =
    status === 'agreement'
      ? 'waiting'
      : !decision
        ? 'none'
        : decision.to === 'agreed'
          ? 'approved'
          : 'returned'
  return {
    required,
    state,
    reason,
    ...(decidedBy !== undefined && { decidedBy }),
    ...(decidedBy !== undefined && decision && { decidedAt: decision.at }),
    ...(comment !== undefined && { comment }),
  }
}

const cancelReasons = ['mistake', 'tooLong', 'foundCheaper', 'notNeeded', 'changedTerms', 'other'] as const

function cancelRequestView({ cancelRequest }: OrderRecord): Schemas['OrderCancelRequest'] | null {
  if (!cancelRequest) return null
  const { reason, comment, state, sentAt } = cancelRequest
  return { reason: cancelReasons.find((known) => known === reason) ?? 'other', comment, state, sentAt }
}
