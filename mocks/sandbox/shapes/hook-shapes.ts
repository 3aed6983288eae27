import * as z from 'zod/mini'
import { instant, whole } from './values.ts'

const events = [
  'order.created',
  'order.statusChanged',
  'invoice.ready',
  'payment.received',
  'shipment.ready',
  'act.ready',
  'stock.available',
  'price.changed',
  'balance.overdue',
  'approval.requested',
] as const
const event = z.enum([...events, 'service.due'])
const object = z.strictObject({ type: z.enum(['order', 'contract', 'act', 'product', 'machine']), id: whole })

export const hook = z.strictObject({
  id: whole,
  companyId: whole,
  name: z.string(),
  channel: z.enum(['webhook', 'email']),
  target: z.string(),
  events: z.array(z.enum(events)),
  serviceReminders: z.optional(z.boolean()),
  productIds: z.array(whole),
  status: z.enum(['active', 'paused', 'failing']),
  createdAt: instant,
})

export const hookSecret = z.strictObject({ id: whole, secret: z.string() })

export const hookEvent = z.strictObject({ id: whole, at: instant, event, contragentId: whole, object })

const told = {
  id: z.string(),
  hookId: whole,
  eventId: z.string(),
  event,
  eventAt: instant,
  object,
  attempt: whole,
  kind: z.enum(['event', 'test', 'again']),
}

export const hookTry = z.strictObject({ ...told, at: z.number() })

export const hookDelivery = z.strictObject({
  ...told,
  at: instant,
  httpCode: z.nullable(whole),
  durationMs: whole,
  reason: z.optional(z.string()),
  ofSeed: z.optional(z.literal(true)),
})
