import * as z from 'zod/mini'
import { orderStatuses } from '../seed/order-record.ts'
import { address } from './account-shapes.ts'
import { consents, count, day, instant, shares, unitsOfStores, whole } from './values.ts'

// Shapes of orders and saved carts (`seed/order-record.ts`, `seed/saved-cart-record.ts`).

const status = z.enum(orderStatuses)

const line = z.strictObject({
  id: whole,
  productId: whole,
  product: z.strictObject({
    xmlId: z.string(),
    code: z.string(),
    article: z.string(),
    brand: z.string(),
    name: z.string(),
    unit: z.string(),
    multiplicity: count,
    minQty: count,
  }),
  quantity: count,
  shippedQuantity: count,
  price: whole,
  fullPrice: z.optional(whole),
  vatRate: z.number(),
  sum: whole,
  vat: whole,
  storeId: whole,
  eta: z.nullable(day),
  lineStatus: z.enum(['waiting', 'reserved', 'inTransit', 'ready', 'shipped', 'canceled']),
  reserved: z.optional(unitsOfStores),
  machineId: z.optional(whole),
  machines: z.optional(shares),
})

const delivery = z.strictObject({
  type: z.enum(['pickup', 'courier', 'carrierTerminal', 'carrierDoor']),
  storeId: z.optional(whole),
  addressId: z.optional(whole),
  address: z.optional(address),
  price: z.nullable(whole),
  eta: z.nullable(z.strictObject({ from: day, to: day })),
  recipient: z.strictObject({ fio: z.string(), phone: z.string(), email: z.optional(z.string()) }),
  needsAuthority: z.boolean(),
  terminal: z.optional(z.string()),
  unloading: z.optional(z.enum(['none', 'tailLift', 'crane'])),
})

export const order = z.strictObject({
  id: whole,
  number: z.string(),
  createdAt: instant,
  userId: whole,
  author: z.string(),
  companyId: z.optional(whole),
  company: z.optional(z.strictObject({ name: z.string(), inn: z.string() })),
  contractId: z.optional(whole),
  contractNumber: z.optional(z.string()),
  storeId: whole,
  status,
  paymentStatus: z.enum(['none', 'awaiting', 'partial', 'paid', 'overdue', 'refunded']),
  lines: z.array(line),
  totals: z.strictObject({
    goods: whole,
    discount: whole,
    delivery: whole,
    vat: whole,
    total: whole,
    paid: whole,
    due: whole,
  }),
  delivery,
  payment: z.strictObject({
    type: z.enum(['cardOnline', 'sbpQr', 'invoicePrepay', 'contractDeferred', 'cashPickup']),
  }),
  invoice: z.optional(
    z.strictObject({
      number: z.string(),
      date: day,
      validUntil: day,
      status: z.enum(['queued', 'ready', 'failed']),
      requestedAt: z.optional(instant),
      copy: z.optional(whole),
    }),
  ),
  managerId: z.optional(whole),
  receipts: z.optional(z.array(z.strictObject({ at: instant, sum: whole }))),
  comment: z.string(),
  customerOrderNumber: z.optional(z.string()),
  consents: z.optional(consents),
  history: z.array(
    z.strictObject({
      at: instant,
      actor: z.string(),
      from: z.nullable(status),
      to: status,
      comment: z.optional(z.string()),
    }),
  ),
  approval: z.optional(
    z.strictObject({
      required: z.boolean(),
      reason: z.string(),
      decidedBy: z.optional(z.string()),
      comment: z.optional(z.string()),
    }),
  ),
  changes: z.optional(
    z.array(
      z.strictObject({
        lineId: z.nullable(whole),
        field: z.enum(['quantity', 'price', 'delivery']),
        from: z.nullable(whole),
        to: whole,
      }),
    ),
  ),
  cancelRequest: z.optional(
    z.strictObject({
      reason: z.string(),
      comment: z.string(),
      state: z.enum(['sent', 'accepted', 'declined']),
      sentAt: instant,
    }),
  ),
  cancelFeedback: z.optional(z.strictObject({ reason: z.string(), comment: z.string() })),
  version: whole,
})

export const savedCart = z.strictObject({
  id: whole,
  userId: whole,
  companyId: z.optional(whole),
  name: z.string(),
  comment: z.string(),
  visibility: z.enum(['private', 'company']),
  lines: z.array(
    z.strictObject({ productId: whole, quantity: count, price: whole, machines: z.optional(shares) }),
  ),
  createdAt: instant,
  updatedAt: instant,
})
