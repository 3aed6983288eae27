import type { HookDeliveryRecord, HookRecord } from './hook-records.ts'
import { seedIds } from './named.ts'

const companyId = seedIds.companies.uralDorStroy.id
const { buyer } = seedIds.users
const { orders, removed, stock } = seedIds.hooks

/** The hooks of the company of the story. None is active and told of orders, so no order of a test is delivered. */
export const hooks: readonly HookRecord[] = [
  {
    id: orders.id,
    companyId,
    name: orders.name,
    channel: 'webhook',
    target: 'https://1c.uraldorstroy.example/hooks/orders',
    events: ['order.created', 'order.statusChanged', 'invoice.ready'],
    productIds: [],
    status: 'paused',
    createdAt: '2026-09-01T07:00:00.000Z',
  },
  {
    id: stock.id,
    companyId,
    name: stock.name,
    channel: 'email',
    target: buyer.email,
    events: ['stock.available'],
    productIds: [seedIds.products.inStock.id],
    status: 'active',
    createdAt: '2026-09-01T07:05:00.000Z',
  },
  {
    id: removed.id,
    companyId,
    name: removed.name,
    channel: 'webhook',
    target: 'https://old.uraldorstroy.example/shipments',
    events: ['shipment.ready'],
    productIds: [],
    status: 'failing',
    createdAt: '2026-03-12T07:00:00.000Z',
  },
]

const delivery = (
  id: number,
  at: string,
  answer: Pick<HookDeliveryRecord, 'httpCode' | 'attempt' | 'durationMs' | 'reason'>,
  told: Pick<HookDeliveryRecord, 'hookId' | 'eventId' | 'event' | 'eventAt' | 'object'>,
): HookDeliveryRecord => ({ id: `d-${id}`, at, kind: 'event', ofSeed: true, ...answer, ...told })

const changed = {
  hookId: orders.id,
  eventId: 'e-8802',
  event: 'order.statusChanged' as const,
  eventAt: '2026-11-20T08:39:04.000Z',
  object: { type: 'order' as const, id: 70_004 },
}
const shipped = {
  hookId: removed.id,
  eventId: 'e-8711',
  event: 'shipment.ready' as const,
  eventAt: '2026-11-17T06:00:00.000Z',
  object: { type: 'order' as const, id: 70_008 },
}

export const hookDeliveries: readonly HookDeliveryRecord[] = [
  delivery(5500, '2026-11-20T08:39:06.000Z', { httpCode: 502, attempt: 1, durationMs: 2010 }, changed),
  delivery(5501, '2026-11-20T08:40:11.000Z', { httpCode: 200, attempt: 2, durationMs: 184 }, changed),
  ...['06:00:00', '06:01:00', '06:06:00', '06:36:00', '08:36:00', '14:36:00'].map((time, index) =>
    delivery(
      5401 + index,
      `2026-11-17T${time}.000Z`,
      { httpCode: null, attempt: index + 1, durationMs: 12, reason: 'Такого адреса нет.' },
      shipped,
    ),
  ),
]
