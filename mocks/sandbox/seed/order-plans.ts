import type { OrderStatus, PaymentStatus, PaymentType } from './order-record.ts'

/** An order in short; lines are product id and quantity. */
export interface OrderPlan {
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

export const buyer = 'Смирнов Алексей Петрович'
export const person = 'Кузнецова Мария Игоревна'
export const mechanic = 'Гусев Роман Ильич'
export const mechanicId = 1006

/** The buyer's orders in every status, and three of the person's. */
export const orderPlans: readonly OrderPlan[] = [
  {
    id: 70_001,
    status: 'payment',
    at: '2026-11-18T06:24:00',
    lines: [
      [10_001, 2],
      [10_003, 4],
    ],
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
    userId: mechanicId,
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
    userId: mechanicId,
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
