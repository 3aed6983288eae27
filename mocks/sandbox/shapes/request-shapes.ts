import * as z from 'zod/mini'
import { consents, instant, whole } from './values.ts'

const message = z.strictObject({
  id: whole,
  at: instant,
  from: z.enum(['customer', 'seller']),
  author: z.string(),
  text: z.string(),
  fileIds: z.optional(z.array(z.string())),
})

export const request = z.strictObject({
  id: whole,
  topic: z.enum([
    'question',
    'claim',
    'return',
    'documents',
    'price',
    'orderCancel',
    'machineTask',
    'callback',
  ]),
  number: z.string(),
  owner: z.string(),
  userId: z.optional(whole),
  companyId: z.optional(whole),
  orderId: z.optional(whole),
  machineId: z.optional(whole),
  goneMachine: z.optional(z.strictObject({ name: z.string(), serialNumber: z.string() })),
  productId: z.optional(whole),
  phone: z.string(),
  name: z.string(),
  email: z.optional(z.string()),
  text: z.string(),
  urgency: z.optional(z.enum(['normal', 'machineDown'])),
  dueAtHours: z.optional(whole),
  maintenance: z.optional(z.literal(true)),
  fileIds: z.optional(z.array(z.string())),
  consents,
  status: z.enum(['new', 'inProgress', 'waitingCustomer', 'closed']),
  messages: z.array(message),
  read: z.array(z.strictObject({ userId: whole, messageId: whole })),
  createdAt: instant,
  updatedAt: instant,
  closedAt: z.optional(instant),
  next: z.optional(z.strictObject({ step: z.enum(['accept', 'ask', 'answer', 'close']), at: z.number() })),
})
