import { z } from 'zod'
import type { Data, Input } from '../../api/operation.ts'
import { requiredConsent, requiredText } from '../../forms/field-schemas.ts'
import { emptyPassport, passportSchema } from '../../forms/PassportFields.tsx'
import { consentFields } from '../../forms/PersonalDataField.tsx'
import { fio, minLength } from '../../forms/rules.ts'
import type { createAuthority, getOrder } from '../../generated/operations.ts'

type Order = Data<typeof getOrder>['order']
type Request = Input<typeof createAuthority>['body']

const consentWanted = 'Без согласия представителя указать его паспорт нельзя'
const common = {
  basis: z.enum(['order', 'invoice']),
  lines: z
    .array(z.object({ lineId: z.number(), quantity: z.number() }))
    .refine((lines) => lines.some(({ quantity }) => quantity > 0), 'Выберите, что получить'),
  fio: requiredText(fio).transform((text) => text.trim()),
  position: requiredText(minLength(2)).transform((text) => text.trim()),
  validUntil: requiredText(),
}

/** The passport and the consent belong to a passport that is typed in. */
export const authoritySchema = z.discriminatedUnion('passportKind', [
  z.object({
    ...common,
    passportKind: z.enum(['blank', 'own']),
    passport: z.custom<typeof emptyPassport>(),
    consent: z.string(),
  }),
  z.object({
    ...common,
    passportKind: z.literal('given'),
    passport: passportSchema,
    consent: requiredConsent(consentWanted),
  }),
])

export type AuthorityOut = z.output<typeof authoritySchema>

/** The form as on the screen: every field, whatever is chosen. */
export interface AuthorityFields {
  basis: 'order' | 'invoice'
  lines: { lineId: number; quantity: number }[]
  fio: string
  position: string
  validUntil: string
  passportKind: 'blank' | 'own' | 'given'
  passport: typeof emptyPassport
  consent: string
}

/** A line of the order of which something is left to be received. */
export interface OpenLine {
  id: number
  name: string
  unit: string
  left: number
}

/** Lines of an order of which something is left to be received. */
export function openLines({ items }: Order): OpenLine[] {
  return items.flatMap(({ id, product, quantity, shippedQuantity }) => {
    const left = quantity - shippedQuantity
    return left > 0 ? [{ id, name: product.name, unit: product.unit, left }] : []
  })
}

/** All that is left of an order, for a few days. @param validUntil `YYYY-MM-DD` */
export function startFields(order: Order, validUntil: string): AuthorityFields {
  return {
    basis: 'order',
    lines: openLines(order).map(({ id, left }) => ({ lineId: id, quantity: left })),
    fio: order.delivery.recipient?.fio ?? '',
    position: '',
    validUntil,
    passportKind: 'blank',
    passport: emptyPassport,
    consent: '',
  }
}

/** The request; lines are named only when not everything is to be received. */
export function authorityRequest(order: Order, form: AuthorityOut): Omit<Request, 'SESSID'> {
  const { basis, lines, validUntil } = form
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  const isAll = openLines(order).every(({ id, left }) =>
    wanted.some(({ lineId, quantity }) => lineId === id && quantity === left),
  )
  return {
    orderId: order.id,
    basis,
    validUntil,
    ...(!isAll && { lines: wanted }),
    representative: {
      fio: form.fio,
      position: form.position,
      ...(form.passportKind === 'given' && { passport: form.passport }),
    },
    ...(form.passportKind === 'own' && { useOwnPassport: true }),
    ...(form.passportKind === 'given' && { consents: form.consent }),
  }
}

/** Fields of the request under their names in the form. */
export const serverFields = {
  'representative.fio': 'fio',
  'representative.position': 'position',
  'representative.passport.series': 'passport.series',
  'representative.passport.number': 'passport.number',
  'representative.passport.divisionCode': 'passport.divisionCode',
  'representative.passport.issuedBy': 'passport.issuedBy',
  'representative.passport.issueDate': 'passport.issueDate',
  useOwnPassport: 'passportKind',
  ...consentFields,
} as const
