import * as z from 'zod/mini'
import { day, instant, whole } from './values.ts'

const sums = z.strictObject({
  contractId: z.nullable(whole),
  contractNumber: z.string(),
  balance: whole,
  debt: whole,
  overdue: whole,
  advance: whole,
  creditLeft: whole,
})

export const act = z.strictObject({
  id: whole,
  kind: z.enum(['reconciliation', 'upd', 'services']),
  companyId: whole,
  contractId: z.optional(whole),
  periodFrom: day,
  periodTo: day,
  status: z.enum(['queued', 'ready', 'failed', 'sent', 'disputed']),
  userId: z.optional(whole),
  email: z.optional(z.string()),
  requestedAt: instant,
  endedAt: z.optional(instant),
  failReason: z.optional(z.string()),
  figures: z.optional(
    z.strictObject({
      number: z.string(),
      opening: whole,
      debit: whole,
      credit: whole,
      closing: whole,
      rows: z.array(z.strictObject({ date: day, document: z.string(), debit: whole, credit: whole })),
    }),
  ),
})

export const balance = z.strictObject({
  id: whole,
  userId: whole,
  requestedAt: instant,
  date: z.optional(day),
  endedAt: z.optional(instant),
  report: z.optional(
    z.strictObject({
      asOf: instant,
      contractRows: z.array(sums),
      totals: sums,
      ageing: z.strictObject({
        notDue: whole,
        d1_15: whole,
        d16_30: whole,
        d31_60: whole,
        d61_90: whole,
        d90plus: whole,
      }),
      debts: z.array(
        z.strictObject({
          document: z.string(),
          orderId: z.nullable(whole),
          date: day,
          dueDate: day,
          sum: whole,
          paid: whole,
          left: whole,
          overdueDays: whole,
        }),
      ),
      calendar: z.optional(
        z.array(
          z.strictObject({
            dueDate: day,
            isOverdue: z.boolean(),
            sum: whole,
            items: z.array(z.strictObject({ document: z.string(), orderId: z.nullable(whole), sum: whole })),
          }),
        ),
      ),
    }),
  ),
})

export const authority = z.strictObject({
  id: whole,
  companyId: whole,
  orderId: whole,
  number: z.string(),
  issueDate: day,
  validUntil: day,
  representative: z.strictObject({
    fio: z.string(),
    position: z.string(),
    passport: z.optional(
      z.strictObject({
        series: z.string(),
        number: z.string(),
        divisionCode: z.string(),
        issuedBy: z.string(),
        issueDate: day,
      }),
    ),
  }),
  basis: z.strictObject({ type: z.enum(['order', 'invoice']), number: z.string() }),
  goods: z.array(
    z.strictObject({
      lineId: whole,
      name: z.string(),
      unit: z.string(),
      quantity: whole,
      shippedBefore: whole,
    }),
  ),
  status: z.enum(['draft', 'active', 'used', 'revoked']),
  scanId: z.optional(z.string()),
  consent: z.optional(
    z.strictObject({ type: z.literal('personalData'), docVersion: z.string(), acceptedAt: instant }),
  ),
  reason: z.optional(z.string()),
})
