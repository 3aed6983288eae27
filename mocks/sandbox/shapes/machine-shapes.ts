import * as z from 'zod/mini'
import { day, whole } from './values.ts'

const facts = {
  id: whole,
  modelId: z.optional(whole),
  type: z.string(),
  brand: z.string(),
  model: z.string(),
  modification: z.optional(z.string()),
  year: whole,
  serialNumber: z.string(),
  vin: z.optional(z.string()),
  engineModel: z.optional(z.string()),
  warrantyUntil: z.optional(day),
}

const reading = z.strictObject({ value: z.number(), at: day })

export const dealerMachine = z.strictObject({ ...facts, contractId: z.optional(whole) })

export const machine = z.strictObject({
  ...facts,
  companyId: z.optional(whole),
  userId: whole,
  regPlate: z.optional(z.string()),
  name: z.string(),
  location: z.string(),
  motohours: z.optional(reading),
  readings: z.optional(z.array(reading)),
  firstHours: z.optional(whole),
  lastService: z.optional(z.strictObject({ hours: whole, at: day })),
  ownership: z.enum(['own', 'leasing', 'rent']),
  status: z.enum(['active', 'repair', 'sold', 'pendingVerification']),
  photoId: z.optional(z.string()),
  verifyAt: z.optional(z.number()),
  verificationReason: z.optional(z.string()),
})
