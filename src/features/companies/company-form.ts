import { z } from 'zod'
import type { Input } from '../../api/operation.ts'
import { account, bik, inn, kpp, ogrn } from '../../forms/company-numbers.ts'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { email, fio, minLength, phone, required, type Rule } from '../../forms/rules.ts'
import type { addCompany } from '../../generated/operations.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { normalisePhone } from '../../lib/phone.ts'

const fields = z.object({
  type: z.enum(['ЮЛ', 'ИП']),
  inn: requiredText(inn),
  name: requiredText(minLength(2)),
  kpp: z.string(),
  ogrn: requiredText(ogrn),
  legalAddress: requiredText(minLength(5)),
  directorFio: z.string(),
  directorPosition: z.string(),
  directorBasis: z.string(),
  bik: optionalText(bik),
  account: z.string(),
  phone: optionalText(phone),
  email: optionalText(email),
})
export type CompanyFields = z.input<typeof fields>

/** What only a legal entity has, and must have. */
const ofEntity: Readonly<
  Record<'kpp' | 'directorFio' | 'directorPosition' | 'directorBasis', readonly Rule[]>
> = {
  kpp: [required, kpp],
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
      for (const name of keysOf(ofEntity)) {
        const message = ofEntity[name].map((rule) => rule(value[name])).find((fault) => fault !== undefined)
        if (message !== undefined) tell(name, message)
      }
    for (const [given, missing] of pairs)
      if (value[given].trim() !== '' && value[missing].trim() === '') tell(missing, 'Заполните поле')
    const wrongAccount = value.account.trim() === '' ? undefined : account(value.account, value.bik)
    if (wrongAccount !== undefined) tell('account', wrongAccount)
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
  const { type, inn: number, name, legalAddress } = values
  return {
    type,
    inn: number.trim(),
    name: name.trim(),
    ogrn: values.ogrn.trim(),
    legalAddress: legalAddress.trim(),
    ...(type === 'ЮЛ' && {
      kpp: values.kpp.trim(),
      director: {
        fio: values.directorFio.trim(),
        position: values.directorPosition.trim(),
        basis: values.directorBasis.trim(),
      },
    }),
    ...(values.bik.trim() !== '' && { bank: { bik: values.bik.trim(), account: values.account.trim() } }),
    ...(values.phone.trim() !== '' && { phone: normalisePhone(values.phone) }),
    ...(values.email.trim() !== '' && { email: values.email.trim() }),
  }
}
