import * as z from 'zod/mini'
import { companyRights } from '../seed/company-member-record.ts'
import { consents, day, instant, whole } from './values.ts'

// Shapes of the records of people, companies and papers (`seed/user-record.ts` and its neighbours).

export const user = z.strictObject({
  id: whole,
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  phoneVerified: z.boolean(),
  surname: z.string(),
  name: z.string(),
  patronymic: z.string(),
  birthDate: z.optional(day),
  position: z.optional(z.string()),
  roleCode: z.enum(['user', 'individual', 'ADMIN']),
  isBlocked: z.optional(z.literal(true)),
  defaultStoreId: whole,
  currentCompanyId: z.optional(whole),
  consents,
  createdAt: instant,
})

export const passport = z.strictObject({
  id: whole,
  series: z.string(),
  number: z.string(),
  divisionCode: z.string(),
  issuedBy: z.string(),
  issueDate: day,
  birthDate: day,
  registrationAddress: z.string(),
  consent: z.strictObject({ type: z.literal('personalData'), docVersion: z.string(), acceptedAt: instant }),
  savedAt: instant,
})

const bank = z.strictObject({
  id: whole,
  bik: z.string(),
  name: z.string(),
  corrAccount: z.nullable(z.string()),
  account: z.string(),
  isDefault: z.boolean(),
})

export const company = z.strictObject({
  id: whole,
  name: z.string(),
  shortName: z.string(),
  type: z.enum(['ЮЛ', 'ИП']),
  inn: z.string(),
  kpp: z.optional(z.string()),
  ogrn: z.string(),
  legalAddress: z.string(),
  actualAddress: z.string(),
  director: z.nullable(z.strictObject({ fio: z.string(), position: z.string(), basis: z.string() })),
  banks: z.array(bank),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  registryStatus: z.enum(['active', 'liquidating', 'liquidated']),
  verification: z.enum(['pending', 'verified', 'rejected']),
  verificationReason: z.optional(z.string()),
  checkAt: z.optional(z.number()),
  managerId: z.optional(whole),
  version: whole,
  createdAt: instant,
})

export const member = z.strictObject({
  id: whole,
  companyId: whole,
  userId: z.optional(whole),
  fio: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  position: z.string(),
  role: z.enum(['owner', 'admin', 'buyer', 'approver', 'accountant', 'mechanic', 'viewer']),
  status: z.enum(['active', 'invited', 'blocked']),
  invitedAt: z.optional(instant),
  invitedBy: z.optional(whole),
  limits: z.strictObject({
    perOrder: z.nullable(whole),
    perMonth: z.nullable(whole),
    spent: whole,
    month: z.optional(z.string()),
  }),
  rights: z.array(z.enum(companyRights)),
})

export const accessRequest = z.strictObject({
  id: whole,
  companyId: whole,
  userId: whole,
  comment: z.string(),
  status: z.enum(['pending', 'accepted', 'declined']),
  createdAt: instant,
  decidedAt: z.optional(instant),
  decidedBy: z.optional(z.string()),
  decisionComment: z.optional(z.string()),
})

export const contract = z.strictObject({
  id: whole,
  companyId: whole,
  number: z.string(),
  date: day,
  validUntil: day,
  autoProlong: z.boolean(),
  type: z.string(),
  status: z.enum(['draft', 'active', 'expiring', 'expired', 'terminated']),
  paymentTerms: z.string(),
  deferDays: whole,
  creditLimit: whole,
  creditUsed: whole,
  managerId: z.optional(whole),
  isDefault: z.boolean(),
})

export const address = z.strictObject({
  id: whole,
  userId: whole,
  companyId: z.optional(whole),
  title: z.string(),
  value: z.string(),
  components: z.strictObject({
    region: z.string(),
    city: z.string(),
    street: z.string(),
    house: z.string(),
    flat: z.string(),
    postalCode: z.string(),
    fiasId: z.optional(z.string()),
  }),
  lat: z.nullable(z.number()),
  lon: z.nullable(z.number()),
  contact: z.nullable(z.strictObject({ fio: z.string(), phone: z.string() })),
  note: z.string(),
  workHours: z.string(),
  craneNeeded: z.boolean(),
  isDefault: z.boolean(),
  version: z.optional(whole),
})

export const notification = z.strictObject({
  id: whole,
  userId: whole,
  type: z.enum(['order', 'invoice', 'approval', 'payment', 'stock', 'promotion', 'system']),
  title: z.string(),
  text: z.string(),
  link: z.string(),
  createdAt: instant,
  isRead: z.boolean(),
})
