import type {
  LineStatus,
  OrderLineRecord,
  OrderRecord,
  OrderStatus,
  OrderTotals,
  PaymentStatus,
  PaymentType,
} from './account-records.ts'
import type { Catalogue } from './catalogue-index.ts'

/** VAT included in a sum, rounded half up to a kopeck. `rate` in percent. */
export function includedVat(sum: number, rate: number): number {
  return Math.floor((sum * rate * 2 + (100 + rate)) / ((100 + rate) * 2))
}

/** The way of an order to each status, as a buyer of a company sees it. */
const ways: Record<OrderStatus, readonly OrderStatus[]> = {
  new: ['new'],
  agreement: ['new', 'agreement'],
  agreed: ['new', 'agreement', 'agreed'],
  'order-processing': ['new', 'order-processing'],
  confirmation: ['new', 'order-processing', 'confirmation'],
  payment: ['new', 'order-processing', 'payment'],
  'in-work': ['new', 'order-processing', 'payment', 'in-work'],
  'ready-for-shipment': ['new', 'order-processing', 'payment', 'in-work', 'ready-for-shipment'],
  completed: ['new', 'order-processing', 'payment', 'in-work', 'ready-for-shipment', 'completed'],
  canceled: ['new', 'order-processing', 'canceled'],
}

const lineStatuses: Partial<Record<OrderStatus, LineStatus>> = {
  'order-processing': 'reserved',
  payment: 'reserved',
  'in-work': 'inTransit',
  'ready-for-shipment': 'ready',
  completed: 'shipped',
  canceled: 'canceled',
}

interface OrderPlan {
  id: number
  status: OrderStatus
  /** Instant of placing, without milliseconds. */
  at: string
  /** Product id and quantity. */
  lines: [number, number][]
  companyId?: 501 | 502
  userId?: number
  author?: string
  paid?: PaymentStatus
  pay?: PaymentType
  /** Address id; without it the order is fetched from the store. */
  addressId?: number
  deliveryPrice?: number
  comment?: string
  customerNumber?: string
  invoice?: 'queued' | 'ready'
}

const buyer = 'Смирнов Алексей Петрович'
const person = 'Кузнецова Мария Игоревна'
const mechanic = 'Гусев Роман Ильич'

const plans: readonly OrderPlan[] = [
  {
    id: 70_001,
    status: 'payment',
    at: '2026-11-18T06:24:00',
    lines: [
      [10_001, 12],
      [10_012, 4],
      [10_003, 10],
    ],
    addressId: 801,
    deliveryPrice: 450_000,
    paid: 'awaiting',
    pay: 'invoicePrepay',
    customerNumber: 'УДС-1147',
    invoice: 'ready',
    comment: 'Отгрузить одной машиной.',
  },
  {
    id: 70_002,
    status: 'new',
    at: '2026-11-20T08:12:00',
    lines: [
      [10_007, 4],
      [10_011, 60],
    ],
    customerNumber: 'УДС-1152',
  },
  {
    id: 70_003,
    status: 'agreement',
    at: '2026-11-19T05:02:00',
    lines: [
      [10_006, 1],
      [10_008, 2],
    ],
    author: mechanic,
    addressId: 801,
    deliveryPrice: 450_000,
    comment: 'Насос нужен до выходных, машина стоит.',
  },
  {
    id: 70_004,
    status: 'agreed',
    at: '2026-11-18T10:40:00',
    lines: [
      [10_003, 25],
      [10_011, 100],
    ],
    author: mechanic,
  },
  {
    id: 70_005,
    status: 'confirmation',
    at: '2026-11-16T07:30:00',
    lines: [
      [10_009, 20],
      [10_001, 20],
    ],
    addressId: 802,
    deliveryPrice: 190_000,
  },
  {
    id: 70_006,
    status: 'order-processing',
    at: '2026-11-19T09:55:00',
    lines: [
      [10_002, 10],
      [10_001, 10],
      [10_009, 6],
    ],
    invoice: 'queued',
  },
  {
    id: 70_007,
    status: 'in-work',
    at: '2026-11-12T05:20:00',
    lines: [
      [10_010, 1],
      [10_012, 6],
    ],
    paid: 'paid',
    invoice: 'ready',
    customerNumber: 'УДС-1129',
  },
  {
    id: 70_008,
    status: 'ready-for-shipment',
    at: '2026-11-10T11:14:00',
    lines: [
      [10_003, 15],
      [10_007, 8],
      [10_008, 1],
    ],
    paid: 'paid',
    pay: 'contractDeferred',
    invoice: 'ready',
  },
  {
    id: 70_009,
    status: 'completed',
    at: '2026-10-21T06:45:00',
    lines: [
      [10_001, 30],
      [10_002, 20],
      [10_012, 10],
    ],
    paid: 'paid',
    addressId: 801,
    deliveryPrice: 450_000,
    invoice: 'ready',
    customerNumber: 'УДС-1094',
  },
  {
    id: 70_010,
    status: 'canceled',
    at: '2026-10-15T08:05:00',
    lines: [[10_010, 2]],
    comment: 'Нашли в ремонтном фонде.',
  },
  {
    id: 70_011,
    status: 'completed',
    at: '2026-09-08T05:32:00',
    lines: [
      [10_003, 40],
      [10_011, 200],
    ],
    paid: 'paid',
    pay: 'contractDeferred',
    invoice: 'ready',
  },
  {
    id: 70_012,
    status: 'completed',
    at: '2026-08-19T12:10:00',
    lines: [[10_006, 1]],
    paid: 'overdue',
    pay: 'contractDeferred',
    invoice: 'ready',
    customerNumber: 'УДС-0988',
  },
  {
    id: 70_013,
    status: 'payment',
    at: '2026-11-17T06:18:00',
    lines: [
      [10_003, 50],
      [10_009, 12],
    ],
    companyId: 502,
    addressId: 803,
    deliveryPrice: 820_000,
    paid: 'partial',
    invoice: 'ready',
  },
  {
    id: 70_014,
    status: 'in-work',
    at: '2026-11-11T09:00:00',
    lines: [[10_012, 8]],
    companyId: 502,
    paid: 'paid',
    invoice: 'ready',
  },
  {
    id: 70_015,
    status: 'completed',
    at: '2026-07-02T07:25:00',
    lines: [
      [10_001, 24],
      [10_009, 24],
    ],
    companyId: 502,
    paid: 'paid',
    invoice: 'ready',
  },
  {
    id: 70_101,
    status: 'completed',
    at: '2026-10-06T15:30:00',
    lines: [
      [10_001, 1],
      [10_012, 1],
    ],
    userId: 1002,
    paid: 'paid',
    pay: 'cashPickup',
  },
  {
    id: 70_102,
    status: 'canceled',
    at: '2026-10-29T17:48:00',
    lines: [[10_007, 1]],
    userId: 1002,
    pay: 'cashPickup',
    comment: 'Ошиблась размером.',
  },
  {
    id: 70_103,
    status: 'in-work',
    at: '2026-11-19T08:40:00',
    lines: [
      [10_002, 2],
      [10_007, 2],
    ],
    userId: 1002,
    addressId: 804,
    deliveryPrice: 69_000,
    paid: 'paid',
    pay: 'cardOnline',
  },
]

const hour = 3_600_000
const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)

function buildLines(
  plan: OrderPlan,
  storeId: number,
  placed: number,
  catalogue: Catalogue,
): OrderLineRecord[] {
  return plan.lines.map(([productId, quantity], index) => {
    const product = catalogue.product(productId)
    if (!product || product.price === null)
      throw new Error(`Product ${productId} has no price for order ${plan.id}`)
    const sum = product.price * quantity
    return {
      id: plan.id * 10 + index + 1,
      productId,
      quantity,
      shippedQuantity: plan.status === 'completed' ? quantity : 0,
      price: product.price,
      vatRate: product.vatRate,
      sum,
      vat: includedVat(sum, product.vatRate),
      storeId,
      eta:
        plan.status === 'canceled'
          ? null
          : day(placed + (catalogue.stockAt(productId, storeId)?.quantity ? 24 : 168) * hour),
      lineStatus: lineStatuses[plan.status] ?? 'waiting',
    }
  })
}

function buildTotals(lines: readonly OrderLineRecord[], delivery: number, paid: PaymentStatus): OrderTotals {
  const goods = lines.reduce((sum, line) => sum + line.sum, 0)
  const total = goods + delivery
  const paidSum = paid === 'paid' ? total : paid === 'partial' ? Math.floor(total / 200) * 100 : 0
  const vat = lines.reduce((sum, line) => sum + line.vat, 0) + includedVat(delivery, 22)
  return { goods, discount: 0, delivery, vat, total, paid: paidSum, due: total - paidSum }
}

function buildOrder(plan: OrderPlan, catalogue: Catalogue): OrderRecord {
  const isPerson = plan.userId === 1002
  const companyId = isPerson ? undefined : (plan.companyId ?? 501)
  const storeId = isPerson ? 1 : companyId === 502 ? 5 : 4
  const placed = Date.parse(`${plan.at}.000Z`)
  const lines = buildLines(plan, storeId, placed, catalogue)
  const paymentStatus = plan.paid ?? 'none'
  const totals = buildTotals(lines, plan.deliveryPrice ?? 0, paymentStatus)
  const author = plan.author ?? (isPerson ? person : buyer)
  const seller = isPerson
    ? 'Отдел продаж'
    : companyId === 501
      ? 'Климова Ольга Сергеевна'
      : 'Берёзин Павел Андреевич'
  const way = isPerson ? ways[plan.status].filter((status) => status !== 'payment') : ways[plan.status]
  const last = Math.min(Date.parse('2026-11-20T08:55:00.000Z'), placed + 7 * 24 * hour)
  const first = lines[0]
  return {
    id: plan.id,
    number: `ЗК-2026-${String(plan.id).padStart(6, '0')}`,
    createdAt: new Date(placed).toISOString(),
    userId: plan.userId ?? 1001,
    author,
    ...(companyId === undefined ? {} : { companyId, contractId: companyId === 501 ? 301 : 302 }),
    storeId,
    status: plan.status,
    paymentStatus,
    lines,
    totals,
    delivery: {
      type: plan.addressId === undefined ? 'pickup' : 'courier',
      ...(plan.addressId === undefined ? { storeId } : { addressId: plan.addressId }),
      price: plan.deliveryPrice ?? 0,
      eta:
        plan.status === 'canceled' ? null : { from: day(placed + 48 * hour), to: day(placed + 120 * hour) },
      recipient: isPerson ? { fio: person, phone: '+79165550102' } : { fio: mechanic, phone: '+79125550162' },
      needsAuthority: !isPerson && plan.addressId === undefined,
    },
    payment: { type: plan.pay ?? 'invoicePrepay' },
    ...(plan.invoice === undefined
      ? {}
      : {
          invoice: {
            number: `СЧ-${plan.id}`,
            date: day(placed + 24 * hour),
            validUntil: day(placed + 6 * 24 * hour),
            status: plan.invoice,
          },
        }),
    ...(companyId === undefined ? {} : { managerId: companyId === 501 ? 11 : 12 }),
    comment: plan.comment ?? '',
    ...(plan.customerNumber === undefined ? {} : { customerOrderNumber: plan.customerNumber }),
    history: way.map((to, index) => ({
      at: new Date(Math.round(placed + ((last - placed) * index) / Math.max(2, way.length))).toISOString(),
      actor: index === 0 || to === 'agreement' ? author : to === 'agreed' ? buyer : seller,
      from: way[index - 1] ?? null,
      to,
      ...(to === 'canceled' && plan.comment ? { comment: plan.comment } : {}),
    })),
    ...(way.includes('agreement')
      ? {
          approval: {
            required: true,
            reason: 'Сумма заказа больше лимита сотрудника',
            ...(plan.status === 'agreed' ? { decidedBy: buyer, comment: 'Согласовано' } : {}),
          },
        }
      : {}),
    ...(plan.status === 'confirmation' && first
      ? {
          changes: [
            { lineId: first.id, field: 'quantity' as const, from: first.quantity + 4, to: first.quantity },
          ],
        }
      : {}),
    version: way.length,
  }
}

/** The orders of the story: the buyer's in every status and three of the person's. Sums follow the rounding rules. */
export function buildOrders(catalogue: Catalogue): OrderRecord[] {
  return plans.map((plan) => buildOrder(plan, catalogue))
}
