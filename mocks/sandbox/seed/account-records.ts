/**
 * Records of the sandbox's seed: people, companies, papers and orders. Money is an integer number of kopecks;
 * instants are ISO 8601 in UTC, days are `YYYY-MM-DD`. Source of the fields: docs of the domain.
 */

import type { components } from '../../../src/generated/api-types.ts'
import { keysOf } from '../../../src/lib/keys-of.ts'

type Schemas = components['schemas']

export type RoleCode = 'user' | 'individual' | 'ADMIN'

export interface UserRecord {
  id: number
  email: string
  emailVerified: boolean
  /** E.164. */
  phone: string
  phoneVerified: boolean
  surname: string
  name: string
  patronymic: string
  birthDate?: string
  position?: string
  roleCode: RoleCode
  /** May not log in any more. */
  isBlocked?: true
  /** `StoreRecord.id` */
  defaultStoreId: number
  /** The company that the user acts for after login. */
  currentCompanyId?: number
  consents: { type: 'personalData' | 'offer' | 'marketing'; docVersion: string; acceptedAt: string }[]
  createdAt: string
}

export interface ManagerRecord {
  id: number
  title: string
  name: string
  phone: string
  email: string
  socials: { type: string; title: string; link: string }[]
}

export interface BankAccountRecord {
  id: number
  bik: string
  name: string
  /** `null` for banks that have none. */
  corrAccount: string | null
  account: string
  isDefault: boolean
}

export interface CompanyRecord {
  id: number
  name: string
  shortName: string
  type: 'ЮЛ' | 'ИП'
  inn: string
  kpp?: string
  ogrn: string
  legalAddress: string
  actualAddress: string
  /** `null` for an ИП without one. */
  director: { fio: string; position: string; basis: string } | null
  banks: BankAccountRecord[]
  phone: string | null
  email: string | null
  registryStatus: 'active' | 'liquidating' | 'liquidated'
  verification: 'pending' | 'verified' | 'rejected'
  verificationReason?: string
  /** When a manager will have checked a pending company: milliseconds of the world's clock. */
  checkAt?: number
  managerId?: number
  version: number
  createdAt: string
}

export type CompanyRole = 'owner' | 'admin' | 'buyer' | 'approver' | 'accountant' | 'mechanic' | 'viewer'

export const companyRights = [
  'orders.viewOwn',
  'orders.viewAll',
  'orders.create',
  'orders.placeWithoutApproval',
  'orders.approve',
  'orders.cancel',
  'prices.view',
  'invoices.request',
  'contracts.view',
  'contracts.confirm',
  'balance.view',
  'acts.request',
  'addresses.manage',
  'equipment.manage',
  'savedCarts.share',
  'users.manage',
  'company.edit',
  'hooks.manage',
  'authority.manage',
] as const
export type CompanyRight = (typeof companyRights)[number]

export interface CompanyMemberRecord {
  id: number
  companyId: number
  /** Absent while the invitation isn't accepted. */
  userId?: number
  fio: string
  email: string
  /** Absent for an invited person whose phone nobody has told. */
  phone?: string
  position: string
  role: CompanyRole
  status: 'active' | 'invited' | 'blocked'
  /** When the invitation was sent last, ISO 8601; kept when it is accepted. */
  invitedAt?: string
  /** `UserRecord.id` of who has sent it last; absent once it is accepted. */
  invitedBy?: number
  /**
   * Kopecks; `null` means no limit. `spent` is that of `month` (`YYYY-MM` in Moscow); without it, of whatever month it is.
   */
  limits: { perOrder: number | null; perMonth: number | null; spent: number; month?: string }
  rights: CompanyRight[]
}

export interface ContractRecord {
  id: number
  companyId: number
  number: string
  date: string
  validUntil: string
  autoProlong: boolean
  type: string
  status: 'draft' | 'active' | 'expiring' | 'expired' | 'terminated'
  paymentTerms: string
  deferDays: number
  creditLimit: number
  creditUsed: number
  managerId?: number
  isDefault: boolean
}

export interface AddressRecord {
  id: number
  userId: number
  companyId?: number
  title: string
  value: string
  components: {
    region: string
    city: string
    street: string
    house: string
    flat: string
    postalCode: string
    fiasId?: string
  }
  /** `null` when the directory doesn't know the place. */
  lat: number | null
  lon: number | null
  contact: { fio: string; phone: string } | null
  note: string
  workHours: string
  craneNeeded: boolean
  isDefault: boolean
  /** Absent until the first change: 1. */
  version?: number
}

export interface MachineRecord {
  id: number
  companyId?: number
  userId: number
  modelId: number
  type: string
  brand: string
  model: string
  modification: string
  year: number
  serialNumber: string
  vin?: string
  engineModel: string
  regPlate?: string
  name: string
  location: string
  motohours: { value: number; at: string }
  ownership: string
  warrantyUntil?: string
  status: 'active' | 'repair' | 'sold' | 'pendingVerification'
}

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
  /** The buyer's machine that the line is for. */
  machineId?: number
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

export interface NotificationRecord {
  id: number
  userId: number
  type: 'order' | 'invoice' | 'approval' | 'payment' | 'stock' | 'promotion' | 'system'
  title: string
  text: string
  /** Begins with a slash. */
  link: string
  createdAt: string
  isRead: boolean
}

export interface SavedCartRecord {
  id: number
  userId: number
  companyId?: number
  name: string
  comment: string
  visibility: 'private' | 'company'
  lines: { productId: number; quantity: number; price: number }[]
  createdAt: string
  updatedAt: string
}
