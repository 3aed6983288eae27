import type { components } from '../../../src/generated/api-types.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'
import type { AddressRecord } from './address-record.ts'
import type { MachineShare } from './machine-share.ts'
import type { UserRecord } from './user-record.ts'

type Schemas = components['schemas']

export type OrderStatus = Schemas['OrderStatus']

/** In the order of an order's way. */
export const orderStatuses = keysOf<OrderStatus>({
  new: true,
  agreement: true,
  agreed: true,
  'order-processing': true,
  confirmation: true,
  payment: true,
  'in-work': true,
  'ready-for-shipment': true,
  completed: true,
  canceled: true,
})
export type PaymentStatus = Schemas['PaymentStatus']
export type LineStatus = Schemas['OrderLine']['lineStatus']
export type DeliveryType = Schemas['DeliveryType']
export type PaymentType = Schemas['PaymentType']

/** A product as an order names it. */
export type OrderedProduct = Omit<Schemas['OrderProduct'], 'id' | 'url' | 'picture'>

export interface OrderLineRecord {
  id: number
  productId: number
  /** As it was when it was ordered. */
  product: OrderedProduct
  quantity: number
  shippedQuantity: number
  /** Kopecks for one unit at the time of the order. */
  price: number
  /** Before the reduction; absent when nothing was reduced. */
  fullPrice?: number
  /** Percent. */
  vatRate: number
  /** price × quantity */
  sum: number
  /** VAT included in `sum`, rounded half up. */
  vat: number
  storeId: number
  /** A day, or `null` when it isn't known. */
  eta: string | null
  lineStatus: LineStatus
  /** Units taken from the stores; released when the order is canceled. */
  reserved?: { storeId: number; quantity: number }[]
  /** The buyer's machine that the whole line is for. */
  machineId?: number
  /** Instead: machines with their parts of the quantity. */
  machines?: MachineShare[]
}

export interface OrderTotals {
  goods: number
  discount: number
  delivery: number
  vat: number
  total: number
  paid: number
  due: number
}

/** Money is an integer number of kopecks; instants are ISO 8601 in UTC. */
export interface OrderRecord {
  id: number
  number: string
  createdAt: string
  userId: number
  author: string
  companyId?: number
  /** Company and contract as they were named when the order was placed. */
  company?: { name: string; inn: string }
  contractId?: number
  contractNumber?: string
  storeId: number
  status: OrderStatus
  paymentStatus: PaymentStatus
  lines: OrderLineRecord[]
  totals: OrderTotals
  delivery: {
    type: DeliveryType
    storeId?: number
    addressId?: number
    /** The address as it was when it was chosen. */
    address?: AddressRecord
    price: number | null
    eta: { from: string; to: string } | null
    recipient: { fio: string; phone: string; email?: string }
    needsAuthority: boolean
    /** Of the carrier; only with `carrierTerminal`. */
    terminal?: string
    unloading?: 'none' | 'tailLift' | 'crane'
  }
  payment: { type: PaymentType }
  invoice?: {
    number: string
    date: string
    validUntil: string
    status: 'queued' | 'ready' | 'failed'
    /** ISO 8601; absent for those of the seed. */
    requestedAt?: string
    /** Which one of this order it is, from 1. */
    copy?: number
  }
  managerId?: number
  /** Payments that came, in order; their sum is `totals.paid`. */
  receipts?: { at: string; sum: number }[]
  comment: string
  customerOrderNumber?: string
  /** What the buyer agreed to when placing it; absent in the seed. */
  consents?: UserRecord['consents']
  history: { at: string; actor: string; from: OrderStatus | null; to: OrderStatus; comment?: string }[]
  approval?: { required: boolean; reason: string; decidedBy?: string; comment?: string }
  /** `lineId` and `from` are `null` for a delivery whose price was unknown. */
  changes?: {
    lineId: number | null
    field: 'quantity' | 'price' | 'delivery'
    from: number | null
    to: number
  }[]
  cancelRequest?: {
    reason: string
    comment: string
    state: 'sent' | 'accepted' | 'declined'
    /** ISO 8601. */
    sentAt: string
  }
  /** Why it was canceled, as the buyer told afterwards. */
  cancelFeedback?: { reason: string; comment: string }
  version: number
}
