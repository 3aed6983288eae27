import { z } from 'zod'
import type { Input } from '../../api/operation.ts'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { email, fio, minLength, phone, required, type Rule } from '../../forms/rules.ts'
import type { addCompany } from '../../generated/operations.ts'
import { normalisePhone } from '../../lib/phone.ts'

const wrongFormat = 'Недопустимый формат'
const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value.trim()) ? undefined : wrongFormat

export const bikRule = matches(/^\d{9}$/)
export const accountRule = matches(/^\d{20}$/)
export const kppRule = matches(/^\d{4}[\dA-Z]{2}\d{3}$/)

const fields = z.object({
  type: z.enum(['ЮЛ', 'ИП']),
  inn: requiredText(matches(/^(\d{10}|\d{12})$/)),
  name: requiredText(minLength(2)),
  kpp: z.string(),
  ogrn: requiredText(matches(/^(\d{13}|\d{15})$/)),
  legalAddress: requiredText(minLength(5)),
  directorFio: z.string(),
  directorPosition: z.string(),
  directorBasis: z.string(),
  bik: optionalText(bikRule),
  account: optionalText(accountRule),
  phone: optionalText(phone),
  email: optionalText(email),
})
export type CompanyFields = z.input<typeof fields>

/** What only a legal entity has, and must have. */
const ofEntity: Readonly<
  Record<'kpp' | 'directorFio' | 'directorPosition' | 'directorBasis', readonly Rule[]>
> = {
  kpp: [required, kppRule],
  directorFio: [required, fio],
  directorPosition: [required, minLength(2)],
  directorBasis: [required, minLength(2)],
}

/** An account has both its number and its bank. */
const pairs = [
  ['bik', 'account'],
  ['account', 'bik'],
] as const

/** Checked even while other fields are invalid, so that all messages stand at once. */
export const companySchema = fields.superRefine(
  (value, context) => {
    const tell = (name: string, message: string) =>
      context.addIssue({ code: 'custom', message, path: [name] })
    if (value.type === 'ЮЛ')
      for (const [name, rules] of Object.entries(ofEntity)) {
        const text = value[name as keyof typeof ofEntity]
        const message = rules.map((rule) => rule(text)).find((fault) => fault !== undefined)
        if (message !== undefined) tell(name, message)
      }
    for (const [given, missing] of pairs)
      if (value[given].trim() !== '' && value[missing].trim() === '') tell(missing, 'Заполните поле')
  },
  { when: ({ value }) => typeof value === 'object' && value !== null },
)

export const emptyCompany: CompanyFields = {
  type: 'ЮЛ',
  inn: '',
  name: '',
  kpp: '',
  ogrn: '',
  legalAddress: '',
  directorFio: '',
  directorPosition: '',
  directorBasis: 'Устава',
  bik: '',
  account: '',
  phone: '',
  email: '',
}

/** What is sent to add the company. */
export function companyInput(values: CompanyFields): Omit<Input<typeof addCompany>['body'], 'SESSID'> {
  const { type, inn, name, kpp, ogrn, legalAddress, bik, account } = values
  return {
    type,
    inn: inn.trim(),
    name: name.trim(),
    ogrn: ogrn.trim(),
    legalAddress: legalAddress.trim(),
    ...(type === 'ЮЛ' && {
      kpp: kpp.trim(),
      director: {
        fio: values.directorFio.trim(),
        position: values.directorPosition.trim(),
        basis: values.directorBasis.trim(),
      },
    }),
    ...(bik.trim() !== '' && { bank: { bik: bik.trim(), account: account.trim() } }),
    ...(values.phone.trim() !== '' && { phone: normalisePhone(values.phone) }),
    ...(values.email.trim() !== '' && { email: values.email.trim() }),
  }
}
